import { inFile, texts, type Mutation } from './mutation';

const suspicious: Mutation[] = [
  ...texts('locales/ar/home.json', 'contact.intro', 'أخبرونا أي قرار أمامكم.', [
    ['أخبرونا أي قرار أمامكم', 'full-stop', ''],
    ['أخبرونا &amp; اكتبوا.', 'entity', '&amp;'],
    ['أخبرونا \u200Fاليوم.', 'invisible-mark', '\u200F'],
  ]),
  ...texts('locales/fr/common.json', 'service.phase', 'Phase {{number}}', [
    ['Étape {{number}}.', 'full-stop', ''],
  ]),
  ...texts('locales/en/home.json', 'contact.intro', 'Tell us which decision is in front of you.', [
    ["It's yours.", 'typography', "'s"],
  ]),
  ...inFile('locales/fr/services/visitor-economy-strategy.json', [
    {
      name: 'a description that is too short',
      replace: /"description": "Ce que[^"]*"/,
      by: '"description": "Ce que dépensent les visiteurs."',
      rule: 'length',
      key: 'description',
      at: /"Ce que/,
      others: ['ratio'],
    },
    {
      name: 'an introduction that is too long',
      replace: /("intro": ")/,
      by: `"intro": "${'Un mot de plus. '.repeat(20)}`,
      rule: 'length',
      key: 'intro',
      at: /"Un mot/,
    },
    {
      name: 'a title of a phase that is too long',
      replace: 'Constat 1',
      by: 'Constat '.repeat(9).trim(),
      rule: 'length',
      key: 'phases.0.title',
      at: /"Constat C/,
    },
  ]),
];

export const warningMutations = suspicious.map((row): Mutation => ({
  ...row,
  severity: 'warning',
}));

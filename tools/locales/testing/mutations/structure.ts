import { inFile } from './mutation';

const intro = '"أخبرونا أي قرار أمامكم."';

const translation = inFile('locales/ar/home.json', [
  { name: 'a missing text', replace: /"intro": .*/, by: '', rule: 'missing-key', key: 'contact.intro', at: /\{(?=\s*\}\s*\}\s*$)/ },
  { name: 'a missing group', replace: /,\n *"contact": \{[^}]*\}/, by: '', rule: 'missing-key', key: 'contact', at: /"about"/ },
  { name: 'a misspelt key', replace: '"intro"', by: '"inro"', rule: 'unknown-key', key: 'contact.inro', at: /"inro"/, others: ['missing-key'] },
  { name: 'an unknown key', replace: '"intro"', by: '"more": "المزيد",\n    "intro"', rule: 'unknown-key', key: 'contact.more', at: /"more"/ },
  { name: 'an unknown group', replace: '"contact"', by: '"extra": {"a": "نص"},\n  "contact"', rule: 'unknown-key', key: 'extra', at: /"extra"/ },
  { name: 'a key of JavaScript', replace: '"intro"', by: '"__proto__": "نص",\n    "intro"', rule: 'unknown-key', key: 'contact.__proto__', at: /"__proto__"/ },
  { name: 'a key that stands twice', replace: '"intro"', by: '"intro": "نص",\n    "intro"', rule: 'duplicate-key', key: 'contact.intro', at: /"intro": "أ/, others: [] },
  { name: 'a group that stands twice', replace: '"contact"', by: '"hero": {},\n  "contact"', rule: 'duplicate-key', key: 'hero', at: /"hero": \{\}/ },
  { name: 'an empty text', replace: intro, by: '""', rule: 'empty', key: 'contact.intro', at: /""/ },
  { name: 'a text of spaces only', replace: intro, by: '"\u00A0 "', rule: 'empty', key: 'contact.intro', at: /"\u00A0 "/ },
  { name: 'a number instead of a text', replace: intro, by: '20', rule: 'wrong-type', key: 'contact.intro', at: /20\n/ },
  { name: 'null instead of a text', replace: intro, by: 'null', rule: 'wrong-type', key: 'contact.intro', at: /null/ },
  { name: 'true instead of a text', replace: intro, by: 'true', rule: 'wrong-type', key: 'contact.intro', at: /true/ },
  { name: 'a list instead of a text', replace: intro, by: '["نص"]', rule: 'wrong-type', key: 'contact.intro', at: /\["نص"\]/ },
  { name: 'a text instead of a group', replace: /"contact": \{[^}]*\}/, by: '"contact": "نص"', rule: 'wrong-type', key: 'contact', at: /"نص"/ },
  { name: 'a missing plural form', replace: /"count_two".*\n/, by: '', rule: 'rule-5', key: 'services.count_two', at: /"count_one"/ },
  { name: 'two missing plural forms', replace: /"count_few"[^]*?"count_other"/, by: '"count_other"', rule: 'rule-5', key: 'services.count_many', at: /"count_two"/ },
]);

const plural = inFile('locales/fr/home.json', [
  { name: 'a missing plural form', replace: /"count_many".*\n/, by: '', rule: 'rule-5', key: 'services.count_many', at: /"count_one"/ },
  { name: 'a plural form of another language', replace: '"count_many"', by: '"count_few": "{{count}} offres",\n      "count_many"', rule: 'rule-5', key: 'services.count_few', at: /"count_few"/ },
  { name: 'a plural key in one form', replace: /"count_one"[^]*?"count_other"/, by: '"count"', rule: 'unknown-key', key: 'services.count', at: /"count"/, others: ['rule-5'] },
]);

const service = inFile('locales/fr/services/visitor-economy-strategy.json', [
  { name: 'three phases', replace: /,\s*\{[^{}]*Constat 4[^{}]*\}/, by: '', rule: 'list-length', key: 'phases', at: /\[/ },
  { name: 'five phases', replace: /\s*\]/, by: ', {"title": "Constat 5", "description": "Texte."}]', rule: 'list-length', key: 'phases', at: /\[/ },
  { name: 'no phase', replace: /\[[^]*\]/, by: '[]', rule: 'list-length', key: 'phases', at: /\[/ },
  { name: 'a phase without a title', replace: '"title": "Constat 2",', by: '', rule: 'missing-key', key: 'phases.1.title', at: /\{(?=\s*"description")/ },
  { name: 'a text instead of a phase', replace: /\{[^{}]*Constat 3[^{}]*\}/, by: '"Constat 3"', rule: 'wrong-type', key: 'phases.2', at: /"Constat 3"/ },
  { name: 'a group instead of the list', replace: /"phases": [^]*\]/, by: '"phases": {}', rule: 'wrong-type', key: 'phases', at: /\{\}/ },
  { name: 'a field that no service has', replace: '"intro"', by: '"subtitle": "Sous-titre",\n  "intro"', rule: 'unknown-key', key: 'subtitle', at: /"subtitle"/ },
  { name: 'fields in another order', replace: /("title": [^\n]*)\n(\s*)("description": [^\n]*)/, by: '"description": "Ce que dépensent les visiteurs, où cela reste et lesquels rechercher.",\n  "title": "Stratégie pour l’économie touristique",', rule: 'key-order', key: 'description', at: /"description": "Ce/, severity: 'warning' },
]);

const english = [
  ...inFile('locales/en/home.json', [
    { name: 'a plural form by itself', replace: /"count_one".*\n/, by: '', rule: 'rule-5', key: 'services.count_other', at: /"count_other"/ },
    { name: 'a plural form that English lacks', replace: '"count_one"', by: '"count_few": "{{count}} services",\n    "count_one"', rule: 'rule-5', key: 'services.count_few', at: /"count_few"/ },
    { name: 'a group without a text', replace: /"contact": \{[^}]*\}/, by: '"contact": {}', rule: 'empty', key: 'contact', at: /\{\}/ },
    { name: 'a number instead of a text', replace: '"The right decision, before the first stone"', by: '1', rule: 'wrong-type', key: 'hero.headline', at: /1(?=\n)/ },
  ]),
  ...inFile('locales/en/services/visitor-economy-strategy.json', [
    { name: 'three phases', replace: /,\s*\{[^{}]*Evidence 4[^{}]*\}/, by: '', rule: 'list-length', key: 'phases', at: /\[/ },
    { name: 'no summary', replace: /"summary".*\n/, by: '', rule: 'missing-key', key: 'summary', at: /"description"(?=: "What)/ },
  ]),
];

export const structureMutations = [...translation, ...plural, ...service, ...english];

import { inFile } from './mutation';

const intro = '"أخبرونا أي قرار أمامكم."';
const service = 'services/visitor-economy-strategy.json';
const fewAndMany = /"count_few"[^]*?(?="count_other")/;
const allForms = /"count_one"[^]*?"count_other"/;

export const structureMutations = [
  ...inFile('locales/ar/home.json', [
    ['missing-key', 'contact.intro', /"intro": .*/, '', /\{(?=\s*\}\s*\}\s*$)/],
    ['missing-key', 'contact', /,\n *"contact": \{[^}]*\}/, '', /^\{/],
    ['unknown-key', 'contact.inro', '"intro"', '"inro"', /"inro"/, 'missing-key'],
    ['unknown-key', 'contact.more', /(?="intro")/, '"more": "المزيد", ', /"more"/],
    ['unknown-key', 'extra', /(?="contact")/, '"extra": {"a": "نص"}, ', /"extra"/],
    ['unknown-key', 'contact.__proto__', /(?="intro")/, '"__proto__": "نص", ', /"__proto__"/],
    ['duplicate-key', 'contact.intro', /(?="intro")/, '"intro": "نص", ', /"intro": "أ/],
    ['duplicate-key', 'hero', /(?="contact")/, '"hero": {}, ', /"hero": \{\}/],
    ['empty', 'contact.intro', intro, '""', /""/],
    ['empty', 'contact.intro', intro, '"\u00A0 "', /"\u00A0 "/],
    ['wrong-type', 'contact.intro', intro, '20', /20\n/],
    ['wrong-type', 'contact.intro', intro, 'null', /null/],
    ['wrong-type', 'contact.intro', intro, 'true', /true/],
    ['wrong-type', 'contact.intro', intro, '["نص"]', /\["نص"\]/],
    ['wrong-type', 'contact', /"contact": \{[^}]*\}/, '"contact": "نص"', /"نص"/],
    ['missing-form', 'services.count_two', /"count_two".*\n/, '', /\{(?=\s*"count_zero\")/],
    ['missing-form', 'services.count_many', fewAndMany, '', /\{(?=\s*"count_zero\")/],
  ]),
  ...inFile('locales/fr/home.json', [
    ['missing-form', 'services.count_many', /"count_many".*\n/, '', /\{(?=\s*"count_one\")/],
    ['unknown-form', 'services.count_few', /(?="count_many")/, '"count_few": "n", ', /"count_few"/],
    ['unknown-key', 'services.count', allForms, '"count"', /"count"/, 'missing-form'],
  ]),
  ...inFile(`locales/fr/${service}`, [
    ['list-length', 'phases', /,\s*\{[^{}]*Constat 4[^{}]*\}/, '', /\[/],
    ['list-length', 'phases', /\s*\]/, ', {"title": "Constat 5", "description": "Texte."}]', /\[/],
    ['list-length', 'phases', /\[[^]*\]/, '[]', /\[/],
    ['missing-key', 'phases.1.title', '"title": "Constat 2",', '', /\{(?=\s*"description")/],
    ['wrong-type', 'phases.2', /\{[^{}]*Constat 3[^{}]*\}/, '"Constat 3"', /"Constat 3"/],
    ['wrong-type', 'phases', /"phases": [^]*\]/, '"phases": {}', /\{\}/],
    ['unknown-key', 'subtitle', /(?="intro")/, '"subtitle": "Sous-titre", ', /"subtitle"/],
  ]),
  ...inFile('locales/en/home.json', [
    ['missing-form', 'services.count_one', /"count_one".*\n/, '', /\{(?=\s*"count_other")/],
    ['unknown-form', 'services.count_few', /(?="count_one")/, '"count_few": "n", ', /"count_few"/],
    ['missing-key', 'contact.intro', /"contact": \{[^}]*\}/, '"contact": {}', /\{\}/],
    ['unknown-key', 'extra', /(?="contact":)/, '"extra": {"a": "More"}, ', /"extra"/],
    ['wrong-type', 'hero.headline', /"The right decision[^"]*"/, '1', /1(?=\n)/],
  ]),
  ...inFile(`locales/en/${service}`, [
    ['list-length', 'phases', /,\s*\{[^{}]*Evidence 4[^{}]*\}/, '', /\[/],
    ['missing-key', 'summary', /"summary".*\n/, '', /^\{/],
  ]),
];

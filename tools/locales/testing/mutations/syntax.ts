import { inFile } from './mutation';

export const syntaxMutations = inFile('locales/fr/common.json', [
  { name: 'a missing comma', replace: 'vices",', by: 'vices"', rule: 'json', key: 'nav.getStarted', at: /"getStarted"/ },
  { name: 'a comma after the last entry', replace: 'projet"', by: 'projet",', rule: 'json', key: 'nav', at: /\},\n {2}"service"/ },
  { name: 'a missing quotation mark', replace: '"Services"', by: '"Services', rule: 'json', key: 'nav.services', at: /"Services,/ },
  { name: 'typographic quotation marks', replace: '"Services"', by: '“Services”', rule: 'json', key: 'nav.services', at: /“Services”/ },
  { name: 'a missing colon', replace: '"services":', by: '"services"', rule: 'json', key: 'nav.services', at: /"Services"/ },
  { name: 'a missing closing bracket', replace: /\}\s*$/, by: '', rule: 'json', key: 'footer', at: /$/ },
  { name: 'a bracket too many', replace: /\}\s*$/, by: '}}', rule: 'json', key: '', at: /\}$/ },
  { name: 'a key without quotation marks', replace: '"services"', by: 'services', rule: 'json', key: 'nav', at: /services:/ },
  { name: 'single quotation marks', replace: '"Services"', by: "'Services'", rule: 'json', key: 'nav.services', at: /'Services'/ },
  { name: 'a comment', replace: '"nav"', by: '// menu\n  "nav"', rule: 'json', key: '', at: /\/\/ menu/ },
  { name: 'a line break inside a text', replace: 'Démarrer un', by: 'Démarrer\nun', rule: 'json', key: 'nav.getStarted', at: /"Démarrer/ },
  { name: 'a tab inside a text', replace: 'Démarrer un', by: 'Démarrer\tun', rule: 'json', key: 'nav.getStarted', at: /"Démarrer/ },
  { name: 'a wrong escape', replace: 'Démarrer', by: '\\Démarrer', rule: 'json', key: 'nav.getStarted', at: /"\\Démarrer/ },
  { name: 'a wrong code', replace: 'Démarrer', by: '\\u00zz', rule: 'json', key: 'nav.getStarted', at: /"\\u00zz/ },
  { name: 'a quotation mark inside a text', replace: 'Démarrer un', by: 'Démarrer "un"', rule: 'json', key: 'nav.getStarted', at: /un" projet/ },
  { name: 'marks of an unfinished merge', replace: '  "nav"', by: '<<<<<<< HEAD\n  "nav"', rule: 'json', key: '', at: /<<<<<<< HEAD/ },
  { name: 'an empty file', replace: /^[^]*$/, by: '', rule: 'json', key: '', at: /^/ },
  { name: 'a list instead of the file', replace: /^[^]*$/, by: '[]', rule: 'wrong-type', key: '', at: /^/ },
  { name: 'nesting without end', replace: /^[^]*$/, by: '['.repeat(100_000), rule: 'json', key: '', at: /^/ },
  { name: 'a byte order mark', replace: /^/, by: '\uFEFF', rule: 'encoding', key: '', at: /^/ },
]);

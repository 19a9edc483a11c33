import { inFile } from './mutation';

const button = '"Démarrer un projet"';

export const syntaxMutations = inFile('locales/fr/common.json', [
  ['json-comma', 'nav.getStarted', 'vices",', 'vices"', /"getStarted"/],
  ['json-extra-comma', 'nav', button, `${button},`, /\},\n {2}"service"/],
  ['json', 'nav.services', '"Services"', '"Services', /"Services,/],
  ['json', 'nav.services', '"Services"', '“Services”', /“Services”/],
  ['json', 'nav.services', '"services":', '"services"', /"Services"/],
  ['json-bracket', 'service', /\}\s*$/, '', /$/],
  ['json', '', /\}\s*$/, '}}', /\}$/],
  ['json-quote', 'nav', '"services"', 'services', /services:/],
  ['json', 'nav.services', '"Services"', "'Services'", /'Services'/],
  ['json', '', '"nav"', '// menu\n  "nav"', /\/\/ menu/],
  ['json', 'nav.getStarted', 'Démarrer un', 'Démarrer\nun', /"Démarrer/],
  ['json-character', 'nav.getStarted', 'Démarrer un', 'Démarrer\tun', /"Démarrer/],
  ['json-character', 'nav.getStarted', 'Démarrer', '\\Démarrer', /"\\Démarrer/],
  ['json-character', 'nav.getStarted', 'Démarrer', '\\u00zz', /"\\u00zz/],
  ['json', 'nav.getStarted', 'Démarrer un', 'Démarrer "un"', /un" projet/],
  ['json-merge', '', '  "nav"', '<<<<<<< HEAD\n  "nav"', /<<<<<<< HEAD/],
  ['json-empty', '', /^[^]*$/, '', /^/],
  ['wrong-type', '', /^[^]*$/, '[]', /^/],
  ['byte-order-mark', '', /^/, '\uFEFF', /^/],
]);

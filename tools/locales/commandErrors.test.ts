import { expect, it } from 'vitest';
import { textsToAccept } from './check/accept';
import { exportUnits } from './exchange/export';
import { fill } from './fill';
import { terminalLanguage } from './messages/terminalLanguage';
import { renameKey } from './rename';
import { sampleSite, textOf } from './testing/sampleSite';
import { spokenErrorOf } from './testing/spokenError';

const site = sampleSite();
const home = 'locales/ar/home.json';

function fillAfter(old: RegExp, replacement: string) {
  const content = textOf(site, home).replace(old, replacement);
  return fill({ ...site, files: new Map(site.files).set(home, content) });
}

it.each<[string, () => unknown, string]>([
  ['accept', () => textsToAccept(site, 'fr/hom'), 'pas de texte dans locales/fr/hom'],
  ['accept', () => textsToAccept(site, 'fr/home', ['hero.no']), 'pas de texte « hero.no » dans'],
  ['accept', () => textsToAccept(site, 'xx'), '« xx » n’est pas une traduction'],
  ['export', () => exportUnits(site, 'en', true), '« en » n’est pas une traduction'],
  ['rename', () => renameKey(site, 'hero.a', 'hero.b'), 'Nommez les deux avec le même fichier'],
  [
    'rename',
    () => renameKey(site, 'home#no', 'home#yes'),
    'Aucune langue n’a le texte « home#no »',
  ],
  ['rename', () => renameKey(site, 'home#hero.headline', 'home#contact.intro'), 'a déjà un texte'],
  [
    'fill',
    () => fillAfter(/"intro": .*/u, '"intro"'),
    `${home}: Le fichier a une erreur de syntaxe`,
  ],
  [
    'fill',
    () => fillAfter(/"contact": \{[^}]*\}/u, '"contact": "نص"'),
    'pas de place pour le texte',
  ],
  ['--in', () => terminalLanguage('de'), 'Il y a : en, fr'],
  ['--in', () => terminalLanguage('ar'), 'détachent les lettres arabes'],
])('%s gives the reason of its refusal in French', (_, action, message) => {
  expect(spokenErrorOf(action).messageIn('fr')).toContain(message);
});

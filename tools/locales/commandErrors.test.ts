import { Command, CommanderError } from 'commander';
import { expect, it } from 'vitest';
import { textsToAccept } from './check/accept';
import { exportUnits } from './exchange/export';
import { fill } from './fill';
import { terminalLanguage } from './messages/terminalLanguage';
import { usageError } from './messages/usageError';
import { renameKey } from './rename';
import { sampleSite, textOf } from './testing/sampleSite';
import type { SpokenError } from './messages/SpokenError';
import { spokenErrorOf } from './testing/spokenError';

const site = sampleSite();
const inFrench = (error?: SpokenError) => error?.messageIn('fr').replaceAll('\u00A0', ' ');
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
  expect(inFrench(spokenErrorOf(action))).toContain(message);
});

const program = new Command().exitOverride().configureOutput({ outputError: () => {} });
program.command('check').option('--fix').option('--language <code>');
program.command('receive').argument('<file>');
program.command('hand-in').requiredOption('--author <name>');

it.each([
  ['chek', 'pas de commande chek (check?)'],
  ['check --fixx', 'pas d’option --fixx (--fix?)'],
  ['check --language', 'attend une valeur : --language <code>'],
  ['check fr', 'un mot de trop après check'],
  ['receive', 'Il manque quelque chose après la commande : file'],
  ['hand-in', 'Il manque une option : --author <name>'],
])('says in French what is wrong with “%s”', async (typed, message) => {
  const error: unknown = await program
    .parseAsync(typed.split(' '), { from: 'user' })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommanderError);
  expect(inFrench(usageError(error as CommanderError))).toContain(message);
});

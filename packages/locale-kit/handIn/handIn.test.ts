import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLocales } from '../check/check';
import { sampleSite, textOf } from '../check/testing/sampleSite';
import { withNotes } from '../notes/notes';
import { hashOf } from '../stale/records';
import { accept } from '../stale/stale';
import { parseHandIn, type HandIn, type HandInText } from './file';
import { changedTexts, makeHandIn, planHandIn, prepareHandIn } from './handIn';
import { planReceipt, receiptFiles, undisputed } from './receive';
import { keepReceived } from './received.mjs';

const file = 'locales/fr/home.json';
const first = 'première pierre';
const [old, english] = [
  'La bonne décision, avant la première pierre',
  'The right decision, before the first stone',
];

type Site = ReturnType<typeof sampleSite>;

function recorded(): Site {
  const site = sampleSite();
  put(site, accept(site, { language: 'fr' }));
  return site;
}

function put(site: Site, files: ReadonlyMap<string, string>): Site {
  for (const [path, content] of files) site.files.set(path, content);
  return site;
}

function reword(site: Site, path: string, before: string, after: string): Site {
  expect(textOf(site, path)).toContain(before);
  return put(site, new Map([[path, textOf(site, path).replace(before, after)]]));
}

const headline = { file: 'home', key: 'hero.headline', english, old };
const place = { language: 'fr', name: 'home', key: 'hero.headline' };

it('hands in what was changed, with its old wording and its English', () => {
  const site = reword(recorded(), file, first, 'dernière pierre');
  expect(changedTexts(site, recorded(), 'fr', [])).toEqual([
    { ...headline, new: 'La bonne décision, avant la dernière pierre' },
  ]);
  expect(changedTexts(recorded(), recorded(), 'fr', [])).toEqual([]);
});

it('hands in what was written for a mark or was missing, and no mark that is left', () => {
  const marked = () => reword(recorded(), file, '"La bonne', '"⟦to translate⟧ La bonne');
  expect(changedTexts(marked(), marked(), 'fr', [])).toEqual([]);
  expect(changedTexts(recorded(), marked(), 'fr', [])).toMatchObject([
    { old: `⟦to translate⟧ ${old}`, new: old },
  ]);
  const missing = reword(recorded(), file, `"headline": "${old}"`, '');
  expect(changedTexts(recorded(), missing, 'fr', [])).toMatchObject([{ old: null, new: old }]);
});

it('hands in “Checked, still right”, and from which English a text was made', () => {
  const changed = 'The right decision, before the last stone';
  const received = reword(recorded(), 'locales/en/home.json', english, changed);
  const accepted = put(
    reword(recorded(), 'locales/en/home.json', english, changed),
    accept(received, { language: 'fr', name: 'home', keys: ['hero.headline'] }),
  );
  expect(changedTexts(accepted, received, 'fr', [])).toEqual([
    {
      ...{ ...headline, english: changed, new: old },
      replaces: { english: [hashOf(english)] },
    },
  ]);
  const reworded = reword(received, file, first, 'dernière pierre');
  expect(changedTexts(reworded, recorded(), 'fr', [])).toMatchObject([{ english }]);
});

it('hands in notes and states', () => {
  const change = { note: 'Asked for by the ministry.', state: { name: 'reviewed' } } as const;
  const noted = put(recorded(), withNotes(recorded(), place, change));
  expect(changedTexts(noted, recorded(), 'fr', [])).toEqual([
    { ...headline, new: old, ...change, replaces: { note: [null], state: [null] } },
  ]);
  const { note, state } = change;
  expect(changedTexts(recorded(), noted, 'fr', [])).toMatchObject([
    { note: null, state: null, replaces: { note: [note], state: [state] } },
  ]);
});

const earlier = (text: string, more: Partial<HandInText> = {}): HandIn => ({
  ...({ format: 'locales hand-in', version: 2, language: 'fr' } as const),
  texts: [{ ...headline, new: text, ...more }],
});

it('says what was handed in before', () => {
  const site = reword(recorded(), file, first, 'dernière pierre');
  expect(changedTexts(site, recorded(), 'fr', [earlier('Un'), earlier(old)])).toMatchObject([
    { earlier: ['Un'] },
  ]);
});

it('hands in that a text is again as it was received, and a note and a state taken away', () => {
  const back = { ...headline, new: old };
  const site = recorded();
  expect(changedTexts(site, recorded(), 'fr', [earlier('Un'), earlier(old)])).toEqual([
    { ...back, earlier: ['Un'] },
  ]);
  const noted = earlier(old, { note: 'Why?', state: { name: 'reviewed' } });
  expect(changedTexts(site, recorded(), 'fr', [noted])).toEqual([
    {
      ...{ ...back, note: null, state: null },
      replaces: { note: [null, 'Why?'], state: [null, { name: 'reviewed' }] },
    },
  ]);
  const receivedAnew = earlier('Un', { old: 'Bien décider' });
  expect(changedTexts(site, recorded(), 'fr', [receivedAnew])).toEqual([]);
});

const plan = (site: Site, before = recorded(), language = 'fr') =>
  planHandIn(site, before, language, checkLocales(site).findings, []);

const keysOf = (texts: readonly { key: string }[]) => texts.map(({ key }) => key);

const change = (site: Site) => reword(site, file, first, 'dernière pierre');

it('leaves what nobody has written, and counts it', () => {
  const marked = reword(change(recorded()), file, '"Dites-nous', '"⟦to translate⟧ Dites-nous');
  put(marked, new Map([['locales/fr/common.json', '{ "nav": { "services": " " } }']]));
  const { handIn, heldBack, waiting, stopping } = plan(marked);
  expect(keysOf(handIn.texts)).toEqual(['hero.headline']);
  expect([heldBack, stopping]).toEqual([[], []]);
  expect(waiting).toHaveLength(6);
});

it('holds back a text that would break the site, and hands in the others', () => {
  const site = reword(change(recorded()), file, 'attend.', 'attend ?');
  const { handIn, heldBack, findings, stopping } = plan(site);
  expect(keysOf(handIn.texts)).toEqual(['hero.headline']);
  expect(keysOf(heldBack)).toEqual(['contact.intro']);
  expect(findings).toMatchObject([{ key: 'contact.intro', rule: 'rule-15' }]);
  expect(stopping).toEqual([]);
});

it('hands in one plural form while the others wait', () => {
  const before = ['one', 'many', 'other'].reduce(
    (site, form) => reword(site, file, `"count_${form}": "`, `$&⟦to translate⟧ `),
    recorded(),
  );
  const after = reword(recorded(), file, '"count_one": "', '$&⟦to translate⟧ ');
  const { handIn, waiting, stopping } = plan(after, before);
  expect(keysOf(handIn.texts)).toEqual(['services.count_many', 'services.count_other']);
  expect([waiting.length, stopping]).toEqual([1, []]);
});

it('hands in a part of a language that is a draft', () => {
  const draft = (site: Site): Site => {
    for (const [path, content] of recorded().files) {
      if (!/^locales\/en\/.*\.json$/u.test(path)) continue;
      const marked = String(content).replaceAll('": "', '$&⟦to translate⟧ ');
      site.files.set(path.replace('/en/', '/es/'), marked);
    }
    return { ...site, languages: [...site.languages, { code: 'es', script: 'latin' }] };
  };
  const before = draft(recorded());
  const path = 'locales/es/home.json';
  const site = reword(draft(recorded()), path, `⟦to translate⟧ ${english}`, 'La decisión correcta');
  const { handIn, waiting, stopping } = plan(site, before, 'es');
  expect(handIn.texts).toMatchObject([{ key: 'hero.headline', new: 'La decisión correcta' }]);
  expect(waiting).toHaveLength(plan(before, before, 'es').waiting.length - 1);
  expect(stopping).toEqual([]);
  const receipt = planReceipt(handIn, draft(recorded()));
  expect(receipt.texts.map(({ status }) => status)).toEqual(['new']);
  const written = receiptFiles(receipt, draft(recorded()), undisputed(receipt));
  expect([...written]).toEqual([[path, textOf(site, path)]]);
});

const service = 'locales/fr/services/visitor-economy-strategy.json';
const without = (path: string) => (site: Site) => {
  site.files.delete(path);
  return site;
};
const replacing =
  (before: string | RegExp, after: string, path = file) =>
  (site: Site) =>
    put(site, new Map([[path, textOf(site, path).replace(before, after)]]));

it.each<[what: string, damage: (site: Site) => Site, rule: string]>([
  ['a file that can’t be read', replacing('",', '"'), 'json'],
  ['a file that is no group', (site) => put(site, new Map([[file, '["x"]']])), 'wrong-type'],
  [
    'a file of another name',
    (site) => put(site, new Map([['locales/fr/hom.json', '{}']])),
    'unknown-file',
  ],
  ['a slip in a key', replacing('"intro"', '"entry"'), 'unknown-key'],
  ['a key that stands twice', replacing(`"headline"`, `"headline": "x", $&`), 'duplicate-key'],
  [
    'a number for a text',
    replacing('"Dites-nous quelle décision vous attend."', '5'),
    'wrong-type',
  ],
  ['a text for a group', replacing(/"hero": \{[^}]*\}/u, '"hero": "x"'), 'wrong-type'],
  ['a form of other languages', replacing('"count_many"', '"count_few": "x", $&'), 'rule-5'],
  ['a list that is too long', replacing('"phases": [', '$& {},', service), 'list-length'],
  [
    'a list that is too short',
    replacing(/\{\s*"title": "Constat[^}]*\},/u, '', service),
    'list-length',
  ],
])('stops for %s', (_what, damage, rule) => {
  const site = damage(change(recorded()));
  expect(plan(site).stopping).toMatchObject([{ rule, language: 'fr' }]);
});

it('stops for an English text that was emptied or taken away, behind which a translation stands', () => {
  const source = 'locales/en/home.json';
  for (const before of [english, `"headline": "${english}"`]) {
    const broken = replacing(before, '', source)(change(recorded()));
    expect(plan(broken).stopping).toMatchObject([
      { file, key: 'hero.headline', rule: 'missing-english', line: 3, language: 'fr' },
    ]);
    expect(plan(broken).handIn.texts).toEqual([]);
  }
});

it('hands in a form for 0 that a language has added, and it is received', () => {
  const site = replacing('"count_one"', '"count_zero": "Aucun service", $&')(recorded());
  expect(checkLocales(site).findings.map(({ rule }) => rule)).toEqual(['unrecorded']);
  const { handIn, stopping } = plan(site);
  expect(stopping).toEqual([]);
  expect(handIn.texts).toMatchObject([
    { key: 'services.count_zero', english: '{{count}} services', old: null, new: 'Aucun service' },
  ]);
  const receipt = planReceipt(handIn, recorded());
  const received = put(recorded(), receiptFiles(receipt, recorded(), undisputed(receipt)));
  expect(JSON.parse(textOf(received, file))).toEqual(JSON.parse(textOf(site, file)));
  expect(changedTexts(recorded(), site, 'fr', [])).toEqual([]);
});

it.each<[what: string, damage: (site: Site) => Site]>([
  ['a file', without(service)],
  ['a text', replacing(/,\s*"contact": \{[^}]*\}/u, '')],
  ['a form', replacing(/"count_many": "[^"]*",/u, '')],
  ['the words of a text', replacing('Dites-nous quelle décision vous attend.', '')],
])('does not stop for %s that is missing', (_what, damage) => {
  const { handIn, heldBack, stopping, waiting } = plan(damage(change(recorded())));
  expect(keysOf(handIn.texts)).toEqual(['hero.headline']);
  expect([heldBack, stopping]).toEqual([[], []]);
  expect(waiting).not.toEqual([]);
});

describe('a folder without git', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'locales-hand-in-'));
    cpSync('locales', join(root, 'locales'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const common = () => join(root, 'locales/fr/common.json');
  const whole = readFileSync('locales/fr/common.json', 'utf8');
  const [firstText, secondText] = [...whole.matchAll(/: "([^"]*)"/gu)].map(([text]) => text);
  /** Gives the first two texts of the file other words. */
  const write = (one: string, other?: string) => {
    const written = whole.replace(firstText ?? '', () => `: "${one}"`);
    const both = other && written.replace(secondText ?? '', () => `: "${other}"`);
    writeFileSync(common(), both ?? written);
  };
  const who = { author: 'Claire' };

  it('knows what was received', () => {
    keepReceived(root);
    expect(() => makeHandIn(root, prepareHandIn(root, 'fr', who))).toThrow(
      /No text of “fr” has changed .* unpack the folder once more/u,
    );
    write('Un autre texte');
    keepReceived(root);
    const prepared = prepareHandIn(root, 'fr', who);
    const made = [1, 2].map(() => makeHandIn(root, prepared));
    expect(made[0]?.name).toMatch(/^hand-in-fr-\d{4}-\d\d-\d\d-claire\.json$/u);
    expect(made[1]?.name).toMatch(/-2\.json$/u);
    expect(parseHandIn(made[0]?.content ?? '')).toEqual(prepared.handIn);
    write('Encore un autre');
    const again = prepareHandIn(root, 'fr');
    expect(again.handIn.texts).toMatchObject([{ earlier: ['Un autre texte'] }]);
    writeFileSync(common(), whole);
    const before = again.handIn.texts[0]?.old;
    expect(prepareHandIn(root, 'fr').handIn.texts).toMatchObject([
      { old: before, new: before, earlier: ['Un autre texte'] },
    ]);
  });

  it('hands in the good texts alone when asked to, and the others once they are mended', () => {
    keepReceived(root);
    write('Mauvais ?');
    const wrong = prepareHandIn(root, 'fr', who);
    for (const isPartial of [false, true]) {
      expect(() => makeHandIn(root, wrong, isPartial)).toThrow('Of 1 changed texts, 1 would break');
    }
    write('Mauvais ?', 'Un autre texte');
    const prepared = prepareHandIn(root, 'fr', who);
    expect(() => makeHandIn(root, prepared)).toThrow('add -- --partial to hand in the other 1');
    const { content } = makeHandIn(root, prepared, true);
    expect(parseHandIn(content).texts).toMatchObject([{ new: 'Un autre texte' }]);
    write('Bon', 'Un autre texte');
    const next = parseHandIn(makeHandIn(root, prepareHandIn(root, 'fr')).content);
    expect(next.texts).toMatchObject([{ new: 'Bon' }, { new: 'Un autre texte' }]);
    expect(next.texts[0]).not.toHaveProperty('earlier');
  });

  it('is handed in by somebody with a name, who is remembered', () => {
    keepReceived(root);
    write('Un autre texte');
    const author = () => prepareHandIn(root, 'fr').handIn.author;
    const nameless = prepareHandIn(root, 'fr', { author: ' ' });
    expect(() => makeHandIn(root, nameless)).toThrow('--author "Your name"');
    for (let count = 1; count <= 10; count += 1) {
      const handIn = { ...nameless.handIn, author: `Claire ${count}` };
      makeHandIn(root, { ...nameless, handIn });
    }
    expect(author()).toBe('Claire 10');
    expect(prepareHandIn(root, 'ar').handIn.author).toBe('Claire 10');
    expect(prepareHandIn(root, 'fr', who).handIn.author).toBe('Claire');
  });

  it('names the file after who hands in, and takes no name that is there', () => {
    keepReceived(root);
    write('Un autre texte');
    const nameOf = (author: string) =>
      makeHandIn(root, prepareHandIn(root, 'fr', { author })).name.replace(/^.*-\d\d-/u, '');
    expect(nameOf('Élodie d’Hénin-Ōta')).toBe('elodie-d-henin-ota.json');
    expect(nameOf('ليلى حدّاد')).toBe('ليلى-حداد.json');
    expect(nameOf('☎')).toMatch(/^\d\d\.json$/u);
    const taken = makeHandIn(root, prepareHandIn(root, 'fr', { author: 'Ana' })).name;
    writeFileSync(join(root, taken.replace('.json', '-2.json')), '');
    expect(nameOf('Ana')).toBe('ana-3.json');
  });

  it('leaves a copy aside that can’t be read, and names it', () => {
    keepReceived(root);
    write('Un autre texte');
    const { name } = makeHandIn(root, prepareHandIn(root, 'fr', who));
    const damaged = '.hand-in/hand-in-fr-2026-01-01.json';
    writeFileSync(join(root, damaged), '{ "format": ');
    write('Encore un autre');
    const { handIn, unreadable } = prepareHandIn(root, 'fr');
    expect(unreadable).toEqual([damaged]);
    expect(handIn).toMatchObject({ author: 'Claire', texts: [{ earlier: ['Un autre texte'] }] });
    expect(readdirSync(join(root, '.hand-in')).sort()).toEqual(
      ['hand-in-fr-2026-01-01.json', name, 'received'].sort(),
    );
  });

  it('takes no half copy of what was received for a whole one', async () => {
    // What can't be copied stops the copy halfway.
    const socket = createServer().listen(join(root, 'locales/zz'));
    await once(socket, 'listening');
    expect(() => keepReceived(root)).toThrow();
    await once(socket.close(), 'close');
    keepReceived(root);
    const [kept, whole] = ['.hand-in/received/locales', 'locales'].map((folder) =>
      readdirSync(join(root, folder), { recursive: true }).sort(),
    );
    expect(kept).toEqual(whole);
    expect(readdirSync(join(root, '.hand-in'))).toEqual(['received']);
  });

  it('hands in nothing while a file can’t be read', () => {
    keepReceived(root);
    write('Un autre texte');
    const home = join(root, 'locales/fr/home.json');
    writeFileSync(home, readFileSync(home, 'utf8').replace('",', '"'));
    expect(() => makeHandIn(root, prepareHandIn(root, 'fr', who), true)).toThrow(
      'no single text’s',
    );
  });
});

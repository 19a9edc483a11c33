import { describe, expect, it } from 'vitest';
import { checkLocales } from '../check/check';
import { sampleSite, textOf } from '../check/testing/sampleSite';
import { readNotes } from '../notes/notes';
import { accept } from '../stale/stale';
import { parseHandIn, type HandIn, type HandInText } from './file';
import { planReceipt, receiptFiles, receiptReport, reviewReceipt, undisputed } from './receive';

const file = 'locales/fr/home.json';
const text: HandInText = {
  ...{ file: 'home', key: 'hero.headline' },
  english: 'The right decision, before the first stone',
  old: 'La bonne décision, avant la première pierre',
  new: 'Décider juste, avant la première pierre',
};

const handIn = (...texts: Partial<HandInText>[]): HandIn => ({
  ...({ format: 'locales hand-in', version: 1, language: 'fr' } as const),
  texts: texts.map((each) => ({ ...text, ...each })),
});

function recorded() {
  const site = sampleSite();
  for (const language of ['ar', 'fr']) {
    for (const [path, content] of accept(site, { language })) site.files.set(path, content);
  }
  return site;
}

type Site = ReturnType<typeof sampleSite>;

function receive(site: Site, given: HandIn): Site {
  const receipt = planReceipt(given, site);
  for (const [path, content] of receiptFiles(receipt, site, undisputed(receipt))) {
    site.files.set(path, content);
  }
  return site;
}

const plan = (site: Site, ...texts: Partial<HandInText>[]) =>
  planReceipt(handIn(...texts), site).texts.map(({ status, reason }) => [status, reason]);

it('reads a file that was handed in', () => {
  const good = JSON.stringify(handIn({}), null, 2);
  expect(parseHandIn(new TextEncoder().encode(good))).toEqual(handIn({}));
});

describe('receiving', () => {
  it('takes a text that nobody has changed here, and notes from which English it was made', () => {
    const site = receive(recorded(), handIn({}));
    expect(textOf(site, file)).toContain(text.new);
    expect(checkLocales(site).findings).toEqual([]);
    expect(plan(site, {})).toEqual([['same', null]]);
  });

  it.each<[what: string, change: Partial<HandInText>, reason: RegExp]>([
    ['of an unknown key', { key: 'hero.none' }, /no such text/u],
    ['of an unknown file', { file: '../../package' }, /no such text/u],
    ['of a key of JavaScript', { key: '__proto__.x' }, /no such text/u],
    ['that is empty', { new: ' ' }, /is empty/u],
    ['that is still marked', { new: '⟦to translate⟧ x' }, /mark/u],
    ['that would break the build', { new: 'Prêt ?' }, /narrow no-break space/u],
    ['of another script', { new: 'القرار الصائب' }, /script/u],
    ['with a placeholder too many', { new: 'Pour {{firm}}' }, /placeholder/u],
  ])('refuses a text %s, and keeps ours', (_what, change, reason) => {
    const site = recorded();
    const [[status, given] = []] = plan(site, change);
    expect(status).toBe('refused');
    expect(given).toMatch(reason);
    expect(textOf(receive(site, handIn(change)), file)).toContain(text.old);
  });

  it('refuses the second of two wordings of one text', () => {
    expect(plan(recorded(), {}, { new: 'Une autre' })).toEqual([
      ['new', null],
      ['refused', 'The text stands twice in the file.'],
    ]);
  });

  it('overwrites nothing that was changed here in the meantime, and says so', () => {
    const site = recorded();
    const ours = 'La décision juste, avant la première pierre';
    site.files.set(file, textOf(site, file).replace(text.old ?? '', ours));
    const receipt = planReceipt(handIn({}), site);
    expect(receipt.texts).toMatchObject([{ status: 'conflict', now: ours }]);
    const report = receiptReport(receipt);
    for (const wording of [text.old ?? '', ours, text.new, '1 changed here too']) {
      expect(report).toContain(wording);
    }
    expect(receiptFiles(receipt, site, undisputed(receipt))).toEqual(new Map());
  });

  it('knows what the same translator handed in before, and that a mark is nobody’s work', () => {
    const site = receive(recorded(), handIn({}));
    expect(plan(site, { new: 'Encore mieux' })[0]?.[0]).toBe('conflict');
    expect(plan(site, { new: 'Encore mieux', earlier: [text.new] })[0]?.[0]).toBe('new');
    site.files.set(file, textOf(site, file).replace(text.new, '⟦to translate⟧ x'));
    expect(plan(site, {})[0]?.[0]).toBe('new');
  });

  it('takes a text whose English has changed since, as one that is out of date', () => {
    const site = recorded();
    const english = 'locales/en/home.json';
    site.files.set(english, textOf(site, english).replace('first stone', 'last stone'));
    expect(plan(site, {})[0]).toEqual(['new', expect.stringContaining('last stone')]);
    const { findings } = checkLocales(receive(site, handIn({})));
    expect(findings.filter(({ language }) => language === 'fr')).toMatchObject([
      { rule: 'stale', message: expect.stringContaining('[first → last]') as string },
    ]);
  });

  it('takes a note and a state, also without a new wording', () => {
    const given = {
      new: text.old ?? '',
      note: 'Ask Ana.',
      state: { name: 'approved', by: 'C' },
    } as const;
    const site = receive(recorded(), handIn(given));
    expect(readNotes(site, 'fr', 'home').get(text.key)).toEqual({
      ...{ note: 'Ask Ana.', state: { name: 'approved', by: 'C' } },
    });
  });

  it('takes English', () => {
    const english = { ...text, old: text.english, new: 'The right call, before the first stone' };
    const site = receive(recorded(), { ...handIn(english), language: 'en' });
    expect(textOf(site, 'locales/en/home.json')).toContain(english.new);
  });

  it('takes a part, says who sent it, and leaves what the translator has kept', async () => {
    const site = recorded();
    const before = textOf(site, file).replace('"Dites-nous', '"⟦to translate⟧ Dites-nous');
    site.files.set(file, before);
    const given = { ...handIn({}), author: 'Claire Dubois', note: 'The rest comes on Monday.' };
    const receipt = planReceipt(given, site);
    expect(receiptReport(receipt).split('\n').slice(-3)).toEqual([
      'From Claire Dubois',
      'The rest comes on Monday.',
      '1 to take, 0 here already, 0 changed here too, 0 refused.',
    ]);
    expect(await reviewReceipt(receipt, () => Promise.resolve('t'))).toHaveLength(1);
    const after = textOf(receive(site, given), file);
    expect(after).toBe(before.replace(text.old ?? '', text.new));
  });

  it('puts no entry of a list in the place of one that is missing here', () => {
    const site = recorded();
    const service = 'services/visitor-economy-strategy';
    const path = `locales/fr/${service}.json`;
    site.files.set(path, textOf(site, path).replace(/"phases": \[[^]*\]/u, '"phases": []'));
    const phase = (at: number) => ({ file: service, key: `phases.${at}.title`, old: null });
    const sent = (...places: number[]) =>
      handIn(...places.map((at) => ({ ...phase(at), new: `Étape ${at}` })));
    expect(() => planReceipt(sent(1), site)).toThrow('no place for the text “phases.1.title”');
    expect(planReceipt(sent(1, 0), site).texts.map(({ status }) => status)).toEqual(['new', 'new']);
  });

  it('asks of each text in a review, also of those in conflict', async () => {
    const site = recorded();
    site.files.set(file, textOf(site, file).replace(text.old ?? '', 'La nôtre'));
    const intro = { key: 'contact.intro', old: 'Dites-nous quelle décision vous attend.' };
    const receipt = planReceipt(handIn({}, { ...intro, new: 'Dites-nous tout.' }), site);
    const asked: string[] = [];
    const answering = (...answers: string[]) =>
      reviewReceipt(receipt, (question) => {
        asked.push(question);
        return Promise.resolve(answers[asked.length - 1] ?? 'q');
      });
    const taken = await answering('what?', 'T', 'k');
    expect(asked[0]).toContain('La nôtre');
    expect(taken?.map(({ key }) => key)).toEqual(['hero.headline']);
    expect([...receiptFiles(receipt, site, taken ?? []).values()].join()).toContain(text.new);
    expect(await reviewReceipt(receipt, () => Promise.resolve('q'))).toBeNull();
  });
});

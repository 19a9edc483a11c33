import { describe, expect, it } from 'vitest';
import { checkLocales } from '../check/check';
import { sampleSite, textOf } from '../check/testing/sampleSite';
import { readNotes, withNotes, type NotesChange } from '../notes/notes';
import { hashOf } from '../stale/records';
import { accept } from '../stale/stale';
import { parseHandIn, type HandIn, type HandInText } from './file';
import {
  planReceipt,
  receiptFiles,
  receiptReport,
  reviewReceipt,
  stillTaken,
  undisputed,
} from './receive';

const file = 'locales/fr/home.json';
const text: HandInText = {
  ...{ file: 'home', key: 'hero.headline' },
  english: 'The right decision, before the first stone',
  old: 'La bonne décision, avant la première pierre',
  new: 'Décider juste, avant la première pierre',
};

const handIn = (...texts: Partial<HandInText>[]): HandIn => ({
  ...({ format: 'locales hand-in', version: 2, language: 'fr' } as const),
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

function put(site: Site, files: ReadonlyMap<string, string>): Site {
  for (const [path, content] of files) site.files.set(path, content);
  return site;
}

function receive(site: Site, given: HandIn): Site {
  const receipt = planReceipt(given, site);
  return put(site, receiptFiles(receipt, site, undisputed(receipt)));
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
    expect(plan(site, { new: text.old ?? '', earlier: [text.new] })[0]?.[0]).toBe('new');
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

  const approved = { name: 'approved', by: 'Minister' } as const;
  const reviewed = { name: 'reviewed' } as const;
  const place = { language: 'fr', name: 'home', key: text.key };
  const noted = (site: Site, change: NotesChange) => put(site, withNotes(site, place, change));
  const notesOn = (site: Site) => readNotes(site, 'fr', 'home').get(text.key);

  it.each<[what: string, given: Partial<HandInText>, ours: NotesChange, said: RegExp]>([
    ['a state', { state: reviewed, replaces: { state: [null] } }, { state: approved }, /Minister/u],
    [
      'a state that was taken away',
      { state: null },
      { state: approved },
      /is approved by Minister/u,
    ],
    ['a note', { note: 'Ask Ana.', replaces: { note: ['Who?'] } }, { note: 'Done.' }, /“Done\.”/u],
    [
      'a note that was taken away',
      { note: null, replaces: { note: ['Who?'] } },
      { note: 'Done.' },
      /“Done/u,
    ],
    ['a note of a file of the first version', { note: 'Ask Ana.' }, { note: 'Done.' }, /“Done/u],
  ])('names %s that was changed here, and leaves the text as it is', (_what, given, ours, said) => {
    for (const now of [text.old ?? '', text.new]) {
      const site = recorded();
      site.files.set(file, textOf(site, file).replace(text.old ?? '', now));
      noted(site, ours);
      expect(plan(site, given)).toEqual([['conflict', expect.stringMatching(said)]]);
      const files = new Map(site.files);
      expect(receive(site, handIn(given)).files).toEqual(files);
    }
  });

  it('takes a note and a state where they are as they were received or handed in before', () => {
    const given = {
      note: 'Ask Ana.',
      state: reviewed,
      replaces: { note: [null, 'Who?'], state: [null, approved] },
    };
    for (const ours of [
      {},
      { note: 'Who?', state: approved },
      { note: 'Ask Ana.', state: reviewed },
    ]) {
      const site = receive(noted(recorded(), ours), handIn(given));
      expect(textOf(site, file)).toContain(text.new);
      expect(notesOn(site)).toEqual({ note: 'Ask Ana.', state: reviewed });
      expect(plan(site, given)).toEqual([['same', null]]);
    }
    const gone = { note: null, state: null, replaces: { note: ['Ask Ana.'], state: [reviewed] } };
    const site = noted(recorded(), { note: 'Ask Ana.', state: reviewed });
    expect(notesOn(receive(site, handIn(gone)))).toBeUndefined();
  });

  it('leaves a text that was checked here for a later English', () => {
    const site = receive(recorded(), handIn({}));
    const english = 'locales/en/home.json';
    site.files.set(english, textOf(site, english).replace('first stone', 'last stone'));
    put(site, accept(site, { language: 'fr', name: 'home', keys: [text.key] }));
    for (const replaces of [undefined, { english: [hashOf('Older')] }]) {
      expect(plan(site, { replaces })).toEqual([['same', null]]);
      expect(
        checkLocales(receive(site, handIn({ replaces }))).findings.map(({ language }) => language),
      ).toEqual(['ar']);
    }
  });

  it('takes “Checked, still right” for the present English, and for another where nobody has looked since', () => {
    const [first, second] = ['The first decision', 'The second decision'];
    const site = recorded();
    const english = 'locales/en/home.json';
    site.files.set(english, textOf(site, english).replace(text.english, second));
    const checked = (from: string) => ({
      ...{ new: text.old ?? '', english: from },
      replaces: { english: [hashOf(text.english)] },
    });
    expect(plan(site, checked(first))[0]?.[0]).toBe('new');
    receive(site, handIn(checked(first)));
    expect(
      checkLocales(site)
        .findings.map(({ message }) => message)
        .join(),
    ).toContain('[first → second]');
    expect(plan(site, { ...checked(second), replaces: undefined })).toEqual([['new', null]]);
    const { findings } = checkLocales(receive(site, handIn(checked(second))));
    expect(findings.map(({ language }) => language)).toEqual(['ar']);
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
    const statuses = (given: HandIn) => planReceipt(given, site).texts.map(({ status }) => status);
    expect(statuses(sent(1, 0))).toEqual(['new', 'new']);
    const alone = sent(1);
    alone.texts.push(text);
    expect(statuses(alone)).toEqual(['refused', 'new']);
    expect(planReceipt(alone, site).texts[0]?.reason).toContain(
      'no place for the text “phases.1.title”',
    );
    const afterWrong = sent(0, 1);
    afterWrong.texts[0] = { ...text, ...phase(0), new: 'Prêt ?' };
    expect(statuses(afterWrong)).toEqual(['refused', 'refused']);
    const receipt = planReceipt(sent(0, 1), site);
    expect(() => receiptFiles(receipt, site, receipt.texts.slice(1))).toThrow(`${path}: The file`);
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

  it('takes nothing over what was saved while somebody decided', () => {
    const site = recorded();
    const intro = { key: 'contact.intro', old: 'Dites-nous quelle décision vous attend.' };
    const given = handIn({}, { ...intro, new: 'Dites-nous tout.' });
    const { texts: asked } = planReceipt(given, site);
    expect(stillTaken(planReceipt(given, site), asked)).toEqual({ taken: asked, changed: [] });
    for (const save of [
      () => noted(site, { state: approved }),
      () => site.files.set(file, textOf(site, file).replace(text.old ?? '', text.new)),
    ]) {
      save();
      const { taken, changed } = stillTaken(planReceipt(given, site), asked);
      expect(taken.map(({ key }) => key)).toEqual([intro.key]);
      expect(changed.map(({ key }) => key)).toEqual([text.key]);
    }
  });
});

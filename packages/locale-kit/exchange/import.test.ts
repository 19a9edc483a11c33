import { describe, expect, it } from 'vitest';
import { checkLocales } from '../check/check';
import { sampleSite, textOf } from '../check/testing/sampleSite';
import { readLocales, type LocaleInput } from '../files';
import { accept } from '../stale/stale';
import { readNotes, withNotes } from '../notes/notes';
import { fromCsv, toCsv } from './csv';
import { filesToWrite, hasErrors, importReport, planImport } from './import';
import { selectTexts, type ExchangeFile, type ExchangeUnit } from './units';
import { fromXliff, toXliff } from './xliff';

const input = readLocales(process.cwd());
const button: ExchangeUnit = { name: 'home', key: 'form.send', english: 'Send Message' };
const name: ExchangeUnit = {
  name: 'home',
  key: 'form.nameRequired',
  english: 'Please enter your name.',
};
const viaCsv = (file: ExchangeFile) => fromCsv(toCsv(file));
const plan = (...units: ExchangeUnit[]) => planImport({ language: 'fr', units }, input);

describe('an import', () => {
  it('changes one line for one text', () => {
    const translation = 'Veuillez écrire votre nom.';
    const { changes, files } = plan({ ...name, translation });
    const before = new TextDecoder().decode(input.files.get('locales/fr/home.json') as Uint8Array);
    const after = files.get('locales/fr/home.json') ?? '';
    const different = after.split('\n').filter((line, index) => line !== before.split('\n')[index]);
    expect(different).toEqual([`    "nameRequired": "${translation}",`]);
    expect(changes).toMatchObject([{ key: 'form.nameRequired', after: translation, findings: [] }]);
    expect(files.size).toBe(1);
  });

  it('is checked: an error is told with its place, and nothing would be written', () => {
    const checked = plan({ ...name, translation: 'Votre nom ?' });
    expect(hasErrors(checked)).toBe(true);
    expect(importReport(checked)).toMatch(
      /! locales\/fr\/home\.json:\d+:\d+ form\.nameRequired: No narrow/u,
    );
  });

  it('marks advice otherwise than what must be mended', () => {
    const advised = plan({ ...name, translation: 'Veuillez écrire votre nom' });
    expect(hasErrors(advised)).toBe(false);
    expect(importReport(advised)).toMatch(/\n {2}\? locales.*please check:/u);
    expect(importReport(advised)).not.toContain('  ! ');
  });

  it('puts right what a rule can put right, if asked, and offers it if not', () => {
    const units = [{ ...name, translation: 'Votre nom ?' }];
    expect(importReport(plan(...units))).toContain('1 of them a rule can put faults right');
    const repaired = planImport({ language: 'fr', units }, input, { repair: true });
    expect(repaired.changes).toMatchObject([{ after: 'Votre nom\u202F?', findings: [] }]);
  });

  it('takes our spaces for those that a spreadsheet has flattened', () => {
    const { units } = selectTexts(input, 'fr', true);
    const flattened = units.map((unit) => ({
      ...unit,
      translation: unit.translation?.replace(/\s+/gu, ' '),
    }));
    expect(plan(...flattened).changes.length).toBeGreaterThan(100);
    const repaired = planImport({ language: 'fr', units: flattened }, input, { repair: true });
    expect(repaired).toMatchObject({ changes: [], unchanged: units.length });
  });

  it('takes the good texts and names the bad ones, if asked', () => {
    const units: ExchangeUnit[] = [
      {
        ...{ name: 'home', key: 'contact.intro', translation: 'Quelle décision ?' },
        english: 'Tell us which decision is in front of you.',
      },
      {
        ...{ name: 'home', key: 'hero.headline', translation: 'Décider avant de bâtir' },
        english: 'The right decision, before the first stone',
      },
    ];
    const partly = planImport({ language: 'fr', units }, sampleSite(), { partial: true });
    expect(partly.changes).toMatchObject([{ key: 'hero.headline' }]);
    expect(partly.leftOut).toEqual([
      {
        place: 'locales/fr/home.json contact.intro',
        reason: expect.stringContaining('No narrow no-break space') as string,
      },
    ]);
  });

  it('takes warnings and findings about other texts for no obstacle', () => {
    const broken = { ...input, files: new Map(input.files).set('locales/fr/extra.json', '{}') };
    const units = [{ ...name, translation: 'Nom' }];
    expect(hasErrors(planImport({ language: 'fr', units }, broken))).toBe(false);
  });

  it.each<[string, ExchangeUnit[], string]>([
    [
      'whose English has changed',
      [{ ...name, english: 'Name?', translation: 'x' }],
      'has changed since',
    ],
    ['of an unknown key', [{ ...name, key: 'form.none', translation: 'x' }], 'no such text'],
    ['of an unknown file', [{ ...name, name: '../../package', translation: 'x' }], 'no such text'],
    ['of a key of JavaScript', [{ ...name, key: '__proto__.x', translation: 'x' }], 'no such text'],
    [
      'that stands twice',
      [
        { ...name, translation: 'Un nom.' },
        { ...name, translation: 'Deux noms.' },
      ],
      'stands twice',
    ],
  ])('leaves out a text %s', (_what, units, reason) => {
    const { leftOut, files } = plan(...units);
    expect(leftOut).toHaveLength(1);
    expect(leftOut[0]?.reason).toContain(reason);
    expect(files.size).toBe(units.length - 1);
  });

  it('leaves out a text that has no place here, and takes the others', () => {
    const site = sampleSite();
    const service = 'services/visitor-economy-strategy';
    const path = `locales/fr/${service}.json`;
    const home = 'locales/fr/home.json';
    site.files.set(path, textOf(site, path).replace(/"phases": \[[^]*\]/u, '"phases": []'));
    site.files.set(home, textOf(site, home).replace(/"hero": \{[^}]*\}/u, '"hero": "x"'));
    const { units } = selectTexts(sampleSite(), 'fr', true);
    const sent = units.filter(({ key }) => /^phases\.1\.title|^hero|^contact/u.test(key));
    const returned = sent.map((unit) => ({
      ...unit,
      translation: `${unit.translation ?? ''} Oui.`,
    }));
    const { leftOut, changes } = planImport({ language: 'fr', units: returned }, site);
    expect(changes.map(({ key }) => key)).toEqual(['contact.intro']);
    expect(leftOut.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      expect.stringMatching(/^home hero\.headline: .*“hero” is no group/u),
      expect.stringMatching(/^services\/.* phases\.1\.title: .*come before it are missing/u),
    ]);
  });

  it('counts what it does not change', () => {
    const current = plan(button, { ...name, translation: '  ' });
    expect(current).toMatchObject({ changes: [], untranslated: 2, unchanged: 0 });
  });

  it('refuses a language that the site does not have', () => {
    expect(() => planImport({ language: 'xx', units: [] }, input)).toThrow('"xx"');
  });
});

describe('an import of texts that English has outrun', () => {
  const english = 'locales/en/home.json';
  const returned = (translation: string) => ({
    language: 'fr',
    units: [{ ...name, english: 'Your name, please.', translation }],
  });
  const noted = accept(input, { language: 'fr' });
  const before = new TextDecoder().decode(input.files.get(english) as Uint8Array);
  const after = before.replace('"Please enter your name."', '"Your name, please."');
  const files = new Map<string, string | Uint8Array>([...input.files, ...noted, [english, after]]);
  const changed = { ...input, files };
  const stale = (files: ReadonlyMap<string, string | Uint8Array>) =>
    checkLocales({ ...input, files }).findings.filter(
      ({ rule, language }) => rule === 'stale' && language === 'fr',
    );

  it.each(['Votre nom, je vous prie.', 'Veuillez saisir votre nom.'])(
    'takes “%s” as right for the present English',
    (translation) => {
      expect(stale(changed.files).map(({ key }) => key)).toEqual([name.key]);
      const written = filesToWrite(planImport(returned(translation), changed), changed);
      expect([...written.keys()]).toContain('locales/fr/.source/home.txt');
      expect(stale(new Map([...changed.files, ...written]))).toEqual([]);
    },
  );

  it('is what an export of the language asks for, with the old text', () => {
    const { units } = selectTexts(changed, 'fr', false);
    expect(units).toMatchObject([{ key: name.key, english: 'Your name, please.' }]);
    expect(units[0]?.translation).toBeTruthy();
  });
});

describe('a text that is out of date and comes back as it is', () => {
  const place = { language: 'fr', name: 'home', key: 'hero.headline' };
  const english = 'locales/en/home.json';
  const approved = { name: 'approved', by: 'Claire' } as const;
  const site = (isKept = true) => {
    const made = sampleSite();
    const add = (files: ReadonlyMap<string, string>) => {
      for (const [path, content] of files) made.files.set(path, content);
    };
    add(accept(made, { language: 'fr' }));
    add(withNotes(made, place, { state: approved }));
    made.files.set(english, textOf(made, english).replace('first stone', 'last stone'));
    if (!isKept) made.files.delete('locales/en/.source/home.txt');
    return made;
  };
  const xliff = (before: LocaleInput) => toXliff(selectTexts(before, 'fr', false), 'en');
  const table = (before: LocaleInput) => toCsv(selectTexts(before, 'fr', false));
  const imported = (returned: ExchangeFile, before: LocaleInput) => {
    const plan = planImport(returned, before);
    const input = {
      ...before,
      files: new Map([...before.files, ...filesToWrite(plan, before)]),
    };
    return {
      report: importReport(plan),
      rules: checkLocales(input).findings.map(({ rule }) => rule),
      notes: readNotes(input, 'fr', 'home').get(place.key),
    };
  };

  it.each([true, false])('stays out of date if nothing says that it is right', (isKept) => {
    const before = site(isKept);
    expect(xliff(before)).not.toContain('old English"></note>');
    for (const returned of [fromXliff(xliff(before)), fromCsv(table(before))]) {
      const { report, rules, notes } = imported(returned, before);
      expect(rules).toEqual(['stale']);
      expect(notes).toEqual({ state: approved });
      expect(report).toContain(
        'Still out of date, for nothing in the file says that it is right: home',
      );
    }
  });

  it('is noted as right, and named, if its state says so; an approval stays', () => {
    const before = site();
    const done = xliff(before).replace('state="initial"', 'state="translated"');
    const row = table(before).replace(/,,\r\n$/u, ',translated,\r\n');
    for (const returned of [fromXliff(done), fromCsv(row)]) {
      const { report, rules, notes } = imported(returned, before);
      expect(rules).toEqual([]);
      expect(notes).toEqual({ state: approved });
      expect(report).toContain(
        'Noted as right for the present English, unchanged: home hero.headline',
      );
    }
  });

  it('loses an approval in sight of the check if it was reworded, whatever its row says', () => {
    const before = site();
    const row = table(before).replace('La bonne décision', 'La juste décision');
    const { rules } = imported(fromCsv(row.replace(/,,\r\n$/u, ',translated,\r\n')), before);
    expect(rules).toEqual(['lapsed']);
  });
});

describe('a table', () => {
  const rows = 'language,file,key,english,translation\r\nfr,home,form.name,Name,"Nom, prénom"\r\n';

  it.each([
    ['semicolons', rows.replaceAll(',', ';').replace('Nom; prénom', 'Nom, prénom')],
    ['tabs', rows.replaceAll(',', '\t').replace('Nom\t prénom', 'Nom, prénom')],
    ['a byte order mark', `\uFEFF${rows}`],
    ['other ends of lines', rows.replaceAll('\r\n', '\n')],
    ['empty rows at its end', `${rows},,,,\r\n\r\n`],
    ['a file’s whole path', rows.replace('home', 'locales/fr/home.json')],
  ])('may have %s', (_what, text) => {
    expect(fromCsv(text).units).toMatchObject([
      { name: 'home', key: 'form.name', english: 'Name', translation: 'Nom, prénom' },
    ]);
  });
});

describe('an XLIFF file', () => {
  const xliff = (inner: string) =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="home"><unit id="form.name">${inner}</unit></file></xliff>`;
  const segment = (target: string) =>
    `<segment><source>Name</source><target>${target}</target></segment>`;

  it('may be written by another program', () => {
    const { units } = fromXliff(xliff(segment('Nom <![CDATA[& prénom]]>')));
    expect(units).toMatchObject([{ name: 'home', key: 'form.name', translation: 'Nom & prénom' }]);
  });

  it('may hold marks of terms and comments, which are taken out', () => {
    const marked =
      '<mrk id="m1" type="term">Nom</mrk> et <sm id="m2"/><mrk id="m3" type="comment" value="Sûr ?">prénom</mrk><em startRef="m2"/>';
    expect(fromXliff(xliff(segment(marked))).units).toMatchObject([
      { translation: 'Nom et prénom', remark: 'Sûr ?' },
    ]);
  });

  it('tells what a translator needs, and brings notes and states back', () => {
    const site = sampleSite();
    const add = (files: ReadonlyMap<string, string>) => {
      for (const [path, content] of files) site.files.set(path, content);
    };
    add(accept(site, { language: 'ar' }));
    const [common, home] = ['common', 'home'].map((each) => `locales/en/${each}.json`);
    for (const path of [common ?? '', home ?? '']) {
      const changed = textOf(site, path).replace('{{count}} services', '{{count}} offers');
      site.files.set(path, changed);
    }
    const place = { language: 'ar', name: 'home', key: 'contact.intro' };
    add(withNotes(site, place, { note: 'Oui', state: { name: 'approved', by: 'Ana' } }));
    for (const roundTrip of [(file: ExchangeFile) => fromXliff(toXliff(file, 'en')), viaCsv]) {
      const sent = selectTexts(site, 'ar', true);
      const few = sent.units.find(({ key }) => key === 'services.count_few');
      expect(few).toMatchObject({ numbers: '3, 4, 5', before: '{{count}} services' });
      expect(sent.units.find(({ key }) => key === 'nav.getStarted')).toMatchObject({
        limit: 'at most 16 characters',
      });
      for (const file of [toXliff(sent, 'en'), toCsv(sent)]) {
        for (const told of ['3, 4, 5', 'at most 16 characters', 'Ana'])
          expect(file).toContain(told);
      }
      const returned = roundTrip(sent);
      expect(planImport(returned, site).noted).toEqual([]);
      const intro = returned.units.find(({ key }) => key === place.key);
      expect(intro).toMatchObject({ remark: 'Oui', state: { name: 'approved', by: 'Ana' } });
      const units = [{ ...(intro ?? name), remark: 'Non', state: { name: 'reviewed' } as const }];
      const plan = planImport({ language: 'ar', units }, site);
      const written = filesToWrite(plan, site);
      const files = new Map([...site.files, ...written]);
      expect(readNotes({ ...site, files }, 'ar', 'home').get(place.key)).toEqual({
        ...{ note: 'Non', state: { name: 'reviewed' } },
      });
    }
  });
});

describe.each([
  ['an XLIFF file', (file: ExchangeFile) => fromXliff(toXliff(file, 'en'))],
  ['a table', viaCsv],
])('a state in %s', (_format, roundTrip) => {
  const place = { language: 'fr', name: 'home', key: 'hero.headline' };
  const approved = { name: 'approved', by: 'Claire' } as const;
  const site = () => {
    const made = sampleSite();
    for (const files of [
      accept(made, { language: 'fr' }),
      withNotes(made, place, { state: approved }),
    ])
      for (const [path, content] of files) made.files.set(path, content);
    return made;
  };
  const imported = (change: Partial<ExchangeUnit>, before = site()) => {
    const { units } = roundTrip(selectTexts(before, 'fr', true));
    const changed = units.map((unit) => (unit.key === place.key ? { ...unit, ...change } : unit));
    const written = filesToWrite(planImport({ language: 'fr', units: changed }, before), before);
    return { ...before, files: new Map([...before.files, ...written]) };
  };
  const noted = (input: LocaleInput) => readNotes(input, 'fr', 'home').get(place.key);

  it('lapses when the wording alone has changed', () => {
    const input = imported({ translation: 'Décider avant de bâtir' });
    expect(noted(input)).toEqual({ lapsed: approved });
    expect(checkLocales(input).findings).toMatchObject([{ rule: 'lapsed' }]);
  });

  it('is taken when it has changed', () => {
    const state = { name: 'reviewed', by: 'Ana' } as const;
    expect(noted(imported({ translation: 'Décider avant de bâtir', state }))).toEqual({ state });
    expect(noted(imported({ state }))).toEqual({ state });
  });

  it('isn’t given back to a text that was reworded here in the meantime', () => {
    const reworded = site();
    const path = 'locales/fr/home.json';
    const { units } = roundTrip(selectTexts(reworded, 'fr', true));
    reworded.files.set(path, textOf(reworded, path).replace('La bonne', 'La juste'));
    const written = filesToWrite(planImport({ language: 'fr', units }, reworded), reworded);
    expect(written.has('locales/fr/.notes/home.txt')).toBe(false);
  });
});

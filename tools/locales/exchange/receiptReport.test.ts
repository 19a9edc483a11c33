import { expect, it } from 'vitest';
import { receiptReport } from './receiptReport';
import { english, intro, receive, siteWith, unit } from '../testing/receiving';

it('counts held-back texts by reason, and removes control characters', () => {
  const report = receiptReport(
    receive([
      unit({ target: english }),
      unit({ ...intro, target: 'Rouge', previous: ['\u0085[31m'] }),
    ]),
  );
  expect(report).toContain('From: Zoé');
  expect(report).toMatch(/2 held back: 1 still English, 1 changed here\./u);
  expect(report).not.toMatch(/(?!\n)\p{Cc}/u);
});

it('reports in the language of the terminal', () => {
  const later = unit({
    ...intro,
    source: 'An older one',
    target: 'Dites-nous tout.',
    previous: [],
  });
  const site = siteWith('Dites-nous quelle décision vous attend.', 'Dites tout.');
  const broken = unit({ target: 'Décider {{now}}' });
  const report = receiptReport(receive([later, broken, unit({ key: 'hero.title' })], site), 'fr');
  expect(report).toMatch(/^De\u00A0: Zoé\n/u);
  expect(report).toContain('est maintenant\u00A0: Dites tout.');
  expect(report).toContain('Le site n’a pas de texte de ce nom.');
  expect(report).toContain('La variable {{now}}');
  expect(report).toContain('1 sans l’ancienne version, 1 en erreur, 1 inconnus.');
  expect(report).toContain('Pour en prendre un malgré tout');
  expect(report).not.toMatch(/\b(?:the|held back|wording|taken)\b/iu);
});

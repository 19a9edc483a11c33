import { defaultLanguage } from '../../src/site/languages';
import { hrefOf } from '../../src/site/routes';
import { test, expect } from './fixtures';
import { pagesOfTheSite } from './pages';
import { findRawText, findScriptFaults, findUntranslated } from './wording';

for (const { address, language, screen } of pagesOfTheSite) {
  test(`${address} speaks its language`, async ({ read }) => {
    const { texts } = await read(address);
    expect(findRawText(texts)).toEqual([]);
    expect(findUntranslated(texts, language)).toEqual([]);
    expect(findScriptFaults(texts, language)).toEqual([]);
  });

  if (language.code === defaultLanguage.code) continue;
  test(`${address} is built as in ${defaultLanguage.name}`, async ({ read }) => {
    const original = await read(hrefOf(defaultLanguage, screen));
    expect((await read(address)).outline).toEqual(original.outline);
  });
}

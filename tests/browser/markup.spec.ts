import { readFileSync } from 'node:fs';
import { test, expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { fileOfPage } from '../../packages/static-host/addresses';
import { eachLanguage, pagesIn } from './pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes HTML: other spellings of the same document.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // The specification fixes titles of services and their suffix.
    'long-title': 'off',
    // Scripts of this origin can be changed only with the pages that would vouch for them.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A style keeps the number in one piece, so that it can be copied with plain spaces.
    'tel-non-breaking': 'off',
  },
});

eachLanguage((language) => {
  test(`the HTML of all pages in ${language.name} is valid`, async () => {
    const findings: string[] = [];
    for (const { address } of pagesIn(language)) {
      const html = readFileSync(`dist/client${fileOfPage(address)}`, 'utf8');
      const { results } = await validator.validateString(html);
      for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
        findings.push(`${address}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
    expect(findings).toEqual([]);
  });
});

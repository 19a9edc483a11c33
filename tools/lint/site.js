import { readdirSync } from 'node:fs';
import { noLanguageLiteral } from './rules/noLanguageLiteral.js';
import { noLiteralText } from './rules/noLiteralText.js';
import { noPhysicalDirection } from './rules/noPhysicalDirection.js';
import { noStyleAttribute } from './rules/noStyleAttribute.js';

/** Each language is a folder under `locales/`. */
const codes = readdirSync(new URL('../../locales', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const rules = {
  'no-language-literal': noLanguageLiteral,
  'no-literal-text': noLiteralText,
  'no-physical-direction': noPhysicalDirection,
  'no-style-attribute': noStyleAttribute,
};

/**
 * The rules that only this site has, for the code of what visitors get. They are
 * typed by typescript-eslint, whose rules ESLint runs, but whose types it does not know.
 * @type {import('eslint').Linter.Config}
 */
export const siteRules = {
  plugins: {
    site: { rules: /** @type {Record<string, never>} */ (/** @type {object} */ (rules)) },
  },
  rules: {
    'site/no-language-literal': ['error', codes],
    'site/no-literal-text': 'error',
    'site/no-physical-direction': 'error',
    'site/no-style-attribute': 'error',
  },
};

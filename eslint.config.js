import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { oldestEngines, oldestEnginesStyles } from './tools/lint/oldestEngines.js';
import { logicalStyles, noNode, siteRules } from './tools/lint/siteRules.js';
import { noTexts } from './tools/lint/noTexts.js';
import { adapterFiles, adapters, testZones, uiKnowsNoTexts, zones } from './tools/lint/zones.js';

const tests = '**/*.test.{ts,tsx}';

export default defineConfig(
  globalIgnores([
    'dist',
    'test-results',
    'playwright-report',
    '.cache',
    '**/{.worktrees,worktrees}',
    '**/._*',
  ]),
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-misused-spread': [
        'error',
        { allow: [{ from: 'lib', name: 'string' }] },
      ],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // There are no enums.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    /** vite-plugin-ssr types its plugins as any. */
    files: ['vite.config.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
    extends: [
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat['recommended-latest'],
      oldestEngines,
    ],
  },
  {
    files: ['tools/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['{tools,tests}/**/*.{ts,tsx,js,mjs}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression',
          message: 'Write the entries of the literal in the outer one.',
        },
      ],
    },
  },
  {
    files: ['{src,pages,tools}/**/*.{ts,tsx}'],
    extends: [zones],
  },
  { files: [`{src,pages,tools}/${tests}`], extends: [testZones] },
  { files: adapterFiles, extends: [adapters] },
  {
    files: ['src/**/*.{ts,tsx}', 'pages/+client.ts'],
    ignores: [tests, 'src/schemas/readNamespace.ts'],
    extends: [noNode],
  },
  { files: ['src/styles/**/*.css'], extends: [oldestEnginesStyles, logicalStyles] },
  { files: ['tools/**/*.css'], extends: [logicalStyles] },
  { files: ['src/ui/**'], extends: [uiKnowsNoTexts] },
  {
    files: ['src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
    ignores: [tests],
    extends: [siteRules],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'],
    /** Descriptions for translators, names of languages, and XML. */
    ignores: [tests, 'src/schemas/**', 'src/site/languages.ts', 'src/seo/sitemap.ts'],
    extends: [noTexts],
  },
);

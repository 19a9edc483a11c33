import { readdirSync } from 'node:fs';
import css from '@eslint/css';

/** Each language is a folder under `locales/`. */
const codes = readdirSync(new URL('../../locales', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name);

/** Selects a value directly in `place`, or as an operand of a conditional, logical or binary expression there. */
const within = (/** @type {string} */ place, /** @type {string} */ value) =>
  `${place} > ${value}, ${place} > :matches(ConditionalExpression, LogicalExpression, BinaryExpression) > ${value}`;

/** Selects a string, or a part of a template, that matches a pattern. */
const literal = (/** @type {string} */ pattern) =>
  `:matches(Literal[value=/${pattern}/u], TemplateLiteral:has(> TemplateElement[value.cooked=/${pattern}/u]))`;

/** Tailwind utilities that name a physical side, after their variants. */
const physical = [
  '-?(scroll-)?[mp][lr]-',
  '-?(left|right)-',
  '(text|float|clear)-(left|right)(?!\\S)',
  'border-[lr](-|(?!\\S))',
  'rounded-([lr]|[tb][lr])(-|(?!\\S))',
  'origin-((top|bottom)-)?(left|right)(?!\\S)',
  '\\[((margin|padding|border)-)?(left|right)[-:]',
].join('|');

const code = literal(`^(${codes.join('|')})$`);
const testing =
  'CallExpression[callee.property.name=/^(endsWith|has|includes|indexOf|startsWith)$/]';

/**
 * Rules for code that runs on pages.
 * @type {import('eslint').Linter.Config}
 */
export const siteRules = {
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'JSXText[value=/\\p{L}/u]',
        message: 'A text that people read or hear belongs in locales/.',
      },
      {
        selector: `:matches(Literal[value=/(^|[\\s:!])(${physical})/u], TemplateElement[value.cooked=/(^|[\\s:!])(${physical})/u])`,
        message: 'This class names a side: use its logical form (ms-, pe-, start-, …).',
      },
      {
        selector: 'JSXAttribute[name.name="style"]',
        message: 'The content security policy blocks style attributes: use a class.',
      },
      {
        selector: [
          within('BinaryExpression[operator=/^[=!]==?$/]', code),
          `SwitchCase > ${code}`,
          within(testing, code),
          `${testing} > MemberExpression > ArrayExpression > ${code}`,
        ].join(', '),
        message: 'Do not test for a language: ask its record in src/site/languages.ts.',
      },
    ],
  },
};

const nodeGlobals = ['Buffer', 'clearImmediate', 'global', 'process', 'require', 'setImmediate'];
const noNodeMessage = 'This code runs in browsers: nothing of Node.';

/**
 * One TypeScript program checks the site and its tools, so it accepts Node's types everywhere.
 * @type {import('eslint').Linter.Config}
 */
export const noNode = {
  rules: {
    'no-restricted-globals': [
      'error',
      ...nodeGlobals.map((name) => ({ name, message: noNodeMessage })),
    ],
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ group: ['node:*'], message: noNodeMessage }] },
    ],
  },
};

/**
 * Direction in style sheets. Every language of the site is written in rows, so width and height have one meaning.
 * @type {import('eslint').Linter.Config}
 */
export const logicalStyles = {
  language: 'css/css',
  plugins: { css },
  rules: {
    'css/prefer-logical-properties': [
      'error',
      {
        allowProperties: ['width', 'height', 'max-width', 'max-height', 'min-width', 'min-height'],
        allowUnits: ['vw', 'vh', 'svw', 'svh', 'dvw', 'dvh', 'cqw', 'cqh'],
      },
    ],
  },
};

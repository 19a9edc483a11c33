import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';
import { tailwind4 } from 'tailwind-csstree';

const available = 2022;

/**
 * Features that all engines had in 2022 need no fallback, because the oldest supported engines
 * (docs/engines.md) are of 2023 and 2024. Newer features are listed here with their fallback.
 * @type {import('eslint').Linter.Config}
 */
export const oldestEngines = {
  plugins: { 'baseline-js': { rules: baseline.rules } },
  rules: {
    'baseline-js/use-baseline': [
      'error',
      {
        available,
        ignoreFeatures: [
          // In all supported engines; src/layout/menu/startMenu.ts tests for it.
          'popover',
          // In Chromium from 102, Firefox from 112, Safari from 15.5.
          'inert',
          // In all supported engines; Firefox for Android had none before 114.
          'print',
        ],
        includeWebApis: { preset: 'type-aware' },
        includeJsBuiltins: { preset: 'type-aware' },
      },
    ],
  },
};

/**
 * The same for the style sheets of the site. Engines ignore what they don't support, so a newer
 * feature is allowed only if pages work without it.
 * @type {import('eslint').Linter.Config}
 */
export const oldestEnginesStyles = {
  language: 'css/css',
  languageOptions: { customSyntax: tailwind4, tolerant: true },
  plugins: { css },
  rules: {
    'css/use-baseline': [
      'error',
      {
        available,
        allowAtRules: [
          // In all supported engines.
          'container',
          'page',
        ],
        allowFunctions: [
          // In all supported engines.
          'color-mix',
        ],
        allowMediaConditions: [
          // From Chromium 120: before, the header has no blurred ground without JavaScript.
          'scripting',
        ],
        allowSelectors: [
          // In all supported engines.
          'has',
          'nesting',
          'popover-open',
          // Engines without it show their own colours of a selection.
          'selection',
        ],
        allowProperties: [
          // Engines without it break a word of large text without a hyphen.
          'hyphens',
          // In all supported engines, in some with a prefix that the build writes.
          'backdrop-filter',
          'mask',
          'outline',
          'print-color-adjust',
          // Engines without it break lines in other places.
          'text-wrap',
          // Engines without it do not anchor the scroll position.
          'overflow-anchor',
          // Used inside @supports: without it, JavaScript shows the header's ground, and drawings are not animated.
          'animation-range',
          // Engines without it show the slider without its ring in forced colours.
          'forced-color-adjust',
        ],
        allowPropertyValues: {
          // In print alone: engines without it may break a page after a heading.
          'break-after': ['avoid'],
          // With a prefix beside it, for Chromium.
          'text-align': ['match-parent'],
        },
      },
    ],
  },
};

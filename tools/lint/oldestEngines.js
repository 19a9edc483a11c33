import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';
import { tailwind4 } from 'tailwind-csstree';

const available = 2022;

/**
 * Features of all engines of 2022 need no fallback: the oldest supported engines (docs/engines.md)
 * are of 2023 and 2024. Newer features are listed here with their fallback.
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
          // In all that are supported; src/layout/menu/startMenu.ts asks before it is used.
          'popover',
          // In Chromium from 102, Firefox from 112, Safari from 15.5.
          'inert',
          // In all that are supported; Firefox for Android alone had none before 114.
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
          // In all that are supported.
          'container',
          'page',
        ],
        allowFunctions: [
          // In all that are supported.
          'color-mix',
        ],
        allowMediaConditions: [
          // Chromium from 120: before it the header is not frosted without scripts.
          'scripting',
        ],
        allowSelectors: [
          // In all that are supported.
          'has',
          'nesting',
          'popover-open',
          // Decoration.
          'selection',
        ],
        allowProperties: [
          // Without it a word of large text breaks without a hyphen.
          'hyphens',
          // In all that are supported, some with a prefix that the build writes.
          'backdrop-filter',
          'container-type',
          'mask',
          'mask-image',
          'outline',
          'print-color-adjust',
          'user-select',
          // Without them lines break elsewhere, and phones enlarge texts.
          'text-size-adjust',
          'text-wrap',
          // Engines without it do not anchor the scroll position.
          'overflow-anchor',
          // Used inside @supports, with a script or nothing as fallback.
          'animation-range',
          // Colours in forced colours mode.
          'forced-color-adjust',
          'resize',
        ],
        allowPropertyValues: {
          // In print.
          'break-after': ['avoid'],
          // Chromium from 117: without it the parts of neighbouring cards are not aligned.
          'grid-template-rows': ['subgrid'],
          'text-align': ['match-parent'],
        },
      },
    ],
  },
};

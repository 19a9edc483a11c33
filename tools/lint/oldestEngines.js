import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';
import { tailwind4 } from 'tailwind-csstree';

const available = 2022;

/**
 * What all engines could do by the end of 2022 needs no fallback: the oldest that are
 * supported (docs/engines.md) are of 2023 and 2024. What is newer is listed with its fallback.
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
 * The same for the style sheets of the site. An engine skips what it doesn't know, so what is
 * newer may only be what a page can be without.
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
          // Looks.
          'selection',
        ],
        allowProperties: [
          // Elsewhere a word of large text breaks without one.
          'hyphens',
          // In all that are supported, some with a prefix that the build writes.
          'backdrop-filter',
          'container-type',
          'mask',
          'mask-image',
          'outline',
          'print-color-adjust',
          'user-select',
          // Where they are missing lines break elsewhere, and phones enlarge texts.
          'text-size-adjust',
          'text-wrap',
          // Engines without it do not anchor the scroll position.
          'overflow-anchor',
          // Asked for by @supports, with a script or nothing in their place.
          'animation-range',
          // Looks in forced colours.
          'forced-color-adjust',
          'resize',
        ],
        allowPropertyValues: {
          // On paper.
          'break-after': ['avoid'],
          // Chromium from 117: before it the parts of neighbouring cards are not in one line.
          'grid-template-rows': ['subgrid'],
          'text-align': ['match-parent'],
        },
      },
    ],
  },
};

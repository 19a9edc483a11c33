import baseline from 'eslint-plugin-baseline-js';

/**
 * What all engines could do by the end of 2022 needs no fallback: the oldest that are
 * supported (docs/engines.md) are of 2023. What is newer is listed with its fallback.
 * @type {import('eslint').Linter.Config}
 */
export const oldestEngines = {
  plugins: { 'baseline-js': { rules: baseline.rules } },
  rules: {
    'baseline-js/use-baseline': [
      'error',
      {
        available: 2022,
        ignoreFeatures: [
          // In all that are supported; src/ui/popover.ts asks before it is used.
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

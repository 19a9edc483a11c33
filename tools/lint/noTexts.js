import i18next from 'eslint-plugin-i18next';

/**
 * Strings that nobody reads: no capitalised word, no letter of another writing system, and either a
 * single word or a character that only class lists, paths and keys have.
 */
const codeOnly =
  /^(?!.*(?:^|[^\p{L}\p{N}])\p{Lu}\p{Ll})(?!.*[^\p{Script=Latin}\p{Script=Common}])(?:\S*|.*[-:[\]/\d&].*)$/su;

/**
 * Texts that people read or hear are in `locales/`.
 * @type {import('eslint').Linter.Config}
 */
export const noTexts = {
  plugins: { i18next },
  rules: {
    'i18next/no-literal-string': [
      'error',
      {
        mode: 'all',
        message: 'A text that people read or hear belongs in locales/',
        'should-validate-template': true,
        words: { exclude: [codeOnly] },
        'jsx-attributes': { exclude: ['className', 'd'] },
        callees: { exclude: [/Error$/, 'escapeInject'] },
        'object-properties': { exclude: ['@type', 'className', 'variant'] },
      },
    ],
  },
};

import boundaries from 'eslint-plugin-boundaries';

/** What each zone may import; itself always, except that screens never import each other. */
const mayImport = {
  pages: ['app', 'screens', 'layout', 'contact', 'ui', 'seo', 'i18n', 'site', 'styles'],
  app: ['screens', 'layout', 'contact', 'ui', 'seo', 'i18n', 'site', 'styles'],
  screens: ['contact', 'ui', 'specimens', 'i18n', 'site'],
  layout: ['contact', 'ui', 'i18n', 'site'],
  contact: ['ui', 'i18n', 'site'],
  ui: ['site'],
  seo: ['i18n', 'site'],
  i18n: ['schemas', 'specimens', 'site', 'locales'],
  specimens: ['site'],
  /** What each locale file holds, in the words of the kit that checks them. */
  schemas: ['packages', 'specimens', 'site'],
  site: [],
  styles: ['site'],
  tools: ['packages', 'styles', 'i18n', 'site', 'seo', 'locales'],
  packages: ['tools', 'styles', 'i18n', 'schemas', 'site', 'seo', 'locales'],
};

const elements = [
  { type: 'pages', pattern: 'pages' },
  { type: 'screens', pattern: 'src/screens/*' },
  { type: 'schemas', pattern: 'src/i18n/schemas' },
  ...['app', 'layout', 'contact', 'ui', 'seo', 'i18n', 'specimens', 'site', 'styles'].map(
    (name) => ({
      type: name,
      pattern: `src/${name}`,
    }),
  ),
  { type: 'tools', pattern: 'tools' },
  { type: 'packages', pattern: 'packages' },
  { type: 'locales', pattern: 'locales' },
].map((element) => ({ ...element, partialMatch: false }));

/**
 * Imports run one way: pages -> app -> screens, layout -> contact, ui -> i18n, site.
 * @type {import('eslint').Linter.Config}
 */
export const zones = {
  plugins: { boundaries },
  settings: {
    'boundaries/elements': elements,
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message: 'Imports run one way: see tools/lint/zones.js.',
        policies: Object.entries(mayImport).map(([from, to]) => ({
          from: { element: { type: from } },
          allow: { to: { element: { types: { anyOf: to } } } },
        })),
      },
    ],
  },
};

/**
 * Texts and addresses reach what `src/ui` draws as props.
 * @type {import('eslint').Linter.Config}
 */
export const uiKnowsNoTexts = {
  rules: {
    'no-restricted-imports': ['error', { paths: ['i18next', 'react-i18next'] }],
  },
};

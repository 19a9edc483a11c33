import boundaries from 'eslint-plugin-boundaries';

const packages = ['locale-kit', 'locale-editor'];
const rooms = ['host', 'art'];

/**
 * What each zone may import; itself always, except that screens never import each other.
 * @type {Record<string, string[]>}
 */
const mayImport = {
  pages: ['app', 'screens', 'layout', 'contact', 'ui', 'seo', 'i18n', 'site', 'styles'],
  app: ['screens', 'layout', 'contact', 'ui', 'seo', 'i18n', 'site', 'styles'],
  screens: ['contact', 'ui', 'samples', 'i18n', 'site'],
  layout: ['contact', 'ui', 'i18n', 'site'],
  contact: ['ui', 'i18n', 'site'],
  ui: ['site'],
  seo: ['i18n', 'site'],
  i18n: ['schemas', 'samples', 'site', 'locales'],
  samples: ['site'],
  /** What each locale file holds, in the words of the kit that checks them. */
  schemas: ['locale-kit', 'samples', 'site'],
  site: [],
  styles: ['site'],
  tools: ['testing', ...packages, ...rooms, 'styles', 'i18n', 'schemas', 'site', 'seo', 'locales'],
  testing: [],
  'locale-kit': [],
  'locale-editor': ['locale-kit', 'testing'],
  host: ['testing', 'art', 'i18n', 'seo', 'site'],
  art: ['styles', 'i18n', 'seo', 'site'],
};

/** What the files of a package may import besides that tell it of the site: `adapters`. */
const mayAdapt = {
  'locale-editor': ['tools', 'i18n', 'site'],
};

const elements = [
  { type: 'pages', pattern: 'pages' },
  { type: 'screens', pattern: 'src/screens/*' },
  { type: 'schemas', pattern: 'src/i18n/schemas' },
  ...['app', 'layout', 'contact', 'ui', 'seo', 'i18n', 'samples', 'site', 'styles'].map((name) => ({
    type: name,
    pattern: `src/${name}`,
  })),
  ...['testing', ...rooms].map((name) => ({ type: name, pattern: `tools/${name}` })),
  { type: 'tools', pattern: 'tools' },
  ...packages.map((name) => ({ type: name, pattern: `packages/${name}` })),
  { type: 'locales', pattern: 'locales' },
].map((element) => ({ ...element, partialMatch: false }));

/**
 * @param {Record<string, string[]>} allowed by zone what it may import
 * @returns {import('eslint').Linter.RulesRecord} the rule that lets nothing else in
 */
function dependencies(allowed) {
  return {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message: 'Imports run one way: see tools/lint/zones.js.',
        policies: Object.entries(allowed).map(([from, to]) => ({
          from: { element: { type: from } },
          allow: { to: { element: { types: { anyOf: to } } } },
        })),
      },
    ],
  };
}

/**
 * Imports run one way: pages -> app -> screens, layout -> contact -> ui -> site; ui and site know no texts.
 * @type {import('eslint').Linter.Config}
 */
export const zones = {
  plugins: { boundaries },
  settings: {
    'boundaries/elements': elements,
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] } },
  },
  rules: dependencies(mayImport),
};

/** The files of a package that tell it of the site. */
export const adapterFiles = ['packages/locale-editor/{site,vite.config}.ts'];

/** @type {import('eslint').Linter.Config} */
export const adapters = {
  rules: dependencies(
    Object.fromEntries(
      Object.entries(mayAdapt).map(([name, site]) => [name, [...(mayImport[name] ?? []), ...site]]),
    ),
  ),
};

const kitByName = {
  patterns: [{ group: ['locale-kit/*'], message: 'Only the schemas know the kit of the texts.' }],
};

/**
 * What visitors' browsers run knows nothing of the kit, whose name the zones above can't follow.
 * @type {import('eslint').Linter.Config}
 */
export const noKit = { rules: { 'no-restricted-imports': ['error', kitByName] } };

/**
 * Texts and addresses reach what `src/ui` draws as props.
 * @type {import('eslint').Linter.Config}
 */
export const uiKnowsNoTexts = {
  rules: {
    'no-restricted-imports': ['error', { ...kitByName, paths: ['i18next', 'react-i18next'] }],
  },
};

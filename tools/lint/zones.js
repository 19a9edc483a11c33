import boundaries from 'eslint-plugin-boundaries';

const rooms = ['host', 'art'];

/** The folders of `tools/locales/`, each of which imports only from folders before it. */
const localeRooms = ['messages', 'record', 'files', 'check', 'exchange', 'editor'];

/**
 * The zones that a zone may import besides itself. Screens never import each other.
 * @type {Record<string, string[]>}
 */
const mayImport = {
  pages: ['app', 'screens', 'layout', 'contact', 'ui', 'seo', 'i18n', 'routing', 'site', 'styles'],
  app: ['screens', 'layout', 'contact', 'ui', 'seo', 'i18n', 'routing', 'site', 'styles'],
  screens: ['contact', 'ui', 'samples', 'i18n', 'routing', 'site'],
  layout: ['contact', 'ui', 'i18n', 'routing', 'site'],
  contact: ['ui', 'i18n', 'routing', 'site'],
  ui: ['routing', 'site'],
  seo: ['i18n', 'routing', 'site'],
  i18n: ['samples', 'routing', 'site', 'locales'],
  /** The current page and its address. */
  routing: ['site'],
  samples: ['site'],
  /** The schemas of the locale files: the tools check texts by them, the site takes only types. */
  schemas: ['samples', 'site'],
  site: [],
  styles: ['site'],
  tools: ['testing', ...localeRooms, 'site', 'locales'],
  testing: ['exchange', 'check', 'files', 'messages', 'schemas'],
  messages: [],
  record: [],
  files: ['messages', 'record', 'schemas'],
  check: ['files', 'messages', 'record', 'schemas', 'testing'],
  exchange: ['check', 'files', 'messages', 'record', 'schemas', 'testing'],
  editor: ['exchange', 'check', 'files', 'messages', 'record', 'tools', 'testing'],
  host: ['testing', 'art', 'seo', 'site'],
  art: ['styles', 'ui', 'schemas', 'seo', 'site'],
};

/** The zones that only the adapters of a zone may import: the files that describe the site to it. */
const mayAdapt = {
  editor: ['i18n', 'site'],
};

const typedBySchemas = ['screens', 'layout', 'contact', 'ui', 'i18n'];

const elements = [
  { type: 'pages', pattern: 'pages' },
  { type: 'screens', pattern: 'src/screens/*' },
  { type: 'schemas', pattern: 'src/schemas' },
  ...['app', 'layout', 'contact', 'ui', 'seo', 'i18n', 'routing', 'samples', 'site', 'styles'].map(
    (name) => ({
      type: name,
      pattern: `src/${name}`,
    }),
  ),
  ...['testing', ...rooms].map((name) => ({ type: name, pattern: `tools/${name}` })),
  ...['testing', ...localeRooms].map((name) => ({ type: name, pattern: `tools/locales/${name}` })),
  { type: 'tools', pattern: 'tools' },
  { type: 'locales', pattern: 'locales' },
].map((element) => ({ ...element, partialMatch: false }));

/**
 * @param {Record<string, string[]>} allowed by zone, the zones that it may import
 * @returns {import('eslint').Linter.RulesRecord} the rule that forbids all other imports
 */
function dependencies(allowed) {
  return {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message: 'Imports run one way: see tools/lint/zones.js.',
        policies: [
          ...Object.entries(allowed).map(([from, to]) => ({
            from: { element: { type: from } },
            allow: { to: { element: { types: { anyOf: to } } } },
          })),
          // The types of texts come from the schemas, which no browser loads.
          {
            from: { element: { types: { anyOf: typedBySchemas } } },
            allow: { to: { element: { type: 'schemas' } }, dependency: { kind: 'type' } },
          },
        ],
      },
    ],
  };
}

/**
 * Imports run one way: pages -> app -> screens, layout -> contact -> ui -> site; ui and site have no texts.
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

/**
 * Tests read texts from disk, and check schemas.
 * @type {import('eslint').Linter.Config}
 */
export const testZones = {
  rules: dependencies(
    Object.fromEntries(Object.entries(mayImport).map(([name, to]) => [name, [...to, 'schemas']])),
  ),
};

/** The files that describe the site to their zone. */
export const adapterFiles = ['tools/locales/editor/{siteAdapter,vite.config}.ts'];

/** @type {import('eslint').Linter.Config} */
export const adapters = {
  rules: dependencies(
    Object.fromEntries(
      Object.entries(mayAdapt).map(([name, site]) => [name, [...(mayImport[name] ?? []), ...site]]),
    ),
  ),
};

/**
 * Components in `src/ui` get their texts and addresses as props.
 * @type {import('eslint').Linter.Config}
 */
export const uiKnowsNoTexts = {
  rules: {
    'no-restricted-imports': ['error', { paths: ['i18next', 'react-i18next'] }],
  },
};

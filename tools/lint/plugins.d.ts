/** The plugin has no types: these are the ones that eslint.config.js needs. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';
  const plugin: { flatConfigs: { strict: Linter.Config } };
  export default plugin;
}

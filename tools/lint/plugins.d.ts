/** The plugin brings no types: only what eslint.config.js takes from it. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';
  const plugin: { flatConfigs: { strict: Linter.Config } };
  export default plugin;
}

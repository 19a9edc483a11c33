import { defineConfig, mergeConfig, type Plugin, type PluginOption, type UserConfig } from 'vite';
import siteConfig from '../../vite.config';
import { stagePlugins, timed } from './stages';

/** The site's own configuration, with a clock in its stages and the bare loop beside its server. */
export default defineConfig((environment) => {
  const isServer = Boolean(environment.isSsrBuild);
  const site: UserConfig = siteConfig(environment);
  const plugins = (site.plugins ?? []).map((option) => measured(option, isServer));
  const bare = isServer ? { rollupOptions: { input: { bare: 'tests/bench/bareLoop.ts' } } } : {};
  return mergeConfig(
    { ...site, plugins: [...stagePlugins(isServer), ...plugins] },
    { build: bare },
  );
});

function measured(option: PluginOption, isServer: boolean): PluginOption {
  if (isServer || !isPlugin(option)) return option;
  if (option.name === 'locales') return timed(option, 'buildStart', 'locale check');
  if (option.name === 'site:prerender') return timed(option, 'closeBundle', 'threads');
  return option;
}

function isPlugin(option: PluginOption): option is Plugin {
  return typeof option === 'object' && option !== null && 'name' in option;
}

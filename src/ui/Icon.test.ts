import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { networks } from '../site/networks';
import { iconPaths } from './Icon';

it('has no icon that nothing shows', () => {
  const ofNetworks: readonly string[] = networks.map(({ id }) => id);
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .filter((source) => source.includes("/Icon'"));
  const isShown = (name: string) =>
    ofNetworks.includes(name) || sources.some((source) => source.match(`['"]${name}['"]`));
  expect(Object.keys(iconPaths).filter((name) => !isShown(name))).toEqual([]);
});

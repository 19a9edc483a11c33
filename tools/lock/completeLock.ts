/**
 * `npm run lock`: completes package-lock.json for all platforms. npm leaves out the packages of
 * other platforms where `node_modules` exists (https://github.com/npm/cli/issues/4828), so it
 * resolves them here in an empty folder; it has no option for that.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gapsOf, withoutGaps, type LockFile } from './lockFile';

const file = 'package-lock.json';
const before = read(file);
const gaps = gapsOf(before).size;
if (gaps === 0) console.log(`${file} is complete.`);
else complete();

function complete(): void {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    const packages = readdirSync('packages').map((name) => `packages/${name}/package.json`);
    for (const path of ['.npmrc', 'package.json', ...packages]) cpSync(path, join(folder, path));
    const copy = join(folder, file);
    writeFileSync(copy, JSON.stringify(withoutGaps(before)));
    const command = 'npm install --package-lock-only --ignore-scripts';
    const { status } = spawnSync(command, { cwd: folder, shell: true, stdio: 'inherit' });
    const left = [...gapsOf(read(copy)).values()];
    if (status !== 0 || left.length > 0) {
      const reasons = left.map((gap) => `  ${gap}`).join('\n');
      console.error(
        `${file} can't be completed. Your registry may lack packages of the newest release: ask for an older one in package.json (a dependency, or "overrides").\n${reasons}`,
      );
      process.exitCode = 1;
      return;
    }
    cpSync(copy, file);
    console.log(`${file}: ${gaps} gaps closed. Commit it.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read(path: string): LockFile {
  return JSON.parse(readFileSync(path, 'utf8')) as LockFile;
}

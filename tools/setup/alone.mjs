import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A build begins with this: two at once would mix their files. The file holds the shell that runs the build. */
const file = '.cache/build';
if (existsSync(file) && runs(Number(readFileSync(file, 'utf8')))) {
  console.error(`Another build runs here. Wait for its end; if there is none, delete ${file}.`);
  process.exit(1);
}
mkdirSync('.cache', { recursive: true });
writeFileSync(file, String(process.ppid));

/** @param {number} id of a process */
function runs(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

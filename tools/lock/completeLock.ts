import { completed, missingEntries } from './complete';
import { readLock, writeLock } from './lockFile';

const file = 'package-lock.json';
const lock = readLock(file);
const missing = missingEntries(lock);
writeLock(file, completed(lock));
console.log(
  missing.length === 0
    ? `${file} is complete.`
    : `${file}: ${missing.length} optional packages of other platforms added. Commit it.`,
);

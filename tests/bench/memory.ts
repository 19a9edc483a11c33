import { readdirSync, readFileSync } from 'node:fs';

/**
 * Resident memory of a process and all it has started, in MB; 0 where the system doesn't tell.
 * @param pid the process
 */
export function memoryOfTree(pid: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of entries('/proc')) {
    const status = /^\d+$/.test(name) ? read(`/proc/${name}/status`) : '';
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
    if (!parent) continue;
    parents.set(Number(name), Number(parent));
    sizes.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  }
  const isOfTree = (id: number): boolean =>
    id === pid || (parents.has(id) && isOfTree(parents.get(id) ?? 0));
  const own = [...sizes].filter(([id]) => isOfTree(id));
  return own.reduce((sum, [, kilobytes]) => sum + kilobytes, 0) / 1000;
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A process may end while it is asked. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import { cpus } from 'node:os';

export function machine(): string {
  const today = new Date().toISOString().slice(0, 10);
  return `${today}, Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model}`;
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

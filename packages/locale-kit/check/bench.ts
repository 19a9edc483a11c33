import { performance } from 'node:perf_hooks';
import { localePath, readLocales, type LocaleInput } from '../files';
import { serviceFolder } from '../project';
import { checkLocales } from './check';

/** How many times as many services the large site has. */
const factor = 100;

/**
 * Measures the check of the real texts and of a large site made from them, and prints both.
 * @param root the folder that holds `locales/`
 */
export function benchCheck(root: string): void {
  const real = readLocales(root);
  const one = measure('real files', real, 20);
  const many = measure(`${factor} times as many`, multiplied(real), 2);
  const ratio = (many / one).toFixed(2);
  console.log(`a text of the large site costs ${ratio} times one of the real site`);
}

/** The same site with `factor` times its services, each text of them made unique. */
function multiplied(input: LocaleInput): LocaleInput {
  const schemas = new Map(input.schemas);
  const files = new Map(input.files);
  const services = [...input.schemas].filter(([name]) => name.startsWith(serviceFolder));
  for (let copy = 1; copy < factor; copy += 1) {
    for (const [name, schema] of services) {
      schemas.set(`${name}-${copy}`, schema);
      for (const { code } of input.languages) {
        const content = input.files.get(localePath(code, name));
        if (content === undefined) continue;
        const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
        const unique = new TextEncoder().encode(text.replaceAll('. ', ` ${copy}. `));
        files.set(localePath(code, `${name}-${copy}`), unique);
      }
    }
  }
  return { ...input, schemas, files };
}

function measure(name: string, input: LocaleInput, runs: number): number {
  const texts = checkLocales(input).files.reduce((sum, { complete }) => sum + complete, 0);
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    checkLocales(input);
    return performance.now() - start;
  });
  const best = Math.min(...times);
  const perText = (best / texts) * 1000;
  console.log(`${name}: ${texts} texts in ${best.toFixed(0)} ms, ${perText.toFixed(1)} µs a text`);
  return perText;
}

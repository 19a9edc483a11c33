import { performance } from 'node:perf_hooks';
import { checkLocales, type LocaleInput } from './check';
import { localePath } from './layout';
import { readLocales } from './read';

/** How many times as many services the large site has. */
const factor = 100;

const real = readLocales(process.cwd());
const large = multiplied(real);
const one = measure('real files', real, 20);
const many = measure(`${factor} times as many`, large, 2);
const ratio = many.perText / one.perText;
console.log(`a text of the large site costs ${ratio.toFixed(2)} times one of the real site`);

/** The same site with `factor` times its services, each text of them made unique. */
function multiplied(input: LocaleInput): LocaleInput {
  const services: string[] = [...input.services];
  const files = new Map(input.files);
  for (let copy = 1; copy < factor; copy += 1) {
    for (const slug of input.services) {
      services.push(`${slug}-${copy}`);
      for (const { code } of input.languages) {
        const content = input.files.get(localePath(code, `services/${slug}`));
        if (content === undefined) continue;
        const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
        const unique = new TextEncoder().encode(text.replaceAll('. ', ` ${copy}. `));
        files.set(localePath(code, `services/${slug}-${copy}`), unique);
      }
    }
  }
  return { ...input, services, files };
}

function measure(name: string, input: LocaleInput, runs: number): { perText: number } {
  const texts = checkLocales(input).files.reduce((sum, { complete }) => sum + complete, 0);
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    checkLocales(input);
    return performance.now() - start;
  });
  const best = Math.min(...times);
  const perText = (best / texts) * 1000;
  console.log(`${name}: ${texts} texts in ${best.toFixed(0)} ms, ${perText.toFixed(1)} µs a text`);
  return { perText };
}

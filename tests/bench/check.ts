/** `npm run measure check`: how long the check of the texts takes, and that of a large site made from them. */
import { checkLocales } from '../../packages/locale-kit/check/check';
import { localePath, readLocales, type LocaleInput } from '../../packages/locale-kit/files';

/** How many times as many services the large site has. */
const factor = 100;

const real = readLocales(process.cwd());
const one = measure('real files', real, 20);
const many = measure(`${factor} times as many`, multiplied(real), 2);
console.log(`a text of the large site costs ${(many / one).toFixed(2)} times one of the real site`);

/** The same site with `factor` times its services, each text of them made unique. */
function multiplied(input: LocaleInput): LocaleInput {
  const schemas = new Map(input.schemas);
  const files = new Map(input.files);
  const services = [...input.schemas].filter(([name]) => name.startsWith('services/'));
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

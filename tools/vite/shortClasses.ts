import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';
import { textsOf, type ClassList } from './classLists';

/** Names that blockers of advertisements hide. */
const hidden = new Set(['ad', 'ads']);

/**
 * Gives classes short names in a build, the shortest to those that are used most: in components
 * and, by the PostCSS plugin, in the style sheet. Classes with a rule of their own in
 * `src/styles/` keep their names. docs/decisions/weight.md
 * @param root the project's root folder
 */
export function shortClasses(root: string): { plugin: Plugin; postcss: PostcssPlugin } {
  let names: ReadonlyMap<string, string> | undefined;
  const known = () => (names ??= shortNames(root));
  let isBuild = false;
  return {
    plugin: {
      name: 'site:short-classes',
      enforce: 'pre',
      configResolved({ command }) {
        isBuild = command === 'build';
      },
      transform(code, id) {
        if (!isBuild || !id.startsWith(join(root, 'src')) || !id.endsWith('.tsx')) return null;
        const { lists, others } = textsOf(code);
        const missed = others.find((text) => isClassList(text, known()));
        if (missed) {
          this.error(`"${missed}" looks like classes, but reaches no className in ${id}`);
        }
        return { code: replaced(code, lists, known()), map: null };
      },
    },
    postcss: {
      postcssPlugin: 'short-classes',
      OnceExit(style) {
        if (!isBuild) return;
        style.walkRules((rule) => {
          rule.selector = rule.selector.replace(
            /\.((?:\\.|[\w-])+)/g,
            (whole, name: string) =>
              `.${known().get(name.replace(/\\(.)/g, '$1')) ?? whole.slice(1)}`,
          );
        });
      },
    },
  };
}

/** One word may be anything; several words, or one of a utility's form, are classes. */
function isClassList(text: string, names: ReadonlyMap<string, string>): boolean {
  const words = text.trim().split(/\s+/);
  return /[\s:[-]/.test(text.trim()) && words.every((word) => names.has(word));
}

function replaced(
  code: string,
  lists: readonly ClassList[],
  names: ReadonlyMap<string, string>,
): string {
  const pieces = [...lists].sort((a, b) => b.from - a.from);
  return pieces.reduce((source, { from, to, text }) => {
    const short = text.replace(/\S+/g, (name) => names.get(name) ?? name);
    return source.slice(0, from) + short + source.slice(to);
  }, code);
}

/** Every class of the components by how often it is written, with a name as short as that allows. */
function shortNames(root: string): Map<string, string> {
  const counts = new Map<string, number>();
  for (const file of filesIn(join(root, 'src'), '.tsx')) {
    if (file.endsWith('.test.tsx')) continue;
    for (const { text } of textsOf(readFileSync(file, 'utf8')).lists) {
      for (const name of text.match(/\S+/g) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const kept = ownClasses(root);
  const classes = [...counts.keys()].filter((name) => !kept.has(name)).sort();
  classes.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const short = generatedNames();
  return new Map(classes.map((name) => [name, short.next().value]));
}

function ownClasses(root: string): Set<string> {
  const styles = filesIn(join(root, 'src/styles'), '.css').map((file) =>
    readFileSync(file, 'utf8'),
  );
  return new Set(
    styles.flatMap((css) =>
      [...css.matchAll(/\.([a-z][\w-]*)(?=[\s:,[.{])/g)].map(([, name = '']) => name),
    ),
  );
}

function* generatedNames(): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = letters(index);
    if (!hidden.has(name)) yield name;
  }
}

/** a, b … z, aa, ab … */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

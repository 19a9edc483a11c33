import postcss, { type AtRule, type Plugin, type Root } from 'postcss';

/** Tailwind asks for it before each colour with an opacity, after a plain value for older browsers. */
const colorMixTest = /color-mix\(in lab/;
const tailwindVariable = /^--tw-/;

/**
 * A PostCSS plugin that writes Tailwind's helper variables as short as they can be: one that no
 * rule sets is replaced by its initial value, one that no rule reads goes, and the others are
 * reset by one rule in place of an `@property` each. Plain values of colours take the place of
 * the same colour mixed by the browser.
 */
export function leanStyles(): Plugin {
  return {
    postcssPlugin: 'lean-styles',
    OnceExit(root) {
      const initials = takeInitials(root);
      if (initials.size === 0) return;
      keepPlainColours(root);
      replaceUnset(root, initials);
      dropUnread(root);
      resetTheRest(root, initials);
    },
  };
}

/** Removes the declarations of the variables and gives their initial values, '' for none. */
function takeInitials(root: Root): Map<string, string> {
  const initials = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    if (!tailwindVariable.test(rule.params)) return;
    let initial = '';
    rule.walkDecls('initial-value', ({ value }) => {
      initial = value;
    });
    initials.set(rule.params, initial);
    rule.remove();
  });
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove();
  });
  return initials;
}

function keepPlainColours(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (!colorMixTest.test(rule.params)) return;
    if (hasPlainColour(rule)) rule.remove();
    else rule.replaceWith(rule.nodes ?? []);
  });
}

/** Whether what stands before is the same colour, with its opacity, as a number. */
function hasPlainColour(rule: AtRule): boolean {
  const [mixed, ...others] = rule.nodes ?? [];
  const before = rule.prev();
  if (mixed?.type !== 'rule' || others.length > 0 || before?.type !== 'rule') return false;
  const plain = before.last;
  const own = mixed.first;
  return (
    before.selector === mixed.selector &&
    plain?.type === 'decl' &&
    own?.type === 'decl' &&
    plain.prop === own.prop &&
    plain.value.startsWith('#')
  );
}

function replaceUnset(root: Root, initials: ReadonlyMap<string, string>): void {
  const set = new Set<string>();
  root.walkDecls(tailwindVariable, ({ prop }) => {
    set.add(prop);
  });
  root.walkDecls((declaration) => {
    const value = declaration.value.replace(
      /var\((--tw-[\w-]+)(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
      (whole, name: string, fallback: string | undefined) =>
        set.has(name) ? whole : initials.get(name) || (fallback ?? '').trim(),
    );
    declaration.value = value.replaceAll(/(?<=^|,) ?0 0 #0000,/g, '');
  });
}

function dropUnread(root: Root): void {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--tw-[\w-]+)/g)) if (name) read.add(name);
  });
  root.walkDecls(tailwindVariable, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

/** Custom properties are inherited: each element starts anew, as `inherits: false` had it. */
function resetTheRest(root: Root, initials: ReadonlyMap<string, string>): void {
  const set = new Set<string>();
  root.walkDecls(tailwindVariable, ({ prop }) => {
    set.add(prop);
  });
  const declarations = [...set].map((prop) =>
    postcss.decl({ prop, value: initials.get(prop) || 'initial' }),
  );
  if (declarations.length === 0) return;
  const rule = postcss.rule({ selector: '*,::before,::after,::backdrop' });
  const layer = postcss.atRule({ name: 'layer', params: 'base' });
  root.prepend(postcss.atRule({ name: 'layer', params: 'theme, base, utilities' }), layer);
  layer.append(rule.append(declarations));
}

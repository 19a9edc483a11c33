/** Tailwind's utilities that name a side of the page, after their variants. */
const physical = new RegExp(
  [
    String.raw`^-?(scroll-)?[mp][lr]-`,
    String.raw`^-?(left|right)-`,
    String.raw`^(text|float|clear)-(left|right)$`,
    String.raw`^border-[lr](-|$)`,
    String.raw`^rounded-([lr]|[tb][lr])(-|$)`,
    String.raw`^origin-((top|bottom)-)?(left|right)$`,
    String.raw`^\[((margin|padding|border)-)?(left|right)[-:]`,
  ].join('|'),
);

/**
 * Class names say start and end, so that one source serves both directions.
 * @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'physical'>}
 */
export const noPhysicalDirection = {
  defaultOptions: [],
  meta: {
    type: 'problem',
    schema: [],
    messages: { physical: '"{{name}}" names a side: use its logical form (ms-, pe-, start-, …).' },
  },
  create(context) {
    /**
     * @param {import('@typescript-eslint/utils').TSESTree.Node} node
     * @param {string} text
     */
    function check(node, text) {
      for (const name of text.split(/\s+/)) {
        const utility = name.replace(/^.*:(?![^[]*\])/, '').replace(/^!/, '');
        if (physical.test(utility)) context.report({ node, messageId: 'physical', data: { name } });
      }
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? '');
      },
    };
  },
};

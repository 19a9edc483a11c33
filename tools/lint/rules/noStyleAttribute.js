/**
 * The site's policy blocks `style` attributes: what they would set belongs into a class.
 * @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'style'>}
 */
export const noStyleAttribute = {
  defaultOptions: [],
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      style: 'A style attribute is blocked by the content security policy: use a class.',
    },
  },
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name === 'style') context.report({ node, messageId: 'style' });
      },
    };
  },
};

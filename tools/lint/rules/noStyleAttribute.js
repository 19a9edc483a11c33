/**
 * The site's policy blocks `style` attributes: what they would set belongs into a class.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noStyleAttribute = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      style: 'A style attribute is blocked by the content security policy: use a class.',
    },
  },
  create(context) {
    return {
      'JSXAttribute[name.name="style"]'(/** @type {any} */ node) {
        context.report({ node, messageId: 'style' });
      },
    };
  },
};

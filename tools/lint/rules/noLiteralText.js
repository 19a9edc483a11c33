import { literalStrings } from './literals.js';

const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const letter = /\p{L}/u;

/**
 * Texts that people read or hear come from `locales/`, never from the source.
 * @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'literal'>}
 */
export const noLiteralText = {
  defaultOptions: [],
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'The text "{{text}}" belongs into locales/.' },
  },
  create(context) {
    /** @param {import('@typescript-eslint/utils').TSESTree.Node | null | undefined} expression */
    function check(expression) {
      for (const { node, text } of literalStrings(expression)) {
        if (!letter.test(text)) continue;
        context.report({ node, messageId: 'literal', data: { text: text.trim() } });
      }
    }
    return {
      JSXText(node) {
        if (!letter.test(node.value)) return;
        context.report({ node, messageId: 'literal', data: { text: node.value.trim() } });
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': check,
      JSXAttribute(node) {
        if (spokenAttributes.has(String(node.name.name))) check(node.value);
      },
      'CallExpression[callee.name="toast"], CallExpression[callee.object.name="toast"]'(
        /** @type {import('@typescript-eslint/utils').TSESTree.CallExpression} */ node,
      ) {
        check(node.arguments[0]);
      },
    };
  },
};

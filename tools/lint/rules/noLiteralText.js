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
 * @type {import('eslint').Rule.RuleModule}
 */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'The text "{{text}}" belongs into locales/.' },
  },
  create(context) {
    /** @param {any} expression */
    function check(expression) {
      for (const { node, text } of literalStrings(expression)) {
        if (!letter.test(text)) continue;
        context.report({ node, messageId: 'literal', data: { text: text.trim() } });
      }
    }
    return {
      JSXText(/** @type {any} */ node) {
        if (!letter.test(node.value)) return;
        context.report({ node, messageId: 'literal', data: { text: node.value.trim() } });
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': check,
      JSXAttribute(/** @type {any} */ node) {
        if (spokenAttributes.has(node.name.name)) check(node.value);
      },
      'CallExpression[callee.name="toast"], CallExpression[callee.object.name="toast"]'(
        /** @type {any} */ node,
      ) {
        check(node.arguments[0]);
      },
    };
  },
};

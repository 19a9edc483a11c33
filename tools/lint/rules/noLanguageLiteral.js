import { literalStrings } from './literals.js';

const comparing = new Set(['===', '!==', '==', '!=']);
const testingMethods = new Set(['endsWith', 'has', 'includes', 'indexOf', 'startsWith']);

/**
 * Code asks a language's record for what it needs, never for the language's name:
 * a new language must need no change. Option: the codes.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noLanguageLiteral = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { literal: 'Do not test for "{{text}}": ask the record in src/i18n/languages.ts.' },
  },
  create(context) {
    /** @type {string[]} */
    const codes = context.options[0];
    /** @param {any} expression */
    function check(expression) {
      for (const { node, text } of literalStrings(expression)) {
        if (codes.includes(text)) context.report({ node, messageId: 'literal', data: { text } });
      }
    }
    return {
      BinaryExpression(node) {
        if (!comparing.has(node.operator)) return;
        check(node.left);
        check(node.right);
      },
      SwitchCase(node) {
        check(node.test);
      },
      CallExpression(/** @type {any} */ node) {
        if (!testingMethods.has(node.callee.property?.name)) return;
        check(node.arguments[0]);
        for (const element of node.callee.object.elements ?? []) check(element);
      },
    };
  },
};

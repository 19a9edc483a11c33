import { literalStrings } from './literals.js';

const comparing = new Set(['===', '!==', '==', '!=']);
const testingMethods = new Set(['endsWith', 'has', 'includes', 'indexOf', 'startsWith']);

/**
 * Code asks a language's record for what it needs, never for the language's name:
 * a new language must need no change. Option: the codes.
 * @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'literal', [string[]]>}
 */
export const noLanguageLiteral = {
  defaultOptions: [[]],
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { literal: 'Do not test for "{{text}}": ask the record in src/site/languages.ts.' },
  },
  create(context) {
    const [codes] = context.options;
    /** @param {import('@typescript-eslint/utils').TSESTree.Node | null | undefined} expression */
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
      CallExpression({ callee, arguments: [wanted] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (!testingMethods.has(callee.property.name)) return;
        check(wanted);
        if (callee.object.type === 'ArrayExpression') callee.object.elements.forEach(check);
      },
    };
  },
};

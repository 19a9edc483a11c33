/** @typedef {import('eslint').Rule.Node} RuleNode */

/**
 * The literal strings that an expression can come to: itself, the parts of a
 * template, the branches of a condition. Calls and variables are left out.
 * @param {any} node an expression of the syntax tree, or nothing
 * @returns {{ node: RuleNode, text: string }[]}
 */
export function literalStrings(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return node.quasis.map((/** @type {any} */ quasi) => ({ node, text: quasi.value.cooked }));
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return literalStrings(node.expression);
    case 'ConditionalExpression':
      return [...literalStrings(node.consequent), ...literalStrings(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...literalStrings(node.left), ...literalStrings(node.right)];
    default:
      return [];
  }
}

/** @typedef {import('@typescript-eslint/utils').TSESTree.Node} Node */

/**
 * The literal strings that an expression can come to: itself, the parts of a
 * template, the branches of a condition. Calls and variables are left out.
 * @param {Node | null | undefined} node an expression of the syntax tree
 * @returns {{ node: Node, text: string }[]}
 */
export function literalStrings(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => ({ node, text: value.cooked ?? '' }));
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

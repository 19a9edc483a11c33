import ts from 'typescript';

/** A piece of source that holds class names, without its quotes. */
export interface ClassList {
  from: number;
  to: number;
  text: string;
}

/** The class lists of a source, and its other texts. */
export interface Texts {
  lists: ClassList[];
  others: string[];
}

/**
 * Finds the class lists of a component's source: the texts that a `className` attribute is made
 * of, also through constants and default values of the same file.
 * @param source TypeScript with JSX
 */
export function textsOf(source: string): Texts {
  const file = ts.createSourceFile(
    'source.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const values = new Map<string, ts.Expression[]>();
  const lists = new Map<number, ClassList>();
  const others: string[] = [];
  visit(file, (node) => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isBindingElement(node);
    if (!isNamed || !ts.isIdentifier(node.name) || !node.initializer) return;
    const known = values.get(node.name.text) ?? [];
    values.set(node.name.text, [...known, node.initializer]);
  });
  visit(file, (node) => {
    if (!ts.isJsxAttribute(node) || node.name.getText() !== 'className' || !node.initializer)
      return;
    const { initializer } = node;
    if (ts.isJsxExpression(initializer)) {
      if (initializer.expression) collect(initializer.expression, new Set());
    } else collect(initializer, new Set());
  });
  visit(file, (node) => {
    if (ts.isStringLiteralLike(node) && !lists.has(node.getStart() + 1)) others.push(node.text);
  });
  return { lists: [...lists.values()], others };

  /** Follows an expression to the texts that it can give. */
  function collect(node: ts.Node, seen: Set<string>): void {
    if (ts.isStringLiteralLike(node) || isTemplatePiece(node)) return add(node);
    if (ts.isTemplateExpression(node)) {
      add(node.head);
      for (const { expression, literal } of node.templateSpans) {
        collect(expression, seen);
        add(literal);
      }
    } else if (ts.isConditionalExpression(node)) {
      collect(node.whenTrue, seen);
      collect(node.whenFalse, seen);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (ts.isPropertyAssignment(property)) collect(property.initializer, seen);
      }
    } else if (ts.isIdentifier(node)) {
      if (seen.has(node.text)) return;
      for (const value of values.get(node.text) ?? [])
        collect(value, new Set([...seen, node.text]));
    } else if (
      ts.isAsExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isElementAccessExpression(node) ||
      ts.isPropertyAccessExpression(node)
    ) {
      collect(node.expression, seen);
    } else if (ts.isBinaryExpression(node)) {
      collect(node.right, seen);
    }
  }

  function add(node: ts.Node & { text: string }): void {
    const from = node.getStart() + 1;
    lists.set(from, { from, to: from + node.text.length, text: node.text });
  }
}

function isTemplatePiece(
  node: ts.Node,
): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}

function visit(node: ts.Node, act: (node: ts.Node) => void): void {
  act(node);
  ts.forEachChild(node, (child) => visit(child, act));
}

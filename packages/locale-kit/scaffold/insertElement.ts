import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

/** Finds the list to add to among the expressions of a source file. */
export type FindList = (list: ts.ArrayLiteralExpression) => ts.ArrayLiteralExpression | undefined;

interface Insertion {
  /** Path of the source file: decides on the formatting, and is named in errors. */
  path: string;
  /** The file's text. */
  text: string;
  /** Name of the constant that holds the list. */
  constant: string;
  /** The element as source text. */
  element: string;
  /** The list within the constant's list; the constant's list itself if absent. */
  find?: FindList;
  /** How many elements stay, from the beginning; all if absent. */
  keep?: number;
}

/**
 * Adds an element at the end of a list in a TypeScript file; everything else stays as it is.
 * @returns the file's new text, formatted like the rest of the project
 * @throws if the file has no such list
 */
export async function insertElement({ path, text, constant, element, find, keep }: Insertion) {
  const outer = listOf(path, text, constant);
  const list = outer && find ? find(outer) : outer;
  if (!list)
    throw new Error(`${path} has no list "${constant}" to add to: add ${element} by hand.`);
  const { elements } = list;
  const last = elements[(keep ?? elements.length) - 1];
  const end = elements.at(-1)?.end ?? list.end - 1;
  const inserted =
    text.slice(0, last?.end ?? end) + (last ? ',\n' : '') + element + text.slice(end);
  return format(inserted, { ...(await resolveConfig(path)), filepath: path });
}

/**
 * Takes the object with a code out of a list in a TypeScript file.
 * @returns the file's new text, not formatted, and the object's source text; undefined if there is none
 */
export function takeElement({ path, text, constant }: Omit<Insertion, 'element'>, code: string) {
  const elements: ts.Expression[] = [...(listOf(path, text, constant)?.elements ?? [])];
  const taken = elements
    .filter(ts.isObjectLiteralExpression)
    .find((object) => textOf(propertyOf(object, 'code')) === code);
  if (!taken) return undefined;
  const rest = text.slice(taken.end).replace(/^,/u, '');
  return { text: text.slice(0, taken.getFullStart()) + rest, element: taken.getText() };
}

function listOf(path: string, text: string, name: string): ts.ArrayLiteralExpression | undefined {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const found = declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name);
  return found?.initializer && asList(found.initializer);
}

/** The list behind `as const` and `satisfies`. */
function asList(expression: ts.Expression): ts.ArrayLiteralExpression | undefined {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) {
    return asList(expression.expression);
  }
  return ts.isArrayLiteralExpression(expression) ? expression : undefined;
}

/**
 * The list in a property of one of a list's objects, as in `[{ id: 'a', items: [] }]`.
 * @param id the value of the object's `id`
 */
export function listWithin(id: string, property: string): FindList {
  return ({ elements }) => {
    const entry = elements
      .filter(ts.isObjectLiteralExpression)
      .find((object) => textOf(propertyOf(object, 'id')) === id);
    const value = entry && propertyOf(entry, property);
    return value && asList(value);
  };
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => ts.isIdentifier(property.name) && property.name.text === name)?.initializer;
}

function textOf(expression: ts.Expression | undefined): string | undefined {
  return expression && ts.isStringLiteralLike(expression) ? expression.text : undefined;
}

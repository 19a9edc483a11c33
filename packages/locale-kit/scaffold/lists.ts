import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { root } from '../project';

/** A list in a TypeScript file: that of a constant, or one in a property of one of its objects. */
export interface List {
  path: string;
  constant: string;
  /** The object with this `id` in the constant's list, and the property of it that holds the list. */
  within?: readonly [id: string, property: string];
}

/** What is changed in a list: the element with a name (a string, or an object's code) is taken away; one is added. */
export interface ListChange extends List {
  take?: string;
  add?: string;
}

/**
 * Changes lists in one file; everything else stays as it is.
 * @returns the file's new text, formatted like the rest of the project
 * @throws if the file has no such list, or the list no such element
 */
export async function changeLists(path: string, changes: readonly ListChange[]): Promise<string> {
  const absolute = join(root, path);
  const text = changes.reduce(changeList, readFileSync(absolute, 'utf8'));
  return format(text, { ...(await resolveConfig(absolute)), filepath: absolute });
}

function changeList(text: string, { take, add, ...list }: ListChange): string {
  const found = listIn(text, list);
  if (!found)
    throw new Error(`${list.path} has no list ${list.within?.join('.') ?? list.constant}.`);
  const element = found.elements.find((one) => take !== undefined && nameOf(one) === take);
  if (take !== undefined && !element) throw new Error(`${list.path} has no "${take}" there.`);
  if (element) {
    const rest = text.slice(element.end).replace(/^,/u, '');
    return text.slice(0, element.getFullStart()) + rest;
  }
  const end = found.elements.at(-1)?.end ?? found.end - 1;
  const comma = found.elements.length > 0 ? ',\n' : '';
  return text.slice(0, end) + comma + (add ?? '') + text.slice(end);
}

/** The source text of the element with a name; undefined if the list has none. */
export function elementIn(list: List, name: string): string | undefined {
  const found = listIn(readFileSync(join(root, list.path), 'utf8'), list);
  return found?.elements.find((one) => nameOf(one) === name)?.getText();
}

function listIn(text: string, { path, constant, within }: List) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const found = declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === constant);
  const outer = found?.initializer && asList(found.initializer);
  if (!within) return outer;
  const [id, property] = within;
  const entry = outer?.elements.find((one) => valueOf(one, 'id') === id);
  const inner = entry && propertyOf(entry, property);
  return inner && asList(inner);
}

/** The list behind `as const` and `satisfies`. */
function asList(expression: ts.Expression): ts.ArrayLiteralExpression | undefined {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) {
    return asList(expression.expression);
  }
  return ts.isArrayLiteralExpression(expression) ? expression : undefined;
}

function nameOf(element: ts.Expression): string | undefined {
  return ts.isStringLiteralLike(element) ? element.text : valueOf(element, 'code');
}

function valueOf(element: ts.Expression, name: string): string | undefined {
  const value = propertyOf(element, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

function propertyOf(element: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(element)) return undefined;
  return element.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => ts.isIdentifier(property.name) && property.name.text === name)?.initializer;
}

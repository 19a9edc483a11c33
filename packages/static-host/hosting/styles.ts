import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/**
 * CSP hashes of all style sheets that stand in pages, or that scripts put there.
 * @param files of the built site
 * @throws if a page holds what the policy blocks; the error names page and place
 */
export function styleHashesOf(files: readonly string[]): string[] {
  const hashes = new Set<string>();
  for (const file of files) {
    for (const style of stylesOfFile(file)) hashes.add(cspHash(style));
  }
  return [...hashes].sort();
}

function stylesOfFile(file: string): string[] {
  if (file.endsWith('.js')) return stylesInScript(readFileSync(file, 'utf8'));
  if (!file.endsWith('.html')) return [];
  const html = readFileSync(file, 'utf8');
  const [blocked] = blockedParts(html);
  if (blocked) throw new Error(`${file}: the Content-Security-Policy would block ${blocked}`);
  return stylesOf(html);
}

/** Script types that browsers run, or act on: https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type */
const activeType =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

/** The CSP source of an inline style sheet. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The contents of a page's `<style>` elements. */
export function stylesOf(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
}

/**
 * What in a page the policy would block: a script without a file, a style or an
 * event handler in an attribute.
 * @returns the beginning of each, as it stands in the page
 */
export function blockedParts(html: string): string[] {
  const markup = html.replace(/(<(style|script)[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
  const scripts = [...markup.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(
      (tag) => !/\ssrc=/.test(tag) && activeType.test(/\stype="([^"]*)"/.exec(tag)?.[1] ?? ''),
    );
  const attributes = [...markup.matchAll(/<[a-z][^<>]*?\s(?:style|on[a-z]+)="[^"]*"/gi)].map(
    ([tag]) => tag,
  );
  return [...scripts, ...attributes].map((part) => part.slice(0, 120));
}

/**
 * The style sheets that a script would add as `<style>` elements: all its texts
 * that are style sheets, where it makes such elements at all, and the empty one
 * that such an element holds before its text.
 * @param code an ES module, as built
 */
export function stylesInScript(code: string): string[] {
  if (!/createElement\(\s*["'`]style["'`]\s*\)/.test(code)) return [];
  const found: string[] = [];
  visit(parseAst(code), (text) => {
    if (/^[^{}]+\{[^{}]*:[^{}]*\}/.test(text)) found.push(text);
  });
  return found.length > 0 ? ['', ...found] : found;
}

function visit(node: unknown, onText: (text: string) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, onText);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as { type?: unknown; value?: unknown };
  if (type === 'Literal' && typeof value === 'string') onText(value);
  if (type === 'TemplateElement' && isCooked(value)) onText(value.cooked);
  for (const child of Object.values(node)) visit(child, onText);
}

function isCooked(value: unknown): value is { cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value;
}

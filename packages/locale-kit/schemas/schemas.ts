import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../../src/i18n/languages';
import { readDocument } from '../check/document';
import { pageFiles, serviceFolder } from '../check/keys';
import { localePath, localesFolder } from '../check/layout';
import { serviceTemplate } from '../check/template';
import { schemaOf, type Schema } from './schemaOf';

/** Where the schemas lie; the dot keeps the folder from being taken for a language. */
export const schemasFolder = `${localesFolder}/.schemas`;

/**
 * The schemas of all locale files, made from the English files and the table of keys.
 * @param root the project's root folder
 * @returns the name of the schema -> the schema
 * @throws if an English file can't be read
 */
export function schemas(root: string): Map<string, Schema> {
  const pages = pageFiles.map((name) => {
    const path = localePath(defaultLanguage.code, name);
    const { root: english } = readDocument(readFileSync(join(root, path)));
    if (!english) throw new Error(`${path} has an error: npm run locales says which.`);
    return [name, titled(`The texts of ${name}.json`, schemaOf(name, english))] as const;
  });
  const service = schemaOf(`${serviceFolder}*`, serviceTemplate);
  return new Map([...pages, ['service', titled('The texts of one service', service)]]);
}

function titled(title: string, schema: Schema): Schema {
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema };
}

/** A schema as it is written. */
export function schemaText(schema: Schema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

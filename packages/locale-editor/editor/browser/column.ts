import type { LanguageText } from '../protocol';
import type { Column } from './columnFrame';
import { createEditableColumn } from './editableColumn';
import { createFixedColumn } from './fixedColumn';

/** Whether a text can be written: it is there, or it is missing. */
export function isEditable({ state }: LanguageText): boolean {
  return state === 'there' || state === 'missing';
}

/**
 * A text in one language.
 * @param name the file in the folder of the language, without ending
 * @param english what the text is translated from
 */
export function createColumn(
  text: LanguageText,
  name: string,
  key: string,
  english: string,
): Column {
  return isEditable(text)
    ? createEditableColumn(text, name, key)
    : createFixedColumn(text, english);
}

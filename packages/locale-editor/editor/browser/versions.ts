import { defaultLanguage } from '../../../../src/site/languages';
import type { LanguageText, TextReference, TextView } from '../protocol';
import { createColumn, isEditable } from './column';
import type { Column } from './columnFrame';
import { element } from './element';

export interface Versions {
  columns: HTMLElement;
  /** Moves the focus to the language that was asked for. */
  focus: () => void;
  update: (view: TextView) => void;
}

/** A text in all languages side by side: English, the one that was asked for, then the others. */
export function createVersions(view: TextView, { language, name, key }: TextReference): Versions {
  const shown = new Map<string, { column: Column; text: LanguageText }>();
  const columns = element('div', { class: 'columns' });
  for (const text of inOrder(view.languages, language)) {
    const column = createColumn(text, name, key, view.english);
    shown.set(text.language, { column, text });
    columns.append(column.section);
  }

  return {
    columns,
    focus(): void {
      const column = shown.get(language)?.column;
      if (!column) return;
      column.focus();
      // Not only the field: what stands above it says what to do.
      const top = column.section.offsetTop - columns.offsetTop;
      columns.parentElement?.scrollTo({ top, behavior: 'instant' });
    },
    update({ languages, english }): void {
      for (const text of languages) {
        const before = shown.get(text.language);
        if (!before) continue;
        if (isEditable(text) && isEditable(before.text)) {
          before.column.update(text);
          continue;
        }
        const column = createColumn(text, name, key, english);
        before.column.section.replaceWith(column.section);
        shown.set(text.language, { column, text });
      }
    },
  };
}

function inOrder(texts: readonly LanguageText[], asked: string): LanguageText[] {
  const first = [...new Set([defaultLanguage.code, asked])];
  const rank = ({ language }: LanguageText) =>
    first.includes(language) ? first.indexOf(language) : first.length;
  return texts.toSorted((one, other) => rank(one) - rank(other));
}

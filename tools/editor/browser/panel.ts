import { strings } from '../strings';
import { parseTextId } from '../textId';
import { createColumn, type Column } from './column';
import { createDetails } from './details';
import { button, element } from './element';
import type { FoundText } from './findTexts';
import { findingItems } from './findingsList';
import { Refused, service } from './service';

interface PanelOptions {
  /** The texts of the page as they are now. */
  texts: () => readonly FoundText[];
  /** Called with the text that is shown, null when the panel was closed. */
  onChange: (id: string | null) => void;
}

/** The panel with one text in all languages. */
export function createPanel({ texts, onChange }: PanelOptions) {
  let shown: string | null = null;
  let columns: Column[] = [];
  let opener: (() => void) | undefined;

  const title = element('h2', { id: 'panel-title', tabindex: '-1' });
  const content = element('div', { class: 'panel-content' });
  const panel = element(
    'aside',
    { class: 'panel', 'aria-labelledby': 'panel-title', hidden: true },
    element(
      'header',
      {},
      title,
      element('p', { class: 'quiet' }, strings.saveHelp),
      button(strings.close, close, { class: 'close', 'aria-keyshortcuts': 'Escape' }),
    ),
    content,
  );
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    close();
  });

  /**
   * Shows a text.
   * @param back moves the focus to where it was, once the panel is closed
   */
  async function open(id: string, back?: () => void): Promise<void> {
    const reference = parseTextId(id);
    if (!reference) return;
    if (shown === null || back) opener = back;
    shown = id;
    title.textContent = `${reference.language}/${reference.name}.json`;
    content.replaceChildren(element('p', {}, strings.loading));
    panel.hidden = false;
    onChange(id);
    try {
      const view = await service.view(reference);
      if (shown !== id) return;
      columns = view.languages.map((text) => createColumn(text, reference.name, reference.key));
      const details = createDetails({
        id,
        view,
        ...contextOf(id),
        onOpen: (other) => void open(other),
      });
      content.replaceChildren(
        details,
        element('div', { class: 'columns' }, ...columns.map(({ section }) => section)),
      );
      columns.find(({ language }) => language === reference.language)?.focus();
    } catch (error) {
      showError(error);
    }
  }

  function showError(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const findings = error instanceof Refused ? (error.answer.findings ?? []) : [];
    content.replaceChildren(
      element('p', { role: 'alert' }, message),
      element('ul', { class: 'findings' }, ...findingItems(findings)),
    );
    columns = [];
    title.focus();
  }

  function contextOf(id: string) {
    const found = texts();
    const own = found.filter((text) => text.id === id);
    const place = own[0]?.place;
    return {
      attribute: place?.kind === 'attribute' ? place.attribute : null,
      within: [...new Set(own.flatMap(({ within }) => within))],
      parts: [...new Set(found.filter(({ within }) => within.includes(id)).map((text) => text.id))],
    };
  }

  function close(): void {
    if (shown === null) return;
    shown = null;
    columns = [];
    panel.hidden = true;
    content.replaceChildren();
    onChange(null);
    opener?.();
  }

  /** Takes over what has changed on disk. */
  async function refresh(): Promise<void> {
    const reference = shown === null ? null : parseTextId(shown);
    const before = columns;
    if (!reference) return;
    const view = await service.view(reference).catch(() => null);
    if (before !== columns) return;
    for (const text of view?.languages ?? []) {
      columns.find(({ language }) => language === text.language)?.update(text);
    }
  }

  return { panel, open, close, refresh };
}

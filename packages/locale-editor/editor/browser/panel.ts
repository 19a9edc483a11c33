import { strings } from '../strings';
import { parseTextId } from '../textId';
import { element } from './element';
import type { FoundText } from './findTexts';
import { findingItems } from './findingsList';
import { createPanelFrame } from './panelFrame';
import { Refused, service } from './service';
import { createVersions, type Versions } from './versions';
import { createDetails } from './details';
import { contextOf } from './textContext';

interface PanelOptions {
  /** The texts of the page as they are now. */
  texts: () => readonly FoundText[];
  /** Called with the text that is shown, null when the panel was closed. */
  onChange: (id: string | null) => void;
}

/** The panel with one text in all languages. */
export function createPanel({ texts, onChange }: PanelOptions) {
  let shown: string | null = null;
  let versions: Versions | null = null;
  let opener: (() => void) | undefined;
  const { panel, title, content } = createPanelFrame(close);

  /**
   * Shows a text.
   * @param back moves the focus to where it was, once the panel is closed
   */
  async function open(id: string, back?: () => void): Promise<void> {
    const reference = parseTextId(id);
    if (!reference) return;
    if (shown === null || back) opener = back;
    shown = id;
    versions = null;
    title.textContent = reference.key;
    content.replaceChildren(element('p', {}, strings.loading));
    panel.hidden = false;
    onChange(id);
    try {
      const view = await service.view(reference);
      if (shown !== id) return;
      title.textContent = view.description?.what ?? reference.key;
      versions = createVersions(view, reference);
      const onOpen = (other: string) => void open(other);
      const details = createDetails({ id, view, ...contextOf(id, texts()), onOpen });
      content.replaceChildren(versions.columns, details);
      versions.focus();
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
    title.focus();
  }

  function close(): void {
    if (shown === null) return;
    shown = null;
    versions = null;
    panel.hidden = true;
    content.replaceChildren();
    onChange(null);
    opener?.();
  }

  /** Takes over what has changed on disk. */
  async function refresh(): Promise<void> {
    const reference = shown === null ? null : parseTextId(shown);
    const before = versions;
    if (!reference || !before) return;
    const view = await service.view(reference).catch(() => null);
    if (view && before === versions) before.update(view);
  }

  return { panel, open, close, refresh };
}

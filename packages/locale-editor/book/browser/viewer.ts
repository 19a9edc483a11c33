import { element } from '../../editor/browser/element';
import { splitTextKey } from '../contents/textKey';
import type { DataPage, DataPicture } from '../render/data';
import { strings } from '../strings';
import { find } from './book';
import type { Model } from './model';
import { drawOutlines, scrollToOutline } from './outlines';
import { textAtPoint } from './textAtPoint';
import { versionsOf } from './versions';

interface Shown {
  page: DataPage;
  picture: DataPicture;
}

/**
 * The dialog with a large picture, on which every text says which one it is.
 * @param onGo called with a text to show in the lists, and the page that it was pointed at on
 */
export function createViewer(model: Model, onGo: (id: string, pageId: string) => void) {
  const dialog = find('.viewer') as HTMLDialogElement;
  const [stage, large] = [find('.stage', dialog), find('.large', dialog)];
  const image = find('img', large) as HTMLImageElement;
  const [told, go] = [find('.pointed', dialog), find('.go', dialog)];
  const help = told.innerHTML;
  let shown: Shown | null = null;
  let pointed: string | null = null;

  function open(file: string, id: string | null): void {
    const found = model.picture(file);
    if (!found) return;
    show(found);
    dialog.showModal();
    const isHere = id !== null && model.boxesOn(found.picture, id).length > 0;
    point(isHere ? id : null, true);
  }

  function show(next: Shown): void {
    shown = next;
    const { page, picture } = next;
    find('h2', dialog).textContent = page.title;
    image.src = picture.file;
    [image.width, image.height] = [picture.size.width, picture.size.height];
    const language = model.data.languages.find(({ code }) => code === picture.language);
    image.alt = strings.picture(page.title, language?.name ?? '', strings.width[picture.width]);
    const choice = find(`[value="${picture.language}"]`, dialog) as HTMLInputElement;
    choice.checked = true;
    stage.scrollTop = 0;
  }

  /** Outlines a text on the picture and tells which it is. */
  function point(id: string | null, isLedTo: boolean): void {
    pointed = id;
    const text = id === null ? undefined : model.text(id);
    go.hidden = !text;
    if (shown) drawOutlines(large, shown.picture, id ? model.boxesOn(shown.picture, id) : []);
    if (isLedTo) scrollToOutline(stage);
    if (!text) told.innerHTML = help;
    else {
      const key = element('code', {}, splitTextKey(text.id).key);
      const file = element('span', { class: 'quiet' }, splitTextKey(text.id).name);
      told.replaceChildren(element('p', {}, key, ' ', file), versionsOf(model, text));
    }
  }

  /** The next text of the picture, or the one before. */
  function step(by: number): void {
    const ids = new Set(shown?.picture.places.map(([number]) => model.data.texts[number]?.id));
    const order = [...ids];
    const at = order.indexOf(pointed ?? undefined);
    const next = at < 0 && by < 0 ? order.length - 1 : at + by;
    point(order[(next + order.length) % order.length] ?? null, true);
  }

  large.addEventListener('click', ({ clientX, clientY }) => {
    if (!shown) return;
    const { left, top, width } = large.getBoundingClientRect();
    const zoom = shown.picture.size.width / width;
    const number = textAtPoint(shown.picture, (clientX - left) * zoom, (clientY - top) * zoom);
    point(number === null ? null : (model.data.texts[number]?.id ?? null), false);
  });
  for (const control of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
    control.addEventListener('click', () => step(Number(control.dataset['step'])));
  }
  for (const choice of dialog.querySelectorAll<HTMLInputElement>('input')) {
    choice.addEventListener('change', () => {
      const current = shown;
      const other = current?.page.pictures.find(
        ({ language, width }) => language === choice.value && width === current.picture.width,
      );
      if (!current || !other) return;
      show({ page: current.page, picture: other });
      point(pointed, true);
    });
  }
  find('.close', dialog).addEventListener('click', () => dialog.close());
  go.addEventListener('click', () => {
    dialog.close();
    if (pointed !== null && shown) onGo(pointed, shown.page.id);
  });
  return { open };
}

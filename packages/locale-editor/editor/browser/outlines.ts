import { element } from './element';
import { boxOf } from './geometry';
import type { Place } from './findTexts';

export type OutlineKind = 'pointed' | 'chosen';

/** Draws boxes around texts, over the page and out of the pointer's way. */
export function createOutlines() {
  const layer = element('div', { class: 'outlines', 'aria-hidden': 'true' });
  const shown = new Map<OutlineKind, { places: readonly Place[]; label: string }>();

  function draw(): void {
    layer.replaceChildren(
      ...[...shown].flatMap(([kind, { places, label }]) => {
        const boxes = places.map(boxOf).filter((box) => box !== null);
        const drawn = boxes.map((box) => outlined(box, kind));
        const [first] = boxes;
        return first && label ? [...drawn, labelled(first, label)] : drawn;
      }),
    );
  }

  return {
    layer,
    draw,
    /** Outlines these places instead of those of the same kind before; null outlines none. */
    show(kind: OutlineKind, places: readonly Place[] | null, label = ''): void {
      if (places) shown.set(kind, { places, label });
      else shown.delete(kind);
      draw();
    },
  };
}

function outlined({ x, y, width, height }: DOMRect, kind: OutlineKind): HTMLElement {
  const box = element('div', { class: `outline ${kind}` });
  box.style.translate = `${x - 3}px ${y - 3}px`;
  box.style.inlineSize = `${width + 6}px`;
  box.style.blockSize = `${height + 6}px`;
  return box;
}

function labelled({ x, y }: DOMRect, text: string): HTMLElement {
  const label = element('div', { class: 'outline-label' }, text);
  label.style.translate = `${Math.max(0, x - 3)}px ${Math.max(0, y - 26)}px`;
  return label;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { textAt, type FoundText, type Place } from './findTexts';

/** A text that is pointed at. */
export interface Pointed {
  id: string;
  /** The one place that is meant; null for all that the text has. */
  place: Place | null;
}

/**
 * While editing is on, texts are something to point at and to open, instead of something to use.
 * @param host the editor's own element
 */
export function usePointing(
  isOn: boolean,
  host: HTMLElement,
  found: readonly FoundText[],
  onOpen: (id: string) => void,
) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const under = ({ clientX, clientY, target }: MouseEvent) =>
    target === host ? null : textAt(found, clientX, clientY);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const isForPage = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Enter on a link or button is a click without a place.
    if (isForPage || event.detail === 0) return;
    const text = under(event);
    if (!text) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onOpen(text.id);
  });
  const onPointer = useEffectEvent((event: PointerEvent) => {
    const text = under(event);
    setPointed((now) => {
      if (!text) return now && null;
      return now?.place === text.place ? now : { id: text.id, place: text.place };
    });
  });
  useEffect(() => {
    if (!isOn) return;
    const click = (event: MouseEvent) => onClick(event);
    const move = (event: PointerEvent) => onPointer(event);
    window.addEventListener('click', click, { capture: true });
    window.addEventListener('pointermove', move);
    return () => {
      window.removeEventListener('click', click, { capture: true });
      window.removeEventListener('pointermove', move);
    };
  }, [isOn]);
  return [isOn ? pointed : null, setPointed] as const;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { caretAt } from './pageTexts';
import { findPlaces, highlight, placeAt, type Place } from './places';
import type { OnOpen } from './ListGroups';

/** Milliseconds without a change of the page before its texts are read again. */
const quietTime = 120;

const attributeFilter = ['aria-label', 'placeholder', 'title', 'alt', 'content', 'hidden', 'class'];

/** The texts of the page while editing is on: pointing at one highlights it, a click opens it. */
export function usePlaces(isOn: boolean, host: HTMLElement, onOpen: OnOpen) {
  const [found, setFound] = useState<readonly Place[]>([]);
  const under = ({ clientX, clientY, target }: MouseEvent) =>
    target === host ? null : placeAt(found, clientX, clientY);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const isForPage = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Enter on a link or a button is a click without detail.
    const text = isForPage || event.detail === 0 ? null : under(event);
    if (!text) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const ids = [...new Set(found.map(({ id }) => id))];
    onOpen(text.id, ids, caretAt(text, event.clientX, event.clientY));
  });
  const onPointer = useEffectEvent((event: PointerEvent) => {
    const text = under(event);
    highlight('pointed', text ? [text] : []);
  });
  useEffect(() => {
    if (!isOn) return;
    const read = () => setFound(findPlaces(host));
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('click', (event) => onClick(event), options);
    window.addEventListener('pointermove', (event) => onPointer(event), options);
    let timer = window.setTimeout(read);
    const observer = new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(read, quietTime);
    });
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter,
    });
    return () => {
      listening.abort();
      observer.disconnect();
      window.clearTimeout(timer);
      highlight('pointed', []);
      setFound([]);
    };
  }, [isOn, host]);
  return found;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { findTexts, highlight, textAt, type FoundText } from './findTexts';

/** How long the page must rest before its texts are looked for again. */
const rest = 120;

const watched = ['aria-label', 'placeholder', 'title', 'alt', 'content', 'hidden', 'class'];

/**
 * The texts of the page, while editing is on: they are something to point at and to open then, instead of
 * something to use.
 * @param host the editor's own element
 * @param onOpen called with a text that is clicked, and all that the page shows
 */
export function usePageTexts(
  isOn: boolean,
  host: HTMLElement,
  onOpen: (id: string, ids: readonly string[]) => void,
): readonly FoundText[] {
  const [found, setFound] = useState<readonly FoundText[]>([]);
  const under = ({ clientX, clientY, target }: MouseEvent) =>
    target === host ? null : textAt(found, clientX, clientY);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const isForPage = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Enter on a link or button is a click without a place.
    const text = isForPage || event.detail === 0 ? null : under(event);
    if (!text) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Of a text that stands in several places the clicked one counts: next is what stands below it.
    const others = found.filter((each) => each === text || each.id !== text.id);
    onOpen(text.id, [...new Set(others.map(({ id }) => id))]);
  });
  const onPointer = useEffectEvent((event: PointerEvent) => {
    const text = under(event);
    highlight('pointed', text ? [text] : []);
  });
  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('click', (event) => onClick(event), options);
    window.addEventListener('pointermove', (event) => onPointer(event), options);
    let resting = window.setTimeout(look);
    function look(): void {
      setFound(findTexts(host));
    }
    const observer = new MutationObserver(() => {
      window.clearTimeout(resting);
      resting = window.setTimeout(look, rest);
    });
    observer.observe(document.documentElement, {
      ...{ subtree: true, childList: true, characterData: true },
      ...{ attributes: true, attributeFilter: watched },
    });
    return () => {
      listening.abort();
      observer.disconnect();
      window.clearTimeout(resting);
      highlight('pointed', []);
      setFound([]);
    };
  }, [isOn, host]);
  return found;
}

import { useEffect } from 'react';
import { usePage } from '../../routing/usePage';

/** While the browser copies, numbers have a hyphen-minus and no group separators, so that spreadsheets add them. */
export function useNumericCopy(): void {
  const { locale } = usePage().language;
  useEffect(() => {
    const parts = new Intl.NumberFormat(locale).formatToParts(12345);
    const group = parts.find(({ type }) => type === 'group')?.value ?? ' ';
    const plain = (text: string) =>
      text.replaceAll('−', '-').replaceAll(group, '').replaceAll(/\s/gu, '');

    function onCopy() {
      const selection = document.getSelection();
      if (!selection || selection.rangeCount === 0) return;
      const range = selection.getRangeAt(0);
      const { startContainer, startOffset, endContainer, endOffset } = range;
      const changed: [Text, string][] = [];
      for (const { firstChild } of document.querySelectorAll('main bdi[dir="ltr"]')) {
        if (!(firstChild instanceof Text)) continue;
        const { data } = firstChild;
        // All of the number is selected, and it is one.
        const isSelected =
          range.isPointInRange(firstChild, 0) && range.isPointInRange(firstChild, data.length);
        if (isSelected && /^[−+]?\d/u.test(data)) changed.push([firstChild, data]);
      }
      // Changing a text moves a selection that begins or ends in it.
      const select = () => {
        const end = endContainer instanceof Text ? endContainer.length : endOffset;
        const isAtEnd = changed.some(([text]) => text === endContainer);
        range.setStart(startContainer, startOffset);
        range.setEnd(endContainer, isAtEnd ? end : endOffset);
      };
      for (const [text, data] of changed) text.data = plain(data);
      select();
      // After the event, when the browser has copied.
      setTimeout(() => {
        for (const [text, data] of changed) text.data = data;
        select();
      });
    }
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, [locale]);
}

import { useEffect } from 'react';
import css from '../../styles/toast.css?inline';

/**
 * Gives the document the styles of notifications. They come with the code, so that no page
 * carries them, and by a way that needs no exception from the site's policy for styles.
 */
export function useToastStyles(): void {
  useEffect(() => {
    // Safari has no such sheets before 16.4: there a notification is plain text.
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}

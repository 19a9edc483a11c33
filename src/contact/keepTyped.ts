/** Where a tab's storage holds the draft: the fields as in the query of an address, the newest first. */
export const draftKey = 'contact-draft';

/** The one form of a page. */
export function contactForm(): HTMLFormElement | null {
  return document.querySelector('form');
}

/**
 * Adds what was typed to the draft, where no application does so yet. Part of a page's first
 * script: so it is short and needs nothing else.
 */
export function keepTyped(): void {
  const form = contactForm();
  if (!form) return;
  // No field is one for files.
  const fields = [...new FormData(form)] as [string, string][];
  const typed = new URLSearchParams(fields.filter(([, value]) => value));
  try {
    if (`${typed}`) {
      sessionStorage.setItem(draftKey, `${typed}&${sessionStorage.getItem(draftKey) ?? ''}`);
    }
  } catch {
    // Without storage a page that is left takes with it what was typed.
  }
}

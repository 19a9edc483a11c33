import { useEffect, useState } from 'react';
import { offerAddress } from '../i18n/addresses';
import { fetchTexts } from '../i18n/fetchTexts';
import type { Language } from '../site/languages';
import type { OfferTexts } from '../i18n/texts';
import { preferredLanguage } from './preferredLanguage';

const storageKey = 'language-offered';

/** Also of a visit whose storage is full: the next page that is navigated to does not offer again. */
let isMade = false;

export interface LanguageOffer {
  language: Language;
  texts: OfferTexts;
}

/**
 * The offer to read the site in the language that the visitor's browser
 * prefers. It is made once: that it was made is remembered, whatever the answer.
 * @param current the language of the page
 */
export function useLanguageOffer(current: Language): {
  offer: LanguageOffer | null;
  dismiss: () => void;
} {
  const [offer, setOffer] = useState<LanguageOffer | null>(null);

  useEffect(() => {
    const language = preferredLanguage(navigator.languages);
    if (!language || language.code === current.code || wasOffered()) return;
    fetchTexts<OfferTexts>(offerAddress(language)).then(
      (texts) => {
        rememberOffer();
        setOffer({ language, texts });
      },
      () => undefined,
    );
  }, [current]);

  // Whoever reads the site in it has answered.
  if (offer?.language.code === current.code) setOffer(null);
  return { offer, dismiss: () => setOffer(null) };
}

/** A browser that refuses storage is not asked again and again. */
function wasOffered(): boolean {
  if (isMade) return true;
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

function rememberOffer(): void {
  isMade = true;
  try {
    localStorage.setItem(storageKey, '1');
  } catch {
    // A full storage: the offer comes again when the site is loaded anew.
  }
}

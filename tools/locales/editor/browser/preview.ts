import { useEffect, useEffectEvent, useState } from 'react';
import { checkText } from '../../check/rules/checkText';
import { prepareTerms } from '../../check/terms';
import { idOf, parseId, parsePluralKey, type TextReference } from '../../files/keys';
import { source } from '../siteAdapter';
import { withMarker } from '../textMarkers';
import type { TextVersions } from '../textVersions';
import { replaceOnPage, setTextOnPage, textOnPage } from './pageTexts';
import type { Place } from './places';
import { afterSaves } from './requests';
import { hasDraft } from './store';
import type { FieldState } from './useField';

/** Milliseconds from the last keystroke to the preview: the keystroke is painted first. */
const delay = 80;

/** Milliseconds to a preview that React renders, which delays the next keystroke. */
const renderDelay = 400;

interface Preview {
  reference: TextReference;
  /** What i18next has for the page to show, and what the file has; both in their markers. */
  shown: string;
  saved: string;
}

/** By `idOf`. */
const previews = new Map<string, Preview>();

/**
 * Shows a wording on the page.
 * @param places of the text, in which it replaces the words; without them React renders the page
 * @returns false if React has to render it
 */
function show(id: string, wording: string, places?: readonly Place[]): boolean {
  const reference = parseId(id);
  const now = reference ? textOnPage(reference) : undefined;
  if (!reference || now === undefined) return true;
  const preview = previews.get(id);
  // A file that has changed since has taken the place of the draft.
  const saved = preview?.shown === now ? preview.saved : now;
  const shown = withMarker(wording, id);
  if (!places) setTextOnPage(reference, shown);
  else if (!replaceOnPage(reference, shown, places)) return false;
  previews.set(id, { reference, shown, saved });
  return true;
}

function restore(id: string, places: readonly Place[]): void {
  const preview = previews.get(id);
  previews.delete(id);
  if (!preview || textOnPage(preview.reference) !== preview.shown) return;
  const { reference, saved } = preview;
  if (!replaceOnPage(reference, saved, places)) setTextOnPage(reference, saved);
}

const noTerms = prepareTerms([], []);

/** Whether a wording would break the page, by the rules that refuse to save it; its length may be seen. */
export function breaksPage(
  { language, key }: TextReference,
  { english }: TextVersions,
  text: string,
): boolean {
  const isSource = language === source.code;
  const findings = checkText({
    text,
    language,
    isSource,
    terms: noTerms,
    characters: undefined,
    english: isSource || english === '' ? undefined : english,
    meta: { what: '', where: '', form: parsePluralKey(key)?.form },
  });
  return text.trim() === '' || findings.some(({ severity }) => severity === 'error');
}

/**
 * Shows the draft of the open text on the page, without a file being written.
 * @returns whether it is held back because it would break the page, which keeps the last good wording
 */
export function usePreview(state: FieldState, found: readonly Place[]): boolean {
  const { reference, text, draft, saved } = state;
  const id = idOf(reference);
  const wording = draft?.text;
  const [isHeld, setIsHeld] = useState(false);
  const places = () => found.filter((place) => place.id === id);
  const onWording = useEffectEvent((written: string) => {
    const isBroken = breaksPage(reference, text, written);
    setIsHeld(isBroken);
    return isBroken || show(id, written, places());
  });
  const onNoDraft = useEffectEvent(() => {
    // The server sends what was saved.
    if (saved?.state === 'saving' || saved?.state === 'saved') previews.delete(id);
    else restore(id, places());
  });
  const onClose = useEffectEvent(() => {
    if (saved?.state !== 'saving') return restore(id, places());
    void afterSaves().then(() => (hasDraft(id) ? restore(id, []) : previews.delete(id)));
  });
  useEffect(() => {
    if (wording === undefined) return onNoDraft();
    let timer = window.setTimeout(() => {
      if (!onWording(wording))
        timer = window.setTimeout(() => show(id, wording), renderDelay - delay);
    }, delay);
    return () => window.clearTimeout(timer);
    // The page was read again: a file may have taken the place of the draft.
  }, [id, wording, found]);
  useEffect(() => () => onClose(), [id]);
  return isHeld && draft !== undefined;
}

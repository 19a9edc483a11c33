import { useEffect, useEffectEvent, useState } from 'react';
import { checkText } from '../../check/rules/checkText';
import { prepareTerms } from '../../check/terms';
import { idOf, parseId, parsePluralKey, type TextReference } from '../../files/keys';
import { source } from '../site';
import { withMarker } from '../textMarkers';
import type { TextVersions } from '../textVersions';
import { instanceOf, replaceOnPage, setTextOnPage, textOnPage } from './pageTexts';
import type { Place } from './places';
import { afterSaves, hasDraft } from './store';
import type { FieldState } from './useField';

/** Milliseconds after the last keystroke, whose paint comes first. */
const delay = 80;

/** The same where React has to render the page, which takes longer than a keystroke may wait. */
const renderDelay = 400;

interface Preview {
  reference: TextReference;
  /** What i18next has for the page to show, and what it would have without the preview; both in their markers. */
  shown: string;
  saved: string;
}

/** By `idOf`. */
const previews = new Map<string, Preview>();

/** Whether what i18next reports comes from here, not from a file. */
let isRendering = false;

const followed = new Set<string>();

/** A file that has changed replaces all texts of its namespace. */
function followFiles(reference: TextReference): void {
  if (followed.has(reference.language)) return;
  followed.add(reference.language);
  instanceOf(reference).store.on('added', (language: string, name: string) => {
    if (isRendering) return;
    for (const preview of previews.values()) {
      const { reference: own, shown } = preview;
      const text = textOnPage(own);
      if (own.language !== language || own.name !== name || text === undefined) continue;
      preview.saved = text;
      setTextOnPage(own, shown, true);
    }
  });
}

/** @returns false if the page shows it only after `render` */
function show(id: string, wording: string, places: readonly Place[]): boolean {
  const reference = parseId(id);
  if (!reference) return true;
  const saved = previews.get(id)?.saved ?? textOnPage(reference);
  if (saved === undefined) return true;
  followFiles(reference);
  const shown = withMarker(wording, id);
  previews.set(id, { reference, shown, saved });
  return replaceOnPage(reference, shown, places);
}

function render(reference: TextReference, text: string): void {
  isRendering = true;
  setTextOnPage(reference, text);
  isRendering = false;
}

function restore(id: string, places: readonly Place[]): void {
  const preview = previews.get(id);
  previews.delete(id);
  if (!preview) return;
  const { reference, saved } = preview;
  if (!replaceOnPage(reference, saved, places)) render(reference, saved);
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
  const onPause = useEffectEvent(() => {
    const preview = previews.get(id);
    if (preview) render(preview.reference, preview.shown);
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
      if (!onWording(wording)) timer = window.setTimeout(() => onPause(), renderDelay - delay);
    }, delay);
    return () => window.clearTimeout(timer);
  }, [id, wording]);
  useEffect(() => () => onClose(), [id]);
  return isHeld && draft !== undefined;
}

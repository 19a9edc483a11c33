/**
 * A text that is not written yet is a placeholder text: a label, then the English to translate or, of English itself,
 * what to write.
 */
export const labels = { translate: '⟦to translate⟧ ', write: '⟦to write⟧ ' } as const;

export const withoutLabel = (text: string): string => text.replace(/^⟦[^⟧]*⟧ /u, '');

/** True for what is left of a label, too: no real text has such brackets. */
export const isPlaceholderText = (text: string): boolean => /[⟦⟧]/u.test(text);

/** Whether a text only describes what somebody has to write. */
export const isUnwritten = (text: string): boolean => text.startsWith(labels.write);

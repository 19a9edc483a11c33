/** A placeholder text is a label, followed by the English to translate or, in English, by what to write. */
export const labels = { translate: '⟦to translate⟧ ', write: '⟦to write⟧ ' } as const;

export const withoutLabel = (text: string): string => text.replace(/^⟦[^⟧]*⟧ /u, '');

/** Also true if only a part of the label is left: no other text has such brackets. */
export const isPlaceholderText = (text: string): boolean => /[⟦⟧]/u.test(text);

/** Whether a text is a label and a description of what to write. */
export const isUnwritten = (text: string): boolean => text.startsWith(labels.write);

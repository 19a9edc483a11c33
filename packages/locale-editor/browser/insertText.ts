/**
 * Puts words into a field as if they were typed: the step stays in the field's own history, so that
 * Ctrl+Z goes back.
 * @param isWhole puts them in the place of all that it holds
 */
export function insertText(
  field: HTMLInputElement | HTMLTextAreaElement | null,
  words: string,
  isWhole: boolean,
): void {
  field?.focus();
  if (isWhole) field?.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else can be undone in the field
  document.execCommand('insertText', false, words);
}

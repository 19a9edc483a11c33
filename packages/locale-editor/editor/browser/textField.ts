import type { Language } from '../../../../src/site/languages';
import { element } from './element';

interface FieldOptions {
  /** Ids of the elements that name and describe it. */
  labelledBy: string;
  describedBy: string;
  onInput: () => void;
  onSave: () => void;
}

/** The field for a text in one language; Enter saves. */
export function createTextField({ code, direction }: Language, options: FieldOptions) {
  const field = element('textarea', {
    lang: code,
    dir: direction,
    rows: '2',
    spellcheck: 'true',
    'aria-labelledby': options.labelledBy,
    'aria-describedby': options.describedBy,
  });
  field.addEventListener('input', options.onInput);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    options.onSave();
  });
  return {
    field,
    /** Leaves the step in the field's own history, so that Ctrl+Z goes back. */
    replace: (text: string): void => {
      field.focus();
      field.select();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else can be undone in the field
      document.execCommand('insertText', false, text);
      if (field.value !== text) field.value = text;
    },
  };
}

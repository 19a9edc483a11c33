import { useEffect, type RefObject } from 'react';
import { readDraft, writeDraft } from './draft';
import { fieldOf, valuesOf } from './fields';
import { contactFields } from './message';

export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    for (const name of contactFields) fieldOf(form.current, name).value ||= draft[name];
    writeDraft(valuesOf(form.current));
  }, [form]);
}

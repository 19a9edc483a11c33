import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { readDraft, writeDraft } from './draft';
import { contactFields, type ContactField, type ContactMessage } from './message';
import { isSubmitting, onSubmission, submit } from './submission';
import { faultsOf, type Faults } from './validation';

interface ContactFormState {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  faults: Faults;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * The contact form's behaviour. The fields keep their own values, so that what
 * is typed before the scripts are there stays.
 * @param tell says how a submission ended
 */
export function useContactForm(tell: (isAccepted: boolean) => void): ContactFormState {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const isSending = useSyncExternalStore(onSubmission, isSubmitting, () => false);

  useEffect(() => {
    if (!form.current) return;
    // The texts under the fields take the place of the browser's own bubbles.
    form.current.noValidate = true;
    const typed = valuesOf(form.current);
    const hasText = contactFields.some((field) => typed[field] !== '');
    if (hasText) writeDraft(typed);
    else fill(form.current, readDraft());
  }, []);

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    writeDraft(valuesOf(currentTarget));
    const field = contactFields.find((name) => fieldOf(currentTarget, name) === target);
    if (field && faults[field]) setFaults({ ...faults, [field]: faultsOf(currentTarget)[field] });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const found = faultsOf(currentTarget);
    setFaults(found);
    const first = contactFields.find((field) => found[field]);
    if (first) return fieldOf(currentTarget, first).focus();
    void send(valuesOf(currentTarget));
  }

  async function send(message: ContactMessage) {
    const isAccepted = await submit(message);
    if (isAccepted === null) return;
    if (isAccepted && form.current) fill(form.current, readDraft());
    tell(isAccepted);
  }

  return { form, isSending, faults, onInput, onSubmit };
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, field: ContactField): FieldElement {
  const element = form.elements.namedItem(field);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  throw new Error(`The contact form has no field "${field}"`);
}

function valuesOf(form: HTMLFormElement): ContactMessage {
  const value = (field: ContactField) => fieldOf(form, field).value;
  return { name: value('name'), email: value('email'), message: value('message') };
}

function fill(form: HTMLFormElement, message: ContactMessage): void {
  for (const field of contactFields) fieldOf(form, field).value = message[field];
}

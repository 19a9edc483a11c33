import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { readDraft, writeDraft } from './draft';
import { contactFields, faultsOf, fieldOf, fill, isEmpty, valuesOf, type Faults } from './fields';
import {
  isDraftInDoubt,
  isSubmitting,
  onSubmission,
  reportSubmissions,
  submit,
} from './submission';
import { useKeptFocus } from './useKeptFocus';

/** Milliseconds after a success in which the rest of a double click or a held key meets the emptied form. */
const echo = 1000;

interface ContactFormState {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  /** Whether the draft may have arrived: it was on its way when the visitor left. */
  isInDoubt: boolean;
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
  const acceptedAt = useRef(-Infinity);
  const [faults, setFaults] = useState<Faults>({});
  const isSending = useSyncExternalStore(onSubmission, isSubmitting, () => false);
  const isInDoubt = useSyncExternalStore(onSubmission, isDraftInDoubt, () => false);
  useKeptFocus(form, isSending);

  const end = useEffectEvent((isAccepted: boolean) => {
    if (isAccepted && form.current) {
      fill(form.current, readDraft());
      acceptedAt.current = performance.now();
    }
    tell(isAccepted);
  });

  useEffect(() => {
    reportSubmissions((isAccepted) => end(isAccepted));
    if (!form.current) return;
    // The texts under the fields take the place of the browser's own bubbles.
    form.current.noValidate = true;
    const typed = valuesOf(form.current);
    const draft = readDraft();
    for (const field of contactFields) typed[field] ||= draft[field];
    writeDraft(typed);
    fill(form.current, typed);
  }, []);

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    writeDraft(valuesOf(currentTarget));
    const field = contactFields.find((name) => fieldOf(currentTarget, name) === target);
    if (field && faults[field]) setFaults({ ...faults, [field]: faultsOf(currentTarget)[field] });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const values = valuesOf(currentTarget);
    const isEcho = isEmpty(values) && performance.now() - acceptedAt.current < echo;
    if (isSubmitting() || isEcho) return;
    const found = faultsOf(currentTarget);
    setFaults(found);
    const first = contactFields.find((field) => found[field]);
    if (first) fieldOf(currentTarget, first).focus();
    else void submit(values);
  }

  return { form, isSending, isInDoubt, faults, onInput, onSubmit };
}

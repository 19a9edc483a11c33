import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type MouseEvent,
  type SubmitEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { facts } from '../site/facts';
import { isPlaceholder } from '../site/firm';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { dismissToast } from '../ui/showToast';
import { useInBrowser } from '../ui/useInBrowser';
import { contactFormId, fieldOf, showCleanEmail, valuesOf } from './fields';
import { FormNotes } from './FormNotes';
import { isEmail } from './isEmail';
import { MessageFields } from './MessageFields';
import { contactFields, findFaults, type Faults } from './message';
import { useDraft } from './useDraft';
import { useReferringService } from './useReferringService';
import { useSubmission } from './useSubmission';

const titleId = 'contact-form-title';

/** The contact form. Its fields are uncontrolled: what is typed before hydration stays. */
export function ContactForm() {
  const { t } = useTranslation('home');
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const { isSending, result, send } = useSubmission();
  const { service, forget } = useReferringService();
  // Texts below the fields replace the browser's bubbles.
  const noValidate = useInBrowser(() => true, false);
  useDraft(form);

  // An older result belongs to another message than the one in the fields.
  const seen = useRef(result);
  useEffect(() => {
    if (result !== seen.current && result?.outcome === 'sent') form.current?.reset();
    seen.current = result;
  }, [result]);

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    const field = contactFields.find((name) => fieldOf(currentTarget, name) === target);
    if (!field || !faults[field]) return;
    setFaults({ ...faults, [field]: findFaults(valuesOf(currentTarget), isEmail)[field] });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const { currentTarget } = event;
    dismissToast();
    showCleanEmail(currentTarget);
    const values = valuesOf(currentTarget);
    const found = findFaults(values, isEmail);
    setFaults(found);
    const first = contactFields.find((field) => found[field]);
    if (first) {
      fieldOf(currentTarget, first).focus();
      return;
    }
    const about = service ? `${t('form.about', { service })}\n\n` : '';
    const trap = new FormData(currentTarget).get(facts.contactHoneypot);
    send({
      ...values,
      message: about + values.message,
      ...(typeof trap === 'string' && trap && { [facts.contactHoneypot]: trap }),
    });
  }

  function forgetService() {
    forget();
    // The focused button disappears.
    if (form.current) fieldOf(form.current, 'message').focus({ preventScroll: true });
  }

  const isUnset = isPlaceholder(facts.contactEndpoint);
  return (
    <form
      id={contactFormId}
      ref={form}
      action={isUnset ? undefined : facts.contactEndpoint}
      // Without an address nothing may leave the page, not even before hydration.
      method={isUnset ? 'dialog' : 'post'}
      noValidate={noValidate}
      aria-labelledby={titleId}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <h3 id={titleId} className="display text-title lg:pt-3">
        {t('form.title')}
      </h3>
      <div className={isUnset ? 'noscript:hidden' : undefined}>
        <FixedFields />
        <p className="mt-2 text-small text-ink-soft">{t('form.requiredNote')}</p>
        {service && <About service={service} onForget={forgetService} />}
        <MessageFields faults={faults} readOnly={isSending} />
        <div className="mt-9">
          <Button
            type="submit"
            aria-disabled={isSending || undefined}
            // After a success the second half of a double click would find an empty form.
            onClick={(event: MouseEvent) => event.detail > 1 && event.preventDefault()}
          >
            {isSending && <Icon name="spinner" className="size-5 motion-safe:animate-spin" />}
            <span>{isSending ? t('form.sending') : t('form.send')}</span>
          </Button>
        </div>
      </div>
      <FormNotes isSending={isSending} result={result} />
    </form>
  );
}

/** The fields that the form service asks for, and its trap for robots. */
function FixedFields() {
  return (
    <>
      {[...new URLSearchParams(facts.contactFields)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facts.contactHoneypot && (
        <input name={facts.contactHoneypot} autoComplete="off" tabIndex={-1} hidden />
      )}
    </>
  );
}

interface AboutProps {
  service: string;
  onForget: () => void;
}

/** Names the service that the message is about. */
function About({ service, onForget }: AboutProps) {
  const { t } = useTranslation('home');
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 border-s-2 border-bronze ps-4">
      {t('form.about', { service })}
      <button type="button" onClick={onForget} className="min-h-11 text-accent link-line">
        {t('form.forget')}
      </button>
    </p>
  );
}

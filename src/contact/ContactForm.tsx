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
import { Title } from '../ui/Title';
import { dismissToast } from '../ui/showToast';
import { useInBrowser } from '../routing/useInBrowser';
import { cleanEmailField, contactFormId, fieldOf, valuesOf } from './fields';
import { FormNotes } from './FormNotes';
import { isEmail } from './isEmail';
import { MessageFields } from './MessageFields';
import { contactFields, validate, type FieldErrors } from './message';
import { useDraft } from './useDraft';
import { useSubject } from './useSubject';
import { useSubmission } from './useSubmission';

const titleId = 'contact-form-title';

/** The fields are uncontrolled, so that hydration keeps what was typed before it. */
export function ContactForm() {
  const { t } = useTranslation('home');
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isSending, result, send } = useSubmission();
  const { subject, entry, forget } = useSubject();
  const isHydrated = useInBrowser(() => true, false);
  useDraft(form);

  // The fetcher keeps the result of a previous message: only a new result clears this form.
  const previousResult = useRef(result);
  useEffect(() => {
    const isNew = result !== previousResult.current;
    previousResult.current = result;
    if (result?.outcome !== 'sent') return;
    if (isNew) form.current?.reset();
    if (subject && (isNew || result.entry === entry)) forget();
  }, [result, subject, entry, forget]);

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    const field = contactFields.find((name) => fieldOf(currentTarget, name) === target);
    if (!field || !errors[field]) return;
    setErrors({ ...errors, [field]: validate(valuesOf(currentTarget), isEmail)[field] });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const { currentTarget } = event;
    dismissToast();
    cleanEmailField(currentTarget);
    const values = valuesOf(currentTarget);
    const newErrors = validate(values, isEmail);
    setErrors(newErrors);
    const firstInvalid = contactFields.find((field) => newErrors[field]);
    if (firstInvalid) {
      fieldOf(currentTarget, firstInvalid).focus();
      return;
    }
    const about = [subject?.line, subject?.address].filter(Boolean).join('\n');
    const honeypot = new FormData(currentTarget).get(facts.honeypotFieldName);
    send({
      ...values,
      entry,
      message: about ? `${about}\n\n${values.message}` : values.message,
      ...(typeof honeypot === 'string' && honeypot && { [facts.honeypotFieldName]: honeypot }),
    });
  }

  function forgetSubject() {
    forget();
    if (form.current) fieldOf(form.current, 'message').focus({ preventScroll: true });
  }

  const hasNoEndpoint = isPlaceholder(facts.contactEndpoint);
  return (
    <form
      id={contactFormId}
      ref={form}
      action={hasNoEndpoint ? undefined : facts.contactEndpoint}
      // Without an endpoint the browser must not send the form, not even before hydration.
      method={hasNoEndpoint ? 'dialog' : 'post'}
      noValidate={isHydrated}
      aria-labelledby={titleId}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <h3 id={titleId} className="display text-title lg:pt-3">
        <Title text={t('form.title')} />
      </h3>
      <div className={hasNoEndpoint ? 'noscript:hidden' : undefined}>
        <FixedFields />
        <p className="mt-2 text-small text-ink-soft">{t('form.requiredNote')}</p>
        {subject && <About {...subject} onForget={forgetSubject} />}
        <MessageFields errors={errors} readOnly={isSending} />
        <div className="mt-9">
          <Button
            type="submit"
            aria-disabled={isSending || undefined}
            // The second click of a double click may come when the form has been cleared already.
            onClick={(event: MouseEvent) => event.detail > 1 && event.preventDefault()}
          >
            {isSending && <Icon name="spinner" className="size-5 motion-safe:animate-spin" />}
            <span>{isSending ? t('form.sending') : t('form.send')}</span>
          </Button>
          <p className="mt-3 text-small text-balance text-ink-soft">{t('form.next')}</p>
        </div>
      </div>
      <FormNotes isSending={isSending} result={result} />
    </form>
  );
}

function FixedFields() {
  return (
    <>
      {[...new URLSearchParams(facts.fixedFormFields)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facts.honeypotFieldName && (
        <input name={facts.honeypotFieldName} autoComplete="off" tabIndex={-1} hidden />
      )}
    </>
  );
}

interface AboutProps {
  line: string;
  address: string | undefined;
  onForget: () => void;
}

function About({ line, address, onForget }: AboutProps) {
  const { t } = useTranslation('home');
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 border-s-2 border-bronze ps-4">
      <p>
        <span>{line}</span>
        {address && (
          <bdi dir="ltr" className="block text-small wrap-anywhere text-ink-soft">
            {address}
          </bdi>
        )}
      </p>
      <button type="button" onClick={onForget} className="min-h-11 text-accent link-line">
        {t('form.forget')}
      </button>
    </div>
  );
}

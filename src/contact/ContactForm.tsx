import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useLocation, useNavigate } from 'react-router-dom';
import { useHref, usePage } from '../i18n/page';
import { Phrase } from '../i18n/Phrase';
import type { ServiceSlug } from '../site/catalogue';
import { facts } from '../site/facts';
import { isPlaceholder } from '../site/firm';
import { Button } from '../ui/Button';
import { ContactDetail } from '../ui/ContactDetail';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { useInBrowser } from '../ui/useInBrowser';
import { readDraft, writeDraft } from './draft';
import {
  contactFields,
  contactFormId,
  faultsOf,
  fieldOf,
  fill,
  valuesOf,
  type Faults,
} from './fields';
import { lastResult } from './contactAction';

const titleId = 'contact-form-title';

/** From when on a message that is on its way gets a note, in milliseconds. */
const slowAfter = 20_000;

/**
 * The contact form. The fields keep their own values, so that what is typed before the page is
 * hydrated stays; `saveDraftOnInput` writes the draft. Sending is the route's action.
 */
export function ContactForm() {
  const { t } = useTranslation('home');
  const href = useHref();
  const { format } = usePage().language;
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [isSlow, setIsSlow] = useState(false);
  // The key keeps one submission for the site: it goes on while the visitor reads another page.
  const fetcher = useFetcher({ key: contactFormId });
  const isSending = fetcher.state !== 'idle';
  const result = lastResult();
  const { service, forget } = useServiceBefore(form);

  useEffect(() => {
    if (!form.current) return;
    // The texts under the fields take the place of the browser's own bubbles.
    form.current.noValidate = true;
    const typed = valuesOf(form.current);
    const draft = readDraft();
    for (const field of contactFields) typed[field] ||= draft[field];
    writeDraft(typed);
    fill(form.current, typed);
  }, []);

  // A result that was there before the form belongs to another message than it holds.
  const seen = useRef(result);
  useEffect(() => {
    if (result !== seen.current && result?.outcome === 'sent') form.current?.reset();
    seen.current = result;
  }, [result]);

  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSending]);

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    const field = contactFields.find((name) => fieldOf(currentTarget, name) === target);
    if (field && faults[field]) setFaults({ ...faults, [field]: faultsOf(currentTarget)[field] });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const values = valuesOf(currentTarget);
    if (isSending) return;
    const found = faultsOf(currentTarget);
    setFaults(found);
    const first = contactFields.find((field) => found[field]);
    if (first) fieldOf(currentTarget, first).focus();
    else {
      const action = `${href({ name: 'home' })}?index`;
      const { contactHoneypot: honeypot } = facts;
      const trap = honeypot && new FormData(currentTarget).get(honeypot);
      const about = service && `${t('form.about', { service })}\n\n`;
      const message = (about ?? '') + values.message;
      const submitted = { ...values, message, ...(trap && { [honeypot]: trap }) };
      // At once, so that the second half of a double click finds the form busy.
      const options = { method: 'post', encType: 'application/json', flushSync: true } as const;
      void fetcher.submit(submitted, { action, ...options });
    }
  }

  function outcomeOf({ outcome, at, email }: NonNullable<typeof result>) {
    if (outcome !== 'sent') return t(`form.${outcome}`, { email: facts.email });
    return t('form.sent', { email, time: at.toLocaleTimeString(format, { timeStyle: 'short' }) });
  }

  const isUnset = isPlaceholder(facts.contactEndpoint);
  return (
    <form
      id={contactFormId}
      ref={form}
      action={isUnset ? undefined : facts.contactEndpoint}
      // Without an address nothing may leave the page, be it sent before the page is hydrated.
      method={isUnset ? 'dialog' : 'post'}
      aria-labelledby={titleId}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <h3 id={titleId} className="display text-title lg:pt-3">
        {t('form.title')}
      </h3>
      <div className={isUnset ? 'noscript:hidden' : undefined}>
        {[...new URLSearchParams(facts.contactFields)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* People and screen readers never meet it. */}
        {facts.contactHoneypot && (
          <input name={facts.contactHoneypot} autoComplete="off" tabIndex={-1} hidden />
        )}
        <p className="mt-2 text-small text-ink-soft">{t('form.requiredNote')}</p>
        {service && (
          <p className="mt-5 flex flex-wrap items-center gap-x-4 border-s-2 border-bronze ps-4">
            {t('form.about', { service })}
            <button type="button" onClick={forget} className="min-h-11 text-accent link-line">
              {t('form.forget')}
            </button>
          </p>
        )}
        <div className="gap-x-8 md:grid md:grid-cols-2">
          <Field
            name="name"
            label={t('form.name')}
            placeholder={t('form.namePlaceholder')}
            readOnly={isSending}
            error={faults.name && t('form.nameRequired')}
          />
          <Field
            name="email"
            type="email"
            label={t('form.email')}
            placeholder={t('form.emailPlaceholder')}
            readOnly={isSending}
            error={
              faults.email &&
              t(faults.email === 'required' ? 'form.emailRequired' : 'form.emailInvalid')
            }
          />
        </div>
        <Field
          name="message"
          rows={5}
          label={t('form.message')}
          placeholder={t('form.messagePlaceholder')}
          readOnly={isSending}
          error={faults.message && t('form.messageRequired')}
        />
        <div className="mt-9">
          <Button
            type="submit"
            aria-disabled={isSending || undefined}
            // The second half of a double click would meet the form that the first has emptied.
            onClick={(event: MouseEvent) => event.detail > 1 && event.preventDefault()}
          >
            {isSending && <Icon name="spinner" className="size-5 motion-safe:animate-spin" />}
            <span>{isSending ? t('form.sending') : t('form.send')}</span>
          </Button>
        </div>
      </div>
      <div className="mt-5 min-h-[3lh] text-small">
        {isUnset && (
          <p className="in-data-hydrated:hidden">
            <WithEmail text={t('form.withoutScripts', { email: facts.email })} />
          </p>
        )}
        {isSlow && <Note key="slow" text={t('form.slow', { email: facts.email })} />}
        {!isSending && result && <Note key="outcome" text={outcomeOf(result)} />}
      </div>
    </form>
  );
}

/** The service from whose page the visitor came to write, and how to leave it out. */
function useServiceBefore(form: RefObject<HTMLFormElement | null>) {
  const { state, hash } = useLocation() as { state: { about?: ServiceSlug } | null; hash: string };
  const about = useInBrowser(() => state?.about, undefined);
  const { t } = useTranslation('services');
  const navigate = useNavigate();
  function forget() {
    void navigate({ hash }, { replace: true, state: null, preventScrollReset: true });
    // The button that had the focus goes.
    if (form.current) fieldOf(form.current, 'message').focus({ preventScroll: true });
  }
  return { service: about && t(`${about}.title`), forget };
}

interface TextProps {
  text: string;
}

/** What becomes of a message, below the button: sonner's toast says it aloud. */
function Note({ text }: TextProps) {
  return (
    <p className="border-s-2 border-bronze ps-4">
      <WithEmail text={text} />
    </p>
  );
}

function WithEmail({ text }: TextProps) {
  return (
    <Phrase
      text={text}
      parts={{ email: (value) => <ContactDetail kind="email" value={value} /> }}
    />
  );
}

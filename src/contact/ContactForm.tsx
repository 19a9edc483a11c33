import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Phrase } from '../i18n/Phrase';
import { facts } from '../site/facts';
import { isPlaceholder } from '../site/readFacts';
import { Button } from '../ui/Button';
import { ContactDetail } from '../ui/ContactDetail';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { notify, type NotificationTexts } from '../ui/notify';
import { useContactForm } from './useContactForm';

const titleId = 'contact-form-title';

export function ContactForm() {
  const { t, i18n } = useTranslation('home');
  /** What no notification can tell, for want of its code. */
  const [untold, setUntold] = useState<NotificationTexts | null>(null);
  const { form, isSending, isInDoubt, faults, onInput, onSubmit } = useContactForm((isAccepted) => {
    const lang = i18n.language;
    const told: NotificationTexts = isAccepted
      ? { kind: 'success', lang, title: t('toast.successTitle'), text: t('toast.successText') }
      : { kind: 'error', lang, title: t('toast.errorTitle'), text: t('toast.errorText') };
    setUntold(null);
    notify(told).catch(() => setUntold(told));
  });
  const isUnset = isPlaceholder(facts.contactEndpoint);
  return (
    <form
      ref={form}
      action={isUnset ? undefined : facts.contactEndpoint}
      // Without an address nothing may leave the page, be it sent before the scripts are there.
      method={isUnset ? 'dialog' : 'post'}
      aria-labelledby={titleId}
      data-unset={isUnset}
      onInput={onInput}
      onSubmit={onSubmit}
      className="group"
    >
      <h3 id={titleId} className="display text-title lg:pt-3">
        {t('form.title')}
      </h3>
      <p className="mt-4 hidden noscript:group-data-[unset=true]:block">
        <Phrase
          text={t('form.withoutScripts', { email: facts.email })}
          parts={{ email: (value) => <ContactDetail kind="email" value={value} /> }}
        />
      </p>
      <div className="noscript:group-data-[unset=true]:hidden">
        <p className="mt-2 text-small text-ink-soft">{t('form.requiredNote')}</p>
        {isInDoubt && <p className="mt-4">{t('form.mayHaveArrived')}</p>}
        <div className="gap-x-8 md:grid md:grid-cols-2">
          <Field
            name="name"
            label={t('form.name')}
            placeholder={t('form.namePlaceholder')}
            autoComplete="name"
            error={faults.name && t('form.nameRequired')}
          />
          <Field
            name="email"
            type="email"
            label={t('form.email')}
            placeholder={t('form.emailPlaceholder')}
            autoComplete="email"
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
          error={faults.message && t('form.messageRequired')}
        />
        {untold && (
          <p role="alert" className="mt-7">
            <strong>{untold.title}</strong> {untold.text}
          </p>
        )}
        <div className="mt-9">
          <Button type="submit" disabled={isSending}>
            {isSending && <Icon name="spinner" className="size-5 motion-safe:animate-spin" />}
            <span className="group-data-held:hidden">
              {isSending ? t('form.sending') : t('form.send')}
            </span>
            <span className="hidden group-data-held:inline">{t('form.sending')}</span>
          </Button>
        </div>
      </div>
    </form>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Phrase } from '../i18n/Phrase';
import { facts } from '../site/facts';
import { isPlaceholder } from '../site/readFacts';
import { Button } from '../ui/Button';
import { ContactDetail } from '../ui/ContactDetail';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { prepareToasts, showToast } from '../ui/toast/store';
import { useContactForm } from './useContactForm';

const titleId = 'contact-form-title';

export function ContactForm() {
  const { t, i18n } = useTranslation();
  const { form, isSending, faults, onInput, onSubmit } = useContactForm((isAccepted) =>
    showToast({
      lang: i18n.language,
      ...(isAccepted
        ? {
            variant: 'success',
            title: t('home.toast.successTitle'),
            text: t('home.toast.successText'),
          }
        : {
            variant: 'destructive',
            title: t('home.toast.errorTitle'),
            text: t('home.toast.errorText'),
          }),
    }),
  );
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', prepareToasts);
    return () => element?.removeEventListener('focusin', prepareToasts);
  }, [form]);
  const isUnset = isPlaceholder(facts.contactEndpoint);
  return (
    <form
      ref={form}
      action={isUnset ? `mailto:${facts.email}` : facts.contactEndpoint}
      encType={isUnset ? 'text/plain' : undefined}
      method="post"
      aria-labelledby={titleId}
      data-unset={isUnset}
      onInput={onInput}
      onSubmit={onSubmit}
      className="group"
    >
      <h3 id={titleId} className="display text-title">
        {t('home.form.title')}
      </h3>
      <p className="mt-4 hidden noscript:group-data-[unset=true]:block">
        <Phrase
          text={t('home.form.withoutScripts', { email: facts.email })}
          parts={{ email: (value) => <ContactDetail kind="email" value={value} /> }}
        />
      </p>
      <div className="noscript:group-data-[unset=true]:hidden">
        <p className="mt-2 text-small text-ink-soft">{t('home.form.requiredNote')}</p>
        <Field
          name="name"
          label={t('home.form.name')}
          placeholder={t('home.form.namePlaceholder')}
          autoComplete="name"
          error={faults.name && t('home.form.nameRequired')}
        />
        <Field
          name="email"
          type="email"
          label={t('home.form.email')}
          placeholder={t('home.form.emailPlaceholder')}
          autoComplete="email"
          error={
            faults.email &&
            t(faults.email === 'required' ? 'home.form.emailRequired' : 'home.form.emailInvalid')
          }
        />
        <Field
          name="message"
          rows={5}
          label={t('home.form.message')}
          placeholder={t('home.form.messagePlaceholder')}
          error={faults.message && t('home.form.messageRequired')}
        />
        <div className="mt-9">
          <Button type="submit" disabled={isSending}>
            {isSending && <Icon name="spinner" className="size-5 motion-safe:animate-spin" />}
            {isSending ? t('home.form.sending') : t('home.form.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}

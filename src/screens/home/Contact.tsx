import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '../../contact/ContactForm';
import { facts } from '../../site/facts';
import { Address, ContactDetail } from '../../ui/ContactDetail';
import { Title } from '../../ui/Title';

export function Contact() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section id="contact" className="bg-sand pt-section sm:pb-3">
      <div className="container-page grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-baseline">
        <div className="lg:col-span-4">
          <h2 className="display text-heading">
            <Title text={t('contact.title')} />
          </h2>
          <p className="mt-3 max-w-md text-balance text-ink-soft sm:mt-5 sm:text-intro sm:leading-lead lg:pe-6">
            {t('contact.intro')}
          </p>
          <h3 className="mt-8 display text-title sm:mt-10 lg:mt-12">{t('contact.info')}</h3>
          <address className="mt-3 not-italic">
            <dl className="border-b border-line">
              <ContactRow label={t('contact.email')}>
                <ContactDetail kind="email" value={facts.email} />
              </ContactRow>
              <ContactRow label={t('contact.phone')}>
                <ContactDetail kind="phone" value={facts.phone} />
              </ContactRow>
              <ContactRow label={t('contact.location')}>
                <Address text={t('common:contact.address')} />
              </ContactRow>
            </dl>
          </address>
        </div>
        <div className="lg:col-span-8 lg:max-w-160">
          <ContactForm />
        </div>
      </div>
    </section>
  );
}

interface ContactRowProps {
  label: string;
  children: ReactNode;
}

function ContactRow({ label, children }: ContactRowProps) {
  return (
    <div className="flex flex-wrap content-center items-baseline gap-x-4 border-t border-line py-2 leading-normal sm:min-h-14">
      <dt className="min-w-[clamp(5.5rem,30vw,7.5rem)] text-ink-soft">{label}</dt>
      <dd className="grow basis-40 text-balance">{children}</dd>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useHref, usePage } from '../../i18n/page';
import { practiceOf, type ServiceSlug } from '../../site/catalogue';
import { facts } from '../../site/facts';
import { Link } from 'react-router-dom';
import logo from '../../drawings/logo.svg?url';

interface PrintedProps {
  slug: ServiceSlug;
}

/** The head of every printed page. Its sign is an image: Chromium draws what is shown by reference too large there. */
export function PrintedHead({ slug }: PrintedProps) {
  const { t } = useTranslation();
  return (
    <div className="printed-head hidden">
      <p className="flex items-center gap-3 border-b border-line pb-3 text-small">
        <img src={logo} alt="" className="size-6" />
        <span className="display text-title">{t('firm.name')}</span>
        <span className="ms-auto text-accent">{t(`practices.${practiceOf(slug).id}`)}</span>
      </p>
    </div>
  );
}

/** Where a printed page comes from, when, and whom to ask. */
export function PrintedFrom({ slug }: PrintedProps) {
  const { t } = useTranslation();
  const href = useHref();
  const { format } = usePage().language;
  const page = href({ name: 'service', slug });
  const [day, setDay] = useState('');
  useEffect(() => {
    const today = new Intl.DateTimeFormat(format, { dateStyle: 'long' });
    const stamp = () => flushSync(() => setDay(today.format()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, [format]);
  return (
    <p className="printed-foot hidden border-t border-line pt-3 text-small text-ink-soft">
      <Link to={page}>{t('service.printedFrom', { address: facts.siteUrl + page })}</Link>
      {day && ` · ${day}`}
      <br />
      <bdi dir="ltr">{facts.email}</bdi> · <bdi dir="ltr">{facts.phone}</bdi> ·{' '}
      {t('contact.address')}
    </p>
  );
}

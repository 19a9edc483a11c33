import { useTranslation } from 'react-i18next';
import { useHref } from '../routing/usePage';
import { practices } from '../site/catalogue';
import { facts } from '../site/facts';
import { Address, ContactDetail } from '../ui/ContactDetail';
import { Drawing } from '../ui/Drawing';
import { FooterColumn } from './FooterColumn';
import { LanguageLinks } from './LanguageLinks';
import { SocialIcons } from './SocialIcons';

export function Footer() {
  const { t } = useTranslation();
  const href = useHref();
  const home = { name: 'home' } as const;
  const firmName = t('firm.name');
  return (
    <footer className="filled on-ink bg-ink text-paper">
      <div className="container-page flex flex-wrap gap-x-4 gap-y-6 pt-section pb-[min(var(--spacing-section),4rem)] md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-12 lg:grid-cols-12">
        <div className="max-md:w-full lg:col-span-4">
          <p className="flex items-center gap-3 text-[calc(1.5rem*var(--display-scale))] leading-tight">
            <Drawing name="logo" className="size-8 text-gold" />
            <span className="wordmark">{firmName}</span>
          </p>
          <p className="mt-3 max-w-sm text-paper/80 sm:mt-5">{t('firm.blurb')}</p>
          <SocialIcons />
        </div>
        <FooterColumn
          title={t('footer.ourServices')}
          className="max-md:w-full lg:col-span-3 xl:col-span-4"
          links={practices.map(({ id, anchor }) => ({
            href: href(home, anchor),
            label: t(`practices.${id}`),
          }))}
        />
        {/* Halves, unless the e-mail address is longer. */}
        <div className="contents xl:col-span-4 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(max-content,1fr)] xl:gap-x-8">
          <FooterColumn
            title={t('footer.company')}
            className="xs:max-md:w-36 lg:col-span-2 xl:col-auto"
            links={[
              { href: href(home, 'about'), label: t('footer.aboutUs') },
              { href: href(home, 'services'), label: t('nav.services') },
              { href: href(home, 'contact'), label: t('nav.contact') },
              { href: '#content', label: t('a11y.backToTop') },
            ]}
          />
          <div className="grow basis-36 lg:col-span-3 xl:col-auto">
            <h2 className="text-small text-gold">{t('footer.contactInfo')}</h2>
            <address className="mt-3 grid justify-items-start not-italic *:py-1">
              <ContactDetail kind="email" value={facts.email} />
              <ContactDetail kind="phone" value={facts.phone} />
              {/* Keyed so that React replaces the whole node: Google Translate re-parents text nodes. */}
              <span key={t('contact.address')} className="text-balance xl:w-0 xl:min-w-full">
                <Address text={t('contact.address')} />
              </span>
            </address>
          </div>
        </div>
      </div>
      <div className="border-t border-paper/15">
        {/* Inline padding keeps the last line clear of the back-to-top button. */}
        <div className="container-page flex flex-wrap items-center gap-x-6 gap-y-1 py-6 text-small text-paper/60 max-xl:pe-[80px]">
          <p className="max-sm:-me-[60px]">
            {t('footer.rights', { year: __BUILD_YEAR__, firm: firmName })}
          </p>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <span>{t('footer.privacy')}</span>
            <span>{t('footer.terms')}</span>
          </p>
          <LanguageLinks
            className="no-print gap-x-4 lg:ms-auto"
            linkClass="flex min-h-7 items-center text-paper/80 hover:text-paper aria-[current]:text-gold"
          />
        </div>
      </div>
    </footer>
  );
}

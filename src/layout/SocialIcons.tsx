import { useTranslation } from 'react-i18next';
import { facts } from '../site/facts';
import { Icon } from '../ui/Icon';

/** The business network is a link; the firm has no other pages yet, so the rest are pictures. */
export function SocialIcons() {
  const { t } = useTranslation();
  const box = 'grid size-11 place-items-center';
  return (
    <div className="mt-6 flex">
      <a
        href={facts.businessNetwork}
        target="_blank"
        rel="noopener"
        className={`${box} me-2 border border-paper/25 hover:border-gold hover:text-gold`}
      >
        <Icon name="network" className="size-5" />
        <span className="sr-only">
          {`${t('footer.businessNetwork')} (${t('a11y.opensInNewTab')})`}
        </span>
      </a>
      <span aria-hidden="true" className={`${box} text-paper/60`}>
        <Icon name="cross" className="size-5" />
      </span>
      <span aria-hidden="true" className={`${box} text-paper/60`}>
        <Icon name="video" className="size-5" />
      </span>
    </div>
  );
}

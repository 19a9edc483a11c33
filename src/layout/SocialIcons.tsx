import { useTranslation } from 'react-i18next';
import { facts } from '../site/facts';
import { Icon } from '../ui/Icon';

/** The business network is a link; the firm has no pages on X and YouTube yet. */
export function SocialIcons() {
  const { t } = useTranslation();
  return (
    <div className="mt-6 flex items-center gap-5">
      <a
        href={facts.businessNetwork}
        target="_blank"
        rel="noopener"
        className="grid size-11 place-items-center border border-paper/25 hover:border-gold hover:text-gold"
      >
        <Icon name="network" className="size-5" />
        <span className="sr-only">
          {`${t('footer.businessNetwork')} (${t('a11y.opensInNewTab')})`}
        </span>
      </a>
      <span aria-hidden="true" className="flex items-center gap-4 text-paper/60">
        <Icon name="cross" className="size-5" />
        <Icon name="video" className="size-5" />
      </span>
    </div>
  );
}

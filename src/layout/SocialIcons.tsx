import { useTranslation } from 'react-i18next';
import { facts } from '../site/facts';
import { networks } from '../site/networks';
import { Icon } from '../ui/Icon';

export function SocialIcons() {
  const { t } = useTranslation();
  return (
    <div className="mt-6 flex gap-1">
      {networks.map((network) =>
        'variable' in network ? (
          <a
            key={network.id}
            href={facts.networkUrls[network.id]}
            target="_blank"
            rel="noopener"
            className="grid size-11 place-items-center border border-paper/25 hover:border-gold hover:text-gold"
          >
            <Icon name={network.id} className="size-5" />
            <span className="sr-only">
              {t(`footer.networks.${network.id}`)} ({t('a11y.opensInNewTab')})
            </span>
          </a>
        ) : (
          <span
            key={network.id}
            aria-hidden="true"
            className="grid size-11 place-items-center text-paper/40"
          >
            <Icon name={network.id} className="size-5" />
          </span>
        ),
      )}
    </div>
  );
}

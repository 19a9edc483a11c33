import { useTranslation } from 'react-i18next';
import { facts } from '../site/facts';
import { networks } from '../site/networks';
import { Icon } from '../ui/Icon';

export function SocialIcons() {
  const { t } = useTranslation();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 text-paper/70">
      {networks.map((network) =>
        'variable' in network ? (
          <a
            key={network.id}
            href={facts.networkUrls[network.id]}
            target="_blank"
            rel="noopener"
            className="flex min-h-11 items-center gap-2.5 text-paper hover:text-gold"
          >
            <Icon name={network.id} className="size-5" />
            {/* Keyed so that React replaces the whole node: Google Translate re-parents text nodes. */}
            <span key={t(`footer.networks.${network.id}`)} className="link-line">
              {t(`footer.networks.${network.id}`)}
              <span className="sr-only"> ({t('a11y.opensInNewTab')})</span>
            </span>
          </a>
        ) : (
          <Icon key={network.id} name={network.id} className="size-5" />
        ),
      )}
    </div>
  );
}

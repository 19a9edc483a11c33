import { useTranslation } from 'react-i18next';
import { facts } from '../site/facts';
import { Icon } from '../ui/Icon';

/** Only LinkedIn is a link: the firm has no pages on X and YouTube yet. */
export function SocialIcons() {
  const { t } = useTranslation();
  return (
    <div className="mt-6 flex gap-1">
      <a
        href={facts.linkedInUrl}
        target="_blank"
        rel="noopener"
        className="grid size-11 place-items-center border border-paper/25 hover:border-gold hover:text-gold"
      >
        <Icon name="linkedIn" className="size-5" />
        <span className="sr-only">
          {`${t('footer.businessNetwork')} (${t('a11y.opensInNewTab')})`}
        </span>
      </a>
      {(['x', 'youTube'] as const).map((name) => (
        <span
          key={name}
          aria-hidden="true"
          className="grid size-11 place-items-center text-paper/40"
        >
          <Icon name={name} className="size-5" />
        </span>
      ))}
    </div>
  );
}

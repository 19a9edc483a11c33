import { useTranslation } from 'react-i18next';
import { useHref } from '../../routing/usePage';
import type { SampleSlug } from '../../site/catalogue';
import { Link } from '../../ui/Link';
import { WithArrow } from '../../ui/WithArrow';

interface SampleLinkProps {
  slug: SampleSlug;
  /** Whether the sample paper is of another service of the practice. */
  isOfSibling?: boolean;
}

export function SampleLink({ slug, isOfSibling = false }: SampleLinkProps) {
  const { t } = useTranslation(['services', 'common']);
  const href = useHref();
  const service = t(`services:${slug}.title`);
  return (
    <p className={`no-print ${isOfSibling ? 'mt-6' : 'text-small'}`}>
      <span className="block text-small text-ink-soft">
        {isOfSibling ? t('common:sample.sibling', { service }) : t('common:sample.label')}
      </span>
      <Link to={href({ name: 'sample', slug })} className="inline-block py-2 text-accent link-line">
        <WithArrow text={t(`services:${slug}.sample.question`)} />
      </Link>
    </p>
  );
}

import { useHref } from '../../i18n/page';
import type { SampleSlug } from '../../site/catalogue';
import { useSampleLine } from '../../i18n/useSampleLine';
import { Link } from '../../ui/Link';

/** Leads to the sample paper of a practice, with its verdict in a sentence. */
export function SampleLine({ slug }: { slug: SampleSlug }) {
  const href = useHref();
  return (
    <Link to={href({ name: 'sample', slug })} className="inline-block py-2 text-accent link-line">
      {useSampleLine(slug)}
    </Link>
  );
}

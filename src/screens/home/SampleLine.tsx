import { Link } from '../../ui/Link';
import { useContent, useHref } from '../../i18n/page';
import type { PracticeId } from '../../site/catalogue';

/** Leads to the sample paper of a practice, with its verdict in a sentence. */
export function SampleLine({ practice }: { practice: PracticeId }) {
  const href = useHref();
  const own = useContent('home').samples[practice];
  return (
    own && (
      <Link
        to={href({ name: 'sample', slug: own.slug })}
        className="inline-block py-2 text-accent link-line"
      >
        {own.text}
      </Link>
    )
  );
}

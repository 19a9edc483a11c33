import { Link } from '../../ui/Link';
import { useContent, useHref } from '../../i18n/page';
import type { Practice } from '../../site/catalogue';

/** Leads to the specimen of a practice, with its verdict in a sentence. */
export function SpecimenLine({ practice }: { practice: Pick<Practice, 'specimens'> }) {
  const href = useHref();
  const { specimens } = useContent('home');
  const own = specimens.find(({ slug }) =>
    (practice.specimens as readonly string[]).includes(slug),
  );
  return (
    own && (
      <Link
        to={href({ name: 'specimen', slug: own.slug })}
        className="inline-block py-2 text-accent link-line"
      >
        {own.text}
      </Link>
    )
  );
}

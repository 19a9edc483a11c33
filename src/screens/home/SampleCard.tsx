import { useTranslation } from 'react-i18next';
import { useHref } from '../../i18n/page';
import type { PracticeId, SampleSlug } from '../../site/catalogue';
import { Link } from '../../ui/Link';
import { WithArrow } from '../../ui/WithArrow';
import { strips } from './strips';

interface SampleCardProps {
  practiceId: PracticeId;
  slug: SampleSlug;
  className?: string;
}

/** The sample paper of a practice: its question, its answer, and the strip of the answers that it can have. */
export function SampleCard({ practiceId, slug, className = '' }: SampleCardProps) {
  const { t } = useTranslation(['services', 'common']);
  const href = useHref();
  const cells: Readonly<Record<string, string>> = t(`services:${slug}.sample.cells`, {
    returnObjects: true,
  });
  const { verdicts, columns, active } = strips[slug];
  const [linkId, questionId] = [`to-sample-${slug}`, `question-${slug}`];
  return (
    <div
      data-practice={practiceId}
      className={`@container surface border-s-4 border-s-accent ${className}`}
    >
      <div className="grid h-full content-center items-center gap-x-14 gap-y-3 px-4 py-3.5 md:px-6 md:py-6 @min-[44rem]:grid-cols-2">
        <div>
          <p className="text-small leading-snug text-ink-soft">{t('common:sample.label')}</p>
          <p
            id={questionId}
            className="mt-2 text-intro leading-snug text-ink-soft max-md:text-body"
          >
            {t(`services:${slug}.sample.question`)}
          </p>
          <p className="mt-2 display text-part max-md:mt-1 max-md:text-title">
            {t(`services:${slug}.sample.answer`)}
          </p>
        </div>
        <div>
          <ul
            aria-hidden="true"
            className={`grid text-center text-small leading-tight max-md:text-[0.8125rem] max-xs:grid-cols-1 ${columns}`}
          >
            {verdicts.map((verdict) => (
              <li
                key={verdict}
                className={`flex min-h-9 items-center justify-center border px-0.5 py-1 ${verdict === active ? 'border-accent bg-accent font-medium text-paper forced-colors:border-3' : 'border-line text-ink-soft'}`}
              >
                {cells[verdict]}
              </li>
            ))}
          </ul>
          <Link
            id={linkId}
            aria-labelledby={`${linkId} ${questionId}`}
            to={href({ name: 'sample', slug })}
            className="no-print card-link mt-3 inline-block text-small link-line max-md:mt-2"
          >
            <WithArrow text={t(`services:${slug}.sample.move`)} isSmall />
          </Link>
        </div>
      </div>
    </div>
  );
}

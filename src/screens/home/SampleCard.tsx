import { useTranslation } from 'react-i18next';
import { useHref } from '../../routing/usePage';
import type { PracticeId, SampleSlug } from '../../site/catalogue';
import { Button } from '../../ui/Button';
import { Title } from '../../ui/Title';
import { WithArrow } from '../../ui/WithArrow';
import { AnswerScale } from './AnswerScale';

interface SampleCardProps {
  practiceId: PracticeId;
  slug: SampleSlug;
  className: string;
  /** Of the practice, where the card is not in its section. */
  practiceName?: string;
}

/** The sample paper of a practice: its question, its answer, and the scale of the answers that it can have. */
export function SampleCard({ practiceId, slug, className, practiceName }: SampleCardProps) {
  const { t } = useTranslation(['home', 'services', 'common']);
  const href = useHref();
  const [linkId, questionId] = [`to-sample-${slug}`, `question-${slug}`];
  return (
    <div
      data-practice={practiceId}
      className={`sample-card gap-x-8 border-t-4 border-accent pt-3 md:pt-4 ${className}`}
    >
      {practiceName && (
        <p className="text-small leading-snug text-accent max-md:mb-1.5 md:self-start md:[grid-area:1/2/auto/-1]">
          {practiceName}
        </p>
      )}
      <div className="md:row-start-1">
        <p className="text-small leading-snug text-ink-soft">{t('common:sample.label')}</p>
        <p
          id={questionId}
          className="mt-3 text-intro leading-snug text-balance text-ink-soft max-md:text-body"
        >
          <Title text={t(`services:${slug}.sample.question`)} />
        </p>
        <p className="mt-3 display text-part text-balance max-md:text-[calc(1.375rem*var(--display-scale))]">
          <Title text={t(`services:${slug}.sample.answer`)} />
        </p>
      </div>
      <AnswerScale slug={slug} />
      <div>
        <Button
          id={linkId}
          aria-labelledby={`${linkId} ${questionId}`}
          to={href({ name: 'sample', slug })}
          variant="quiet"
          size="small"
        >
          <WithArrow text={t('sample.read')} isSmall />
        </Button>
      </div>
    </div>
  );
}

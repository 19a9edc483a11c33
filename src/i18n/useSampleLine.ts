import { useTranslation } from 'react-i18next';
import { ownDeliverable, type SampleSlug } from '../site/catalogue';

/** The text of a link to a sample paper: its name, and its verdict at the base of its case. */
export function useSampleLine(slug: SampleSlug): string {
  const { t } = useTranslation(['common', 'services', 'deliverables']);
  return t('service.verdictLine', {
    name: t(`deliverables:${ownDeliverable(slug)}`),
    verdict: t(`services:${slug}.verdict`),
  });
}

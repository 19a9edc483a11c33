import { useTranslation } from 'react-i18next';
import type { SampleSlug } from '../site/catalogue';
import { serviceRecords } from '../site/services';

/** The text of a link to a sample paper: its name, and its verdict at the base of its case. */
export function useSampleLine(slug: SampleSlug): string {
  const { t } = useTranslation(['common', 'services', 'documents']);
  return t('service.verdictLine', {
    name: t(`documents:${serviceRecords[slug].ownDocument}`),
    verdict: t(`services:${slug}.verdict`),
  });
}

import { useTranslation } from 'react-i18next';
import type { Resources } from '../i18n/resources';

/** A toast's text, in the language of the current page: the language may change while it is shown. */
export function ToastText({ of }: { of: keyof Resources['common']['toast'] }) {
  const { t } = useTranslation();
  // In an element: React loses a bare text node that a translating browser has replaced.
  return <span>{t(`toast.${of}`)}</span>;
}

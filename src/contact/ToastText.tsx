import { useTranslation } from 'react-i18next';
import type { Resources } from '../i18n/resources';

interface ToastTextProps {
  of: keyof Resources['common']['toast'];
}

/** A text of a toast, in the language of the page that is shown while the toast is there. */
export function ToastText({ of }: ToastTextProps) {
  const { t } = useTranslation();
  return t(`toast.${of}`);
}

import { useTranslation } from 'react-i18next';
import type { CommonFile } from '../i18n/texts';

interface ToastTextProps {
  of: keyof CommonFile['toast'];
}

/** A text of a toast, in the language of the page that is shown while the toast is there. */
export function ToastText({ of }: ToastTextProps) {
  const { t } = useTranslation();
  return t(`toast.${of}`);
}

import { useTranslation } from 'react-i18next';

interface ToastTextProps {
  of: 'successTitle' | 'successText' | 'errorTitle' | 'errorText' | 'offline';
}

/** A text of a toast, in the language of the page that is shown while the toast is there. */
export function ToastText({ of }: ToastTextProps) {
  const { t } = useTranslation();
  return t(`toast.${of}`);
}

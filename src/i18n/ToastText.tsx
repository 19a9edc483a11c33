import { useTranslation } from 'react-i18next';
import type { Resources } from '../schemas/resources';

/** A component re-renders, so a visible toast follows a change of language. A string would not. */
export function ToastText({ textKey }: { textKey: keyof Resources['common']['toast'] }) {
  const { t } = useTranslation();
  // An element, because Google Translate replaces bare text nodes, which React then can't update.
  return <span>{t(`toast.${textKey}`)}</span>;
}

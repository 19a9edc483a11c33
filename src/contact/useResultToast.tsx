import { useEffect, useRef } from 'react';
import { useSubmission } from './useSubmission';
import { showToast } from '../ui/showToast';
import { ToastText } from '../i18n/ToastText';

const toasts = {
  sent: { type: 'success', title: 'successTitle', text: 'successText' },
  unknown: { type: 'info', title: 'unknownTitle', text: 'unknownText' },
  refused: { type: 'error', title: 'errorTitle', text: 'errorText' },
  offline: { type: 'error', title: 'errorTitle', text: 'errorText' },
  unanswered: { type: 'error', title: 'errorTitle', text: 'errorText' },
} as const;

export function useResultToast(): void {
  const { result } = useSubmission();
  const shownResult = useRef(result);
  useEffect(() => {
    if (!result || result === shownResult.current) return;
    shownResult.current = result;
    const { type, title, text } = toasts[result.outcome];
    showToast({
      type,
      title: <ToastText textKey={title} />,
      description: <ToastText textKey={text} />,
    });
  }, [result]);
}

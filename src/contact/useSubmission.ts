import { useFetcher } from 'react-router-dom';
import { useHref } from '../i18n/page';
import type { Result } from './contactAction';
import { contactFormId } from './fields';

/**
 * The submission of the contact form. Its key makes it one for the whole site: it goes on, and its
 * result stays, while the visitor reads another page.
 */
export function useSubmission() {
  const href = useHref();
  const { state, data: result, submit } = useFetcher<Result>({ key: contactFormId });

  function send(message: Record<string, string>) {
    void submit(message, {
      action: `${href({ name: 'home' })}?index`,
      method: 'post',
      encType: 'application/json',
      // At once: the second half of a double click must find the form busy.
      flushSync: true,
    });
  }

  return { isSending: state === 'submitting', result, send };
}

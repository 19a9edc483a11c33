import { useFetcher } from 'react-router-dom';
import { useHref } from '../i18n/page';
import type { Result } from './contactAction';
import { contactFormId } from './fields';

/**
 * The contact form's fetcher. Because of its key every page shares one submission, which goes on, and
 * whose result is kept, while the visitor reads another page.
 */
export function useSubmission() {
  const href = useHref();
  const { state, data: result, submit } = useFetcher<Result>({ key: contactFormId });

  function send(message: Record<string, string>) {
    void submit(message, {
      action: `${href({ name: 'home' })}?index`,
      method: 'post',
      encType: 'application/json',
      // The second click of a double click must already find `isSending`.
      flushSync: true,
    });
  }

  return { isSending: state === 'submitting', result, send };
}

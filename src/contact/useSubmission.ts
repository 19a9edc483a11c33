import { useFetcher } from 'react-router-dom';
import { useHref } from '../routing/usePage';
import type { Result, Submission } from './contactAction';
import { contactFormId } from './fields';

/**
 * The contact form's fetcher. Its key makes all pages share one submission: it continues, and its result
 * is kept, while the visitor reads another page.
 */
export function useSubmission() {
  const href = useHref();
  const { state, data: result, submit } = useFetcher<Result>({ key: contactFormId });

  function send(submission: Submission) {
    void submit(
      { ...submission },
      {
        action: `${href({ name: 'home' })}?index`,
        method: 'post',
        encType: 'application/json',
        // `isSending` must be true before the visitor can submit again.
        flushSync: true,
      },
    );
  }

  return { isSending: state === 'submitting', result, send };
}

import { useTranslation } from 'react-i18next';
import { Phrase } from '../i18n/Phrase';
import { usePage } from '../routing/usePage';
import { facts } from '../site/facts';
import { isPlaceholder } from '../site/firm';
import { ContactDetail } from '../ui/ContactDetail';
import type { Result } from './contactAction';
import { useSlowNotice } from './useSlowNotice';

interface FormNotesProps {
  isSending: boolean;
  result: Result | undefined;
}

/** Notes below the button. They are not live regions, because the toast, which reports the result, is one. */
export function FormNotes({ isSending, result }: FormNotesProps) {
  const { t } = useTranslation('home');
  const { locale } = usePage().language;
  const isSlow = useSlowNotice(isSending);

  function noteOf({ outcome, at, email }: Result) {
    if (outcome === 'sent') {
      const time = at.toLocaleTimeString(locale, { timeStyle: 'short' });
      return t('form.sent', { email, time });
    }
    const note = outcome === 'unanswered' ? 'unknown' : outcome;
    return t(`form.${note}`, { email: facts.email });
  }

  return (
    <div className="mt-5 min-h-[3lh] text-small">
      {isPlaceholder(facts.contactEndpoint) && (
        <p className="in-data-hydrated:hidden">
          <WithEmail text={t('form.withoutScripts', { email: facts.email })} />
        </p>
      )}
      {isSlow && <Note key="slow" text={t('form.slow', { email: facts.email })} />}
      {!isSending && result && <Note key="result" text={noteOf(result)} />}
    </div>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p data-keep-visible="" className="border-s-2 border-bronze ps-4 wrap-anywhere">
      <WithEmail text={text} />
    </p>
  );
}

function WithEmail({ text }: { text: string }) {
  return (
    <Phrase
      text={text}
      parts={{ email: (value) => <ContactDetail kind="email" value={value} /> }}
    />
  );
}

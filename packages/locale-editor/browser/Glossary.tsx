import { useState } from 'react';
import type { TextsAnswer } from '../protocol';
import { inLanguage, source } from '../site';
import type { SiteText, TextReference } from '../texts';
import { glossaryHits } from './glossaryHits';
import { ask } from './service';
import { englishOf } from './siteTexts';
import type { FieldState } from './useField';
import { useWords } from './words';

interface GlossaryProps {
  answer: TextsAnswer;
  text: SiteText;
  reference: TextReference;
  state: FieldState;
}

/** The agreed terms in the English of a text; of a text that is a term, another wording can be agreed on. */
export function Glossary({ answer, text, reference: { language }, state }: GlossaryProps) {
  const { say } = useWords();
  const [said, setSaid] = useState('');
  const english = englishOf(answer, text);
  const hits = glossaryHits(english, answer.glossary);
  const { value } = state;
  if (hits.length === 0) return null;

  async function agree(id: string): Promise<void> {
    const changed = await ask('setTerm', { id, language, wording: value }).catch(() => null);
    setSaid(say(changed ? 'glossary.changed' : 'glossary.failed'));
    if (changed) state.save();
  }

  return (
    <section className="glossary">
      <h3>{say('glossary.title')}</h3>
      {hits.map(({ id, en, note, [language]: agreed }) => {
        const isWhole = en === english && language !== source.code;
        const isOther = isWhole && value !== '' && agreed !== undefined && agreed !== value;
        return (
          <div key={id} className="term">
            <p>
              <bdi {...inLanguage(source.code)}>{en}</bdi>
              {agreed !== undefined && language !== source.code && (
                <>
                  {' '}
                  <button
                    type="button"
                    className="link"
                    title={say('glossary.use')}
                    onClick={() => state.insert(agreed, isWhole)}
                  >
                    <bdi {...inLanguage(language)}>{agreed}</bdi>
                  </button>
                </>
              )}
            </p>
            {note && (
              <p className="quiet" lang={source.code} dir="auto">
                {note}
              </p>
            )}
            {isOther && (
              <button type="button" onClick={() => void agree(id)}>
                {say('glossary.agree', { wording: value })}
              </button>
            )}
          </div>
        );
      })}
      <p role="status">{said}</p>
    </section>
  );
}

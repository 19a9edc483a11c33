import { useState } from 'react';
import type { GlossaryEntry } from '../../../tools/locales/rules/text';
import { inLanguage, source } from '../site';
import { ask } from './service';
import { useEditor } from './store';
import type { FieldState } from './useField';
import { useWords } from './words';

/** The agreed terms in the English of a text; another wording can be agreed on: the text, or the words of it that are selected. */
export function Glossary({ english, state }: { english: string; state: FieldState }) {
  const { say } = useWords();
  const [said, setSaid] = useState('');
  const entries = useEditor(({ site }) => site?.glossary) ?? [];
  const { value, reference } = state;
  const { language } = reference;
  const hits = glossaryHits(english, entries).filter((entry) => entry[language] !== undefined);
  if (hits.length === 0 || language === source.code) return null;

  async function agree(id: string, term: string): Promise<void> {
    const { selectionStart = 0, selectionEnd = 0 } = state.field.current ?? {};
    const wording = term === english ? value : value.slice(selectionStart, selectionEnd).trim();
    if (wording === '') return setSaid(say('glossary.select', { term }));
    const changed = await ask('setTerm', { id, language, wording }).catch(() => null);
    setSaid(say(changed ? 'glossary.changed' : 'glossary.failed'));
    if (changed) state.save();
  }

  return (
    <section className="glossary">
      <h3>{say('glossary.title')}</h3>
      {hits.map(({ id, en, note, [language]: agreed = '' }) => {
        const isWhole = en === english;
        return (
          <div key={id}>
            <bdi {...inLanguage(source.code)}>{en}</bdi>{' '}
            <button
              type="button"
              className="link"
              title={say('glossary.use')}
              onClick={() => state.insert(agreed, isWhole)}
            >
              <bdi {...inLanguage(language)}>{agreed}</bdi>
            </button>
            {note && (
              <p className="quiet" lang={source.code} dir="auto">
                {note}
              </p>
            )}
            {value !== '' && (isWhole ? agreed !== value : !value.includes(agreed)) && (
              <button type="button" onClick={() => void agree(id, en)}>
                {say(isWhole ? 'glossary.agree' : 'glossary.agreeSelected', { wording: value })}
              </button>
            )}
          </div>
        );
      })}
      <p role="status">{said}</p>
    </section>
  );
}

/** The terms that occur in an English text as whole words; a label of one word, such as “Home”, as it is written. */
function glossaryHits(english: string, glossary: readonly GlossaryEntry[]): GlossaryEntry[] {
  return glossary.filter(({ en }) => {
    const words = en.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    const flags = /^\p{Lu}\S*$/u.test(en) ? 'u' : 'iu';
    return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, flags).test(english);
  });
}

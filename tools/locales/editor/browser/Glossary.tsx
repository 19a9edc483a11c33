import type { GlossaryEntry } from '../../rules/text';
import { inLanguage, source } from '../site';
import { useEditor } from './store';
import type { FieldState } from './useField';
import { useWords } from './words';

/** The agreed terms in the English of a text, each with a button that puts its wording into the field. */
export function Glossary({ english, state }: { english: string; state: FieldState }) {
  const { say } = useWords();
  const entries = useEditor(({ site }) => site?.glossary) ?? [];
  const { language } = state.reference;
  const hits = glossaryHits(english, entries).filter((entry) => entry[language] !== undefined);
  if (hits.length === 0 || language === source.code) return null;
  return (
    <section className="glossary">
      <h3>{say('glossary.title')}</h3>
      {hits.map(({ id, en, note, [language]: agreed = '' }) => (
        <div key={id}>
          <bdi {...inLanguage(source.code)}>{en}</bdi>{' '}
          <button
            type="button"
            className="link"
            title={say('glossary.use')}
            onClick={() => state.insert(agreed, en === english)}
          >
            <bdi {...inLanguage(language)}>{agreed}</bdi>
          </button>
          {note && (
            <p className="quiet" lang={source.code} dir="auto">
              {note}
            </p>
          )}
        </div>
      ))}
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

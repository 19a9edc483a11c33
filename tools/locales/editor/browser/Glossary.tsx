import type { GlossaryEntry } from '../../files/project';
import { inLanguage, source } from '../siteAdapter';
import { useEditor } from './store';
import type { FieldState } from './useField';
import { language as ownLanguage, say } from './words';

/** Notes that are not in the language of the editor are not shown. */
const noteName = ownLanguage === source.code ? 'note' : `note_${ownLanguage}`;

/** The glossary entries of an English text, each with a button that inserts its translation. */
export function Glossary({ state }: { state: FieldState }) {
  const glossary = useEditor(({ site }) => site?.glossary) ?? [];
  const { language } = state.reference;
  const { english } = state.text;
  const entries = glossary.filter((entry) => entry[language] !== undefined && isIn(english, entry));
  if (entries.length === 0 || language === source.code) return null;
  return (
    <section className="glossary">
      <h3>{say('glossary.title')}</h3>
      {entries.map(({ id, en, [noteName]: note, [language]: translation = '' }) => (
        <div key={id}>
          <bdi {...inLanguage(source.code)}>{en}</bdi>{' '}
          <button
            type="button"
            title={say('glossary.use')}
            onClick={() => state.insert(translation, en === english)}
          >
            <bdi {...inLanguage(language)}>{translation}</bdi>
          </button>
          {note && (
            <p className="quiet" dir="auto">
              {note}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

/** Whether a text contains a term as whole words; a capitalized word, such as “Home”, in that case only. */
function isIn(english: string, { en }: GlossaryEntry): boolean {
  const words = en.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const flags = /^\p{Lu}\S*$/u.test(en) ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, flags).test(english);
}

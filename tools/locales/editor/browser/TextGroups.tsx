import { staleRule } from '../../finding';
import { excerpt } from '../../wordDiff';
import { inLanguage, source } from '../site';
import { parseTextId, textKey } from '../texts';
import { idsOf, type ListedText, type ListGroup } from './groups';
import { fileTitle, whatIs } from './labels';
import { useEditor } from './store';
import { Diff, Highlighted, LanguageName } from './TextViews';
import { useWords } from './words';

interface GroupsProps {
  groups: readonly ListGroup[];
  /** What was looked for. */
  query: string;
  /** The language that most of the list is in. */
  language: string;
  /** Called with a text and all that the list shows, to go on with. */
  onOpen: (id: string, ids: readonly string[]) => void;
}

/** The groups of a list that have texts. */
export function TextGroups({ groups, query, language, onOpen }: GroupsProps) {
  const { say } = useWords();
  const ids = idsOf(groups);
  return groups
    .filter(({ texts }) => texts.length > 0)
    .map(({ title, texts, all }) => (
      <section key={title}>
        <h3>{`${say(title)} (${all ? say('panel.position', { at: texts.length, of: all }) : texts.length})`}</h3>
        {texts.map((text) => (
          <Line
            key={text.id}
            {...{ text, query }}
            among={language}
            onOpen={() => onOpen(text.id, ids)}
          />
        ))}
      </section>
    ));
}

interface LineProps {
  text: ListedText;
  /** That of most of the list. */
  among: string;
  query: string;
  onOpen: () => void;
}

/** A text in a list: its words, what it is and where it belongs. */
function Line({ text, among, query, onOpen }: LineProps) {
  const { say } = useWords();
  const { id, shown, shownIn, english } = text;
  const site = useEditor((state) => state.site);
  const isUnsaved = useEditor(({ drafts }) => drafts.has(id));
  const reference = parseTextId(id);
  const change = site?.findings[id]?.find(({ rule }) => rule === staleRule)?.change;
  const known = reference && site?.texts.get(textKey(reference));
  return (
    <button
      type="button"
      data-id={id}
      className={isUnsaved ? 'line unsaved' : 'line'}
      onClick={onOpen}
    >
      <span {...inLanguage(shownIn)} className="excerpt">
        <Highlighted text={shown} query={query} />
      </span>
      {english !== undefined && english !== shown && (
        <span {...inLanguage(source.code)} className="excerpt quiet">
          {change ? (
            <Diff parts={excerpt(change)} code={source.code} />
          ) : (
            <Highlighted text={english} query={query} />
          )}
        </span>
      )}
      <span className="quiet">
        {reference && reference.language !== among && (
          <>
            <LanguageName code={reference.language} /> ·{' '}
          </>
        )}
        <bdi lang={source.code}>
          {known ? whatIs(known.what, reference) : (reference?.key ?? id)}
        </bdi>
        {site && known && (
          <>
            {' · '}
            <bdi>{fileTitle(site, known, reference.language, say)}</bdi>
          </>
        )}
      </span>
    </button>
  );
}

import { staleRule } from '../../finding';
import { excerpt } from '../../wordDiff';
import { inLanguage, source } from '../site';
import { parseTextId, textKey, whatIs } from '../texts';
import { idsOf, type ListedText, type ListGroup } from './groups';
import { useEditor } from './store';
import { Diff, LanguageName } from './TextViews';
import { useWords } from './words';

/** Opens a text; the ids are those of its list, to go on with. */
export type OnOpen = (id: string, ids: readonly string[]) => void;

interface GroupsProps {
  groups: readonly ListGroup[];
  /** The language of most texts of the list. */
  language: string;
  onOpen: OnOpen;
}

/** The groups of a list that have texts. */
export function TextGroups({ groups, language, onOpen }: GroupsProps) {
  const { say } = useWords();
  const ids = idsOf(groups);
  return groups.map(
    ({ title, texts }) =>
      texts.length > 0 && (
        <section key={title}>
          <h3>{`${say(title)} (${texts.length})`}</h3>
          {texts.map((text) => (
            <Line key={text.id} {...{ text, language }} onOpen={() => onOpen(text.id, ids)} />
          ))}
        </section>
      ),
  );
}

interface LineProps {
  text: ListedText;
  language: string;
  onOpen: () => void;
}

/** A text with what it is translated from, its description and its place. */
function Line({ text, language, onOpen }: LineProps) {
  const { id, shown, shownIn, english } = text;
  const site = useEditor((state) => state.site);
  const isUnsaved = useEditor(({ drafts }) => drafts.has(id));
  const reference = parseTextId(id);
  const known = reference && site?.texts.get(textKey(reference));
  const stale = site?.findings[id]?.find(({ rule }) => rule === staleRule)?.change;
  const className = isUnsaved ? 'line unsaved' : 'line';
  return (
    <button type="button" data-id={id} className={className} onClick={onOpen}>
      <span {...inLanguage(shownIn)} className="excerpt">
        {text.change ? <Diff parts={text.change} code={shownIn} /> : shown}
      </span>
      {english !== undefined && english !== shown && (
        <span {...inLanguage(source.code)} className="excerpt quiet">
          {stale ? <Diff parts={excerpt(stale)} code={source.code} /> : english}
        </span>
      )}
      <span className="quiet">
        {shownIn !== language && <LanguageName code={shownIn} />}{' '}
        <bdi lang={source.code}>{known ? whatIs(known.what, reference) : id}</bdi> {known?.name}
      </span>
    </button>
  );
}

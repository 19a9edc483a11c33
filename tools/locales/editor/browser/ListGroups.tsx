import { Fragment } from 'react';
import { staleRule } from '../../check/finding';
import { parseId } from '../../files/keys';
import { isPlaceholderText } from '../../files/placeholderText';
import { excerpt } from '../../record/wordDiff';
import { inLanguage, source } from '../siteAdapter';
import { textKey } from '../textVersions';
import { splitAtHits } from './search';
import { useEditor } from './store';
import { Description } from './Description';
import { Diff } from './Diff';
import { LanguageName } from './LanguageName';
import type { WordKey } from '../../messages/wordsIn';
import { say } from './words';

export interface ListGroup {
  title: WordKey;
  ids: readonly string[];
  /** How many there are, if not all are listed. */
  total?: number;
}

/**
 * Opens a text; the ids are those of its list, to go on with.
 * @param caret the offset in the text at which the cursor goes into its field
 */
export type OnOpen = (id: string, ids: readonly string[], caret?: number) => void;

interface GroupsProps {
  groups: readonly ListGroup[];
  /** The language of most texts of the list. */
  language: string;
  /** Its words are marked in the texts. */
  query: string;
  onOpen: OnOpen;
}

export function ListGroups({ groups, language, query, onOpen }: GroupsProps) {
  const all = groups.flatMap(({ ids }) => ids);
  return groups.map(
    ({ title, ids, total = ids.length }) =>
      ids.length > 0 && (
        <section key={title}>
          <h3>
            {`${say(title)} (${total})`}{' '}
            {total > ids.length && say('lists.first', { count: ids.length })}
          </h3>
          {runsOf(ids).map(([name, run]) => (
            <Fragment key={run[0]}>
              <h4>
                <bdi>{name}</bdi>
              </h4>
              {run.map((id) => (
                <Line key={id} {...{ id, language, query }} onOpen={() => onOpen(id, all)} />
              ))}
            </Fragment>
          ))}
        </section>
      ),
  );
}

/** The texts that follow each other in one file, with its name. */
function runsOf(ids: readonly string[]): [name: string, ids: string[]][] {
  const runs: [string, string[]][] = [];
  for (const id of ids) {
    const name = parseId(id)?.name ?? '';
    const last = runs.at(-1);
    if (last?.[0] === name) last[1].push(id);
    else runs.push([name, [id]]);
  }
  return runs;
}

interface LineProps extends Pick<GroupsProps, 'language' | 'query'> {
  id: string;
  onOpen: () => void;
}

/** A text or its draft, with what it is translated from and its description. */
function Line({ id, language, query, onOpen }: LineProps) {
  const site = useEditor((state) => state.site);
  const draft = useEditor(({ drafts }) => drafts.get(id));
  const reference = parseId(id);
  const text = reference && site?.texts.get(textKey(reference));
  const code = reference?.language ?? language;
  const wording = written(draft?.text ?? text?.versions[code]);
  const english = written(text?.english);
  const stale = site?.findings[id]?.find(({ rule }) => rule === staleRule)?.change;
  return (
    <button type="button" data-id={id} className={draft ? 'line unsaved' : 'line'} onClick={onOpen}>
      {wording !== '' && (
        <span {...inLanguage(code)} className="excerpt">
          <Hits {...{ text: wording, query }} />
        </span>
      )}
      {english !== wording && (
        <span {...inLanguage(source.code)} className="excerpt quiet">
          {stale ? <Diff parts={excerpt(stale)} /> : <Hits {...{ text: english, query }} />}
        </span>
      )}
      <span className="quiet">
        {code !== language && <LanguageName code={code} />}{' '}
        {text ? <Description {...{ text, reference }} /> : <bdi>{id}</bdi>}
      </span>
    </button>
  );
}

const written = (text?: string | null) => (text && !isPlaceholderText(text) ? text : '');

/** A text with the words of a query marked. */
function Hits({ text, query }: { text: string; query: string }) {
  return splitAtHits(text, query).map((piece, index) =>
    index % 2 === 0 ? piece : <mark key={index}>{piece}</mark>,
  );
}

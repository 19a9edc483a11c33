import type { TextsAnswer } from '../protocol';
import { inLanguage, source } from '../site';
import { parseTextId, textKey } from '../texts';
import type { ListedText } from './groups';
import { attributeName, fileTitle, whatIs } from './labels';
import { Highlighted, LanguageName } from './TextViews';
import { useWords } from './words';

interface LineProps {
  text: ListedText;
  answer: TextsAnswer | null;
  /** The language that most of the list is in. */
  among: string;
  query: string;
  isUnsaved: boolean;
  onOpen: () => void;
}

/** A text in a list: its words, what it is and where it belongs. */
export function Line({ text, answer, among, query, isUnsaved, onOpen }: LineProps) {
  const { say } = useWords();
  const { id, shown, shownIn, english, attribute } = text;
  const { language = '', name = '', key = id } = parseTextId(id) ?? {};
  const what = answer ? whatIs(answer, textKey(name, key)) : key;
  const file = answer && fileTitle(answer, textKey(name, key), language, say);
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
          <Highlighted text={english} query={query} />
        </span>
      )}
      <span className="quiet">
        {language !== among && (
          <>
            <LanguageName code={language} />
            {' · '}
          </>
        )}
        <bdi>{what}</bdi>
        {file && (
          <>
            {' · '}
            <bdi>{file}</bdi>
          </>
        )}
        {attribute && ` · ${attributeName(attribute, say)}`}
      </span>
    </button>
  );
}

import { exampleNumbers, parsePluralKey } from '../../locale-kit/keys';
import type { TextsAnswer } from '../protocol';
import { addressOf } from '../site';
import { parseTextId, textId, textKey, type SiteText, type TextReference } from '../texts';
import type { FoundText } from './findTexts';
import { attributeName, whatIs } from './labels';
import { useWords } from './words';

interface DetailsProps {
  answer: TextsAnswer;
  text: SiteText;
  reference: TextReference;
  /** The texts of the page. */
  found: readonly FoundText[];
  onOpen: (id: string) => void;
}

/** Where a text stands, its forms for numbers, and the texts around and in it. */
export function Details({ answer, text, reference, found, onOpen }: DetailsProps) {
  const { say } = useWords();
  const id = textId(reference);
  const onPage = found.filter((each) => each.id === id);
  const place = onPage[0]?.place;
  const within = [...new Set(onPage.flatMap((each) => each.within))];
  const parts = [...new Set(found.flatMap((each) => (each.within.includes(id) ? each.id : [])))];
  return (
    <dl className="details">
      <dt>{say('details.where')}</dt>
      <dd>
        <bdi>{text.where}</bdi>
        {place?.kind === 'attribute' && ` (${attributeName(place.attribute, say)})`}{' '}
        {onPage.length === 0 && <a href={addressOf(reference)}>{say('details.showPage')}</a>}
      </dd>
      <Forms {...{ answer, reference, onOpen }} />
      <Links term={say('details.partOf')} ids={within} {...{ answer, onOpen }} />
      <Links term={say('details.contains')} ids={parts} {...{ answer, onOpen }} />
      <dt>{say('details.key')}</dt>
      <dd>
        <code>{`${reference.name}: ${reference.key}`}</code>
      </dd>
    </dl>
  );
}

/** The forms that a language has of a text for different numbers. */
function Forms({
  answer,
  reference,
  onOpen,
}: Pick<DetailsProps, 'answer' | 'reference' | 'onOpen'>) {
  const { say } = useWords();
  const { language, name, key } = reference;
  const base = parsePluralKey(key)?.base;
  const forms = answer.texts.flatMap(({ id, versions }) => {
    const plural = parsePluralKey(id);
    const isForm = base !== undefined && plural?.base === textKey(name, base);
    return isForm && versions[language] !== undefined
      ? { form: plural.form, isMissing: versions[language] === null }
      : [];
  });
  if (base === undefined || forms.length === 0) return null;
  return (
    <>
      <dt>{say('details.forms')}</dt>
      <dd>
        {forms.map(({ form, isMissing }) => (
          <span key={form}>
            <button
              type="button"
              className="link"
              aria-current={key === `${base}_${form}`}
              onClick={() => onOpen(textId({ language, name, key: `${base}_${form}` }))}
            >
              {form}
            </button>{' '}
            <bdi className="quiet">{exampleNumbers(language, form)}</bdi>{' '}
            {isMissing && <strong className="doubt">{say('details.missingForm')} </strong>}
          </span>
        ))}
      </dd>
    </>
  );
}

interface LinksProps {
  term: string;
  ids: readonly string[];
  answer: TextsAnswer;
  onOpen: (id: string) => void;
}

function Links({ term, ids, answer, onOpen }: LinksProps) {
  if (ids.length === 0) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {ids.map((id) => {
          const { name, key } = parseTextId(id) ?? { name: '', key: id };
          return (
            <button key={id} type="button" className="link" onClick={() => onOpen(id)}>
              <bdi>{whatIs(answer, textKey(name, key))}</bdi>
            </button>
          );
        })}
      </dd>
    </>
  );
}

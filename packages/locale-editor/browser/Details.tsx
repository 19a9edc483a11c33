import { exampleNumbers, parsePluralKey } from '../../locale-kit/keys';
import { addressOf } from '../site';
import { textId, type SiteText, type TextReference } from '../texts';
import type { FoundText } from './findTexts';
import { attributeName } from './labels';
import { useWords } from './words';

interface DetailsProps {
  text: SiteText;
  reference: TextReference;
  /** The texts of the page. */
  found: readonly FoundText[];
}

/** Where a text stands, the numbers that it is for, and its key. */
export function Details({ text, reference, found }: DetailsProps) {
  const { say } = useWords();
  const id = textId(reference);
  const onPage = found.find((each) => each.id === id);
  const form = parsePluralKey(reference.key)?.form;
  return (
    <dl className="details">
      <dt>{say('details.where')}</dt>
      <dd>
        <bdi>{text.where}</bdi>
        {onPage?.place.kind === 'attribute' &&
          ` (${attributeName(onPage.place.attribute, say)})`}{' '}
        {!onPage && <a href={addressOf(reference)}>{say('details.showPage')}</a>}
      </dd>
      {form !== undefined && (
        <>
          <dt>{say('details.numbers')}</dt>
          <dd>
            <bdi>{`${exampleNumbers(reference.language, form)} …`}</bdi>
          </dd>
        </>
      )}
      <dt>{say('details.key')}</dt>
      <dd>
        <code>{`${reference.name}: ${reference.key}`}</code>
      </dd>
    </dl>
  );
}

import { addressOf, source } from '../site';
import { textId, type SiteText, type TextReference } from '../texts';
import { Field, type FieldProps } from './Field';
import { Findings } from './Findings';
import type { FoundText } from './findTexts';
import { Glossary } from './Glossary';
import { Source } from './Source';
import { englishOf, type Site } from './store';
import { useField } from './useField';
import { useWords } from './words';

interface WrittenProps extends Pick<FieldProps, 'onNext' | 'isLast'> {
  site: Site;
  text: SiteText;
  reference: TextReference;
  /** The texts of the page. */
  found: readonly FoundText[];
  onOpen: (id: string) => void;
}

/** A text that can be written. */
export function Written({ site, text, reference, found, onOpen, onNext, isLast }: WrittenProps) {
  const state = useField(reference, text);
  const english = englishOf(site, text);
  const { stale, findings } = state;
  return (
    <div className="panel-content">
      <Source {...{ text, reference, english, stale, onOpen }} />
      <Field {...{ state, english, onNext, isLast }} />
      <div className="side">
        <Findings
          id="findings"
          findings={findings}
          onCorrect={state.isChecked ? (right) => state.insert(right, true) : undefined}
        />
        <Glossary {...{ english, state }} />
        <Where {...{ text, reference, found }} />
      </div>
    </div>
  );
}

/** Where a text stands, and its key. */
function Where({ text, reference, found }: Pick<WrittenProps, 'text' | 'reference' | 'found'>) {
  const { say } = useWords();
  const isHere = found.some(({ id }) => id === textId(reference));
  return (
    <p className="quiet">
      <bdi lang={source.code}>{text.where}</bdi>{' '}
      {!isHere && <a href={addressOf(reference)}>{say('panel.showPage')}</a>}{' '}
      <code>{`${reference.name}: ${reference.key}`}</code>
    </p>
  );
}

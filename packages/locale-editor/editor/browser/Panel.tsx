import { useEffect, useRef, useState, type Ref } from 'react';
import { addressOf, allLanguages, defaultLanguage } from '../../site';
import { parseTextId, textId, type TextReference } from '../../texts';
import { inLanguage, LanguageName } from '../../views/TextViews';
import type { GlossaryHit, LanguageText, TextView } from '../protocol';
import { strings } from '../strings';
import type { FoundText } from './findTexts';
import { KeptWords } from './KeptWords';
import { Refused } from './service';
import { Findings, TextColumn } from './TextColumn';
import { useKeys } from './useKeys';
import { useAnswer } from './useServer';

/** A text that is open, with the list that it was opened from. */
export interface Opened {
  /** See `textId`. */
  id: string;
  ids: readonly string[];
}

interface PanelProps extends Opened {
  /** The texts of the page as they are now. */
  texts: readonly FoundText[];
  panelRef: Ref<HTMLElement>;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One text in all languages, with what is known of it. */
export function Panel({ id, ids, texts, panelRef, onOpen, onClose }: PanelProps) {
  const reference = parseTextId(id);
  const { answer: view, error, replace } = useAnswer('view', reference);
  const [hidden, setHidden] = useHiddenLanguages();
  const title = useRef<HTMLHeadingElement>(null);
  const at = ids.indexOf(id);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useKeys((event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // What is open over the page is closed first.
    if (document.querySelector(':modal, [popover=auto]:popover-open')) return;
    event.stopPropagation();
    onClose();
  });
  if (!reference) return null;

  function step(by: 1 | -1): boolean {
    const next = ids[at + by];
    if (next !== undefined) onOpen(next);
    return next !== undefined;
  }

  return (
    <aside ref={panelRef} className="panel" aria-label={strings.panelName}>
      <header>
        <h2 ref={title} tabIndex={-1}>
          {view?.description?.what ?? reference.key}
        </h2>
        {ids.length > 1 && at >= 0 && (
          <div className="steps" role="group" aria-label={strings.steps}>
            <button type="button" disabled={at === 0} onClick={() => step(-1)}>
              {strings.previous}
            </button>
            <span>{strings.position(at + 1, ids.length)}</span>
            <button type="button" disabled={at === ids.length - 1} onClick={() => step(1)}>
              {strings.next}
            </button>
          </div>
        )}
        <p className="quiet">{ids.length > 1 ? strings.saveHelpNext : strings.saveHelp}</p>
        <button type="button" className="close" aria-keyshortcuts="Escape" onClick={onClose}>
          {strings.close}
        </button>
      </header>
      <div className="panel-content">
        {view ? (
          <>
            <div className="columns">
              {inOrder(view.languages, reference.language)
                .filter(({ language }) => isNeeded(language, reference) || !hidden.has(language))
                .map((text) => (
                  <TextColumn
                    key={text.language}
                    text={text}
                    reference={reference}
                    english={view.english}
                    isAsked={text.language === reference.language}
                    onDisk={(now) => replace({ ...view, languages: withText(view.languages, now) })}
                    onNext={() => step(1)}
                  />
                ))}
            </div>
            <Details
              id={id}
              view={view}
              reference={reference}
              texts={texts}
              onOpen={onOpen}
              hidden={hidden}
              onHide={setHidden}
            />
          </>
        ) : (
          <NoView id={id} error={error} />
        )}
      </div>
    </aside>
  );
}

function withText(texts: readonly LanguageText[], now: LanguageText): LanguageText[] {
  return texts.map((text) => (text.language === now.language ? now : text));
}

function NoView({ id, error }: { id: string; error: Error | null }) {
  if (error === null) return <p>{strings.loading}</p>;
  const findings = error instanceof Refused ? (error.answer.findings ?? []) : [];
  return (
    <div className="no-view">
      <p role="alert">{error.message}</p>
      <Findings findings={findings} />
      <KeptWords id={id} />
    </div>
  );
}

/** English, the language that was asked for, then the others. */
function inOrder(texts: readonly LanguageText[], asked: string): LanguageText[] {
  const first = [...new Set([defaultLanguage.code, asked])];
  const rank = ({ language }: LanguageText) =>
    first.includes(language) ? first.indexOf(language) : first.length;
  return texts.toSorted((one, other) => rank(one) - rank(other));
}

/** More languages than these stand side by side only when somebody wants them to. */
const mostLanguages = 3;
const hiddenName = 'translate:hidden';

/** A translator needs what the text is translated from, and the field to write it in. */
function isNeeded(code: string, { language }: TextReference): boolean {
  return code === defaultLanguage.code || code === language;
}

function useHiddenLanguages() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const stored = localStorage.getItem(hiddenName);
    if (stored !== null) return new Set(stored.split(' '));
    const others = allLanguages.filter((language) => language !== defaultLanguage);
    return new Set(allLanguages.length > mostLanguages ? others.map(({ code }) => code) : []);
  });
  const hide = (codes: ReadonlySet<string>) => {
    localStorage.setItem(hiddenName, [...codes].join(' '));
    setHidden(codes);
  };
  return [hidden, hide] as const;
}

interface DetailsProps {
  id: string;
  view: TextView;
  reference: TextReference;
  texts: readonly FoundText[];
  onOpen: (id: string) => void;
  hidden: ReadonlySet<string>;
  onHide: (codes: ReadonlySet<string>) => void;
}

/** What is known of a text, beside its versions. */
function Details({ id, view, reference, texts, onOpen, hidden, onHide }: DetailsProps) {
  const { description, forms, glossary } = view;
  const onPage = texts.filter((text) => text.id === id);
  const place = onPage[0]?.place;
  const within = [...new Set(onPage.flatMap((text) => text.within))];
  const parts = texts.filter((text) => text.within.includes(id)).map((text) => text.id);
  const others = allLanguages.filter(({ code }) => !isNeeded(code, reference));
  const page = addressOf(reference);
  return (
    <section className="details">
      <dl>
        <dt>{strings.where}</dt>
        <dd>
          {description?.where ?? strings.undescribed}{' '}
          {page && onPage.length === 0 && <a href={page}>{strings.showPage}</a>}
        </dd>
        {place?.kind === 'attribute' && (
          <>
            <dt>{strings.attribute}</dt>
            <dd>{strings.attributeOf(place.attribute)}</dd>
          </>
        )}
        {forms.length > 0 && (
          <>
            <dt>{strings.forms(reference.language)}</dt>
            <dd>
              <ul>
                {forms.map(({ key, form, numbers, isMissing }) => (
                  <li key={key}>
                    <button
                      type="button"
                      className="link"
                      aria-current={key === reference.key}
                      onClick={() => onOpen(textId({ ...reference, key }))}
                    >
                      {form}
                    </button>
                    <span className="quiet">{numbers !== '' && ` ${numbers} …`}</span>
                    {isMissing && <strong className="missing"> {strings.lackingForm}</strong>}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>{strings.key}</dt>
        <dd>
          <code>{`${reference.name}: ${reference.key}`}</code>
        </dd>
        <Links term={strings.partOf} ids={within} onOpen={onOpen} />
        <Links term={strings.contains} ids={[...new Set(parts)]} onOpen={onOpen} />
      </dl>
      {glossary.length > 0 && <Glossary hits={glossary} />}
      <fieldset>
        <legend className="quiet">{strings.otherLanguages}</legend>
        {others.map(({ code }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={!hidden.has(code)}
              onChange={({ currentTarget: { checked } }) => {
                const left = [...hidden].filter((other) => other !== code);
                onHide(new Set(checked ? left : [...left, code]));
              }}
            />
            <LanguageName code={code} />
          </label>
        ))}
      </fieldset>
    </section>
  );
}

interface LinksProps {
  term: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
}

function Links({ term, ids, onOpen }: LinksProps) {
  if (ids.length === 0) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {ids.map((id) => (
          <button key={id} type="button" className="link" onClick={() => onOpen(id)}>
            {parseTextId(id)?.key ?? id}
          </button>
        ))}
      </dd>
    </>
  );
}

/** The agreed terms of a text in all languages. */
function Glossary({ hits }: { hits: readonly GlossaryHit[] }) {
  return (
    <div className="glossary">
      <h3>{strings.glossary}</h3>
      {hits.map(({ term, translations, note }) => (
        <div key={term} className="term">
          <strong lang={defaultLanguage.code}>{term}</strong>
          <ul>
            {allLanguages.map(({ code }) =>
              translations[code] ? (
                <li key={code} {...inLanguage(code)}>
                  {translations[code]}
                </li>
              ) : null,
            )}
          </ul>
          {note && <p className="quiet">{note}</p>}
        </div>
      ))}
    </div>
  );
}

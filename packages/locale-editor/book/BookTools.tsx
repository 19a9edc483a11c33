import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { allLanguages } from '../../../src/site/languages';
import { textSearch } from '../../locale-kit/search/search';
import { splitTextKey, type SiteText, type TextKey } from '../texts';
import { Versions } from '../views/TextViews';
import { textAtPoint, widths, type BookData, type BookPage, type Box, type Picture } from './book';
import { strings } from './strings';

/** A text that is outlined on all pictures, with the page that it was chosen on. */
interface Chosen {
  id: TextKey;
  page: string | undefined;
}

/** A picture that is shown large. */
interface Shown {
  page: BookPage;
  picture: Picture;
}

/** What the book can do beside being read: it finds texts, outlines them, and shows pictures large. */
export function BookTools({ texts, pages }: BookData) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  /** Outlines a text on all pictures, and goes to a page that holds it: the first, if none is named. */
  function choose(id: TextKey, page = pagesOf(pages, id)[0]?.id): void {
    setShown(null);
    setChosen({ id, page });
  }

  const onClick = useEffectEvent((event: globalThis.MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const text = target?.closest('[data-text]')?.getAttribute('data-text');
    if (text) choose(text, target?.closest('[data-page]')?.getAttribute('data-page') ?? undefined);
    const file = target?.closest('[data-picture]')?.getAttribute('data-picture');
    // With a modifier the picture opens in a tab of its own, as links do.
    if (!file || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = pages.find(({ pictures }) => pictures.some((picture) => picture.file === file));
    const picture = page?.pictures.find((candidate) => candidate.file === file);
    if (!page || !picture) return;
    event.preventDefault();
    setShown({ page, picture });
  });
  useEffect(() => {
    const main = document.querySelector('main');
    const listener = (event: globalThis.MouseEvent) => onClick(event);
    main?.addEventListener('click', listener);
    return () => main?.removeEventListener('click', listener);
  }, []);

  useEffect(() => {
    for (const row of document.querySelectorAll('[data-row]')) {
      row.classList.toggle('current', row.getAttribute('data-row') === chosen?.id);
    }
    if (chosen) show(chosen);
  }, [chosen]);

  // What is scrolled to must not lie below the bar, whose height depends on what it says.
  useEffect(() => {
    const bar = toolbar.current;
    if (!bar) return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`);
    });
    observer.observe(bar);
    if (window.matchMedia('(width < 40rem)').matches) {
      bar.querySelector<HTMLInputElement>('[name="width"][value="phone"]')?.click();
    }
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={toolbar} className="toolbar" role="search">
        <Search texts={texts} pages={pages} field={search} onChoose={choose} />
        <fieldset className="widths">
          <legend>{strings.widths}</legend>
          {Object.keys(widths).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="width"
                value={name}
                defaultChecked={name === 'desktop'}
                onChange={() => scrollFrames(document.body)}
              />
              {strings.width[name as keyof typeof widths]}
            </label>
          ))}
        </fieldset>
        <p className="chosen" hidden={!chosen}>
          <span role="status">{chosen && strings.chosen(splitTextKey(chosen.id).key)}</span>
          <button
            type="button"
            onClick={() => {
              setChosen(null);
              search.current?.focus();
            }}
          >
            {strings.clear}
          </button>
        </p>
      </div>
      {chosen &&
        pages
          .flatMap(({ pictures }) => pictures)
          .filter(({ places }) => chosen.id in places)
          .map((picture) => {
            const link = document.querySelector(`[data-picture="${CSS.escape(picture.file)}"]`);
            const places = <Places picture={picture} id={chosen.id} />;
            return link && createPortal(places, link, picture.file);
          })}
      {shown && (
        <Viewer
          shown={shown}
          texts={texts}
          first={chosen && chosen.id in shown.picture.places ? chosen.id : null}
          onShow={setShown}
          onGo={choose}
        />
      )}
    </>
  );
}

/** The pages that hold a text, the one that it is about first. */
function pagesOf(pages: readonly BookPage[], id: TextKey): BookPage[] {
  const isAbout = (page: BookPage) => id.startsWith(`services/${page.id}#`);
  return pages
    .filter(({ own, shared }) => own.includes(id) || shared.includes(id))
    .toSorted((one, other) => Number(isAbout(other)) - Number(isAbout(one)));
}

/** Leads to a text in the page that was meant, or in the list of those on no page. */
function show({ id, page }: Chosen): void {
  const section = document.getElementById(page === undefined ? 'elsewhere' : `page-${page}`);
  const row = section?.querySelector(`[data-row="${CSS.escape(id)}"]`);
  const list = row?.closest('details');
  if (list) list.open = true;
  if (page === undefined) row?.scrollIntoView({ block: 'center' });
  else section?.scrollIntoView({ block: 'start' });
  section?.querySelector('h3')?.focus({ preventScroll: true });
  if (section) scrollFrames(section);
}

function scrollFrames(within: HTMLElement): void {
  for (const frame of within.querySelectorAll<HTMLElement>('.frame')) scrollToPlace(frame);
}

/** Scrolls a frame so that the first outline in it is in view. */
function scrollToPlace(frame: HTMLElement): void {
  const place = [...frame.querySelectorAll<HTMLElement>('.place')].find(
    (candidate) => candidate.offsetParent !== null,
  );
  if (!place) return;
  const above = place.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  frame.scrollTop += above - frame.clientHeight / 3;
}

/** The outlines of a text on a picture. */
function Places({ picture: { size, places }, id }: { picture: Picture; id: TextKey }) {
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (places[id] ?? []).map(([left, top, width, height]: Box, index) => (
    <span
      key={index}
      className="place"
      aria-hidden="true"
      style={{
        left: share(left, size.width),
        top: share(top, size.height),
        width: share(width, size.width),
        height: share(height, size.height),
      }}
    />
  ));
}

const [mostResults, mostPages] = [40, 6];

interface SearchProps extends BookData {
  field: RefObject<HTMLInputElement | null>;
  onChoose: (id: TextKey, page?: string) => void;
}

/** The field in which people look for a text, and what is found. */
function Search({ texts, pages, field, onChoose }: SearchProps) {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  const find = useMemo(() => {
    const entries = texts.map((text) => {
      const versions = Object.values(text.versions).filter((version) => version != null);
      return { id: text.id, text, versions };
    });
    return textSearch(entries);
  }, [texts]);
  const isAsked = isOpen && query.trim() !== '';
  const found = useMemo(() => (isAsked ? find(query) : []), [find, query, isAsked]);
  const first = found.slice(0, mostResults);

  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      const bar = field.current?.closest('.toolbar');
      if (target instanceof Node && !bar?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [field]);

  function choose(id: TextKey, page?: string): void {
    setOpen(false);
    onChoose(id, page);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && event.target === field.current) {
      event.preventDefault();
      list.current?.querySelector('button')?.focus();
    }
    if (event.key !== 'Escape' || !isAsked) return;
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
    setOpen(false);
  }

  return (
    <>
      <label htmlFor="search">{strings.search}</label>
      <input
        ref={field}
        id="search"
        type="search"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        placeholder={strings.searchExample}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from all that is in it */}
      <section
        ref={list}
        className="results"
        aria-label={strings.results}
        hidden={!isAsked}
        onKeyDown={onKeyDown}
      >
        <p role="status">
          {found.length === 0 ? strings.nothingFound : strings.found(found.length, first.length)}
        </p>
        <ul>
          {first.map(({ text }) => (
            <Result key={text.id} text={text} pages={pagesOf(pages, text.id)} onChoose={choose} />
          ))}
        </ul>
      </section>
    </>
  );
}

interface ResultProps {
  text: SiteText;
  /** Those that hold it. */
  pages: readonly BookPage[];
  onChoose: (id: TextKey, page?: string) => void;
}

function Result({ text: { id, versions }, pages, onChoose }: ResultProps) {
  const { name, key } = splitTextKey(id);
  return (
    <li>
      <p>
        <button type="button" className="key" onClick={() => onChoose(id)}>
          {key}
        </button>{' '}
        <span className="quiet">{name}</span>
      </p>
      <Versions versions={versions} />
      <p className="quiet">
        {pages.length === 0 ? strings.notPictured : strings.shownOn}{' '}
        {pages.slice(0, mostPages).map((page) => (
          <span key={page.id}>
            <button type="button" className="link" onClick={() => onChoose(id, page.id)}>
              {page.title}
            </button>{' '}
          </span>
        ))}
        {pages.length > mostPages && strings.morePages(pages.length - mostPages)}
      </p>
    </li>
  );
}

interface ViewerProps {
  shown: Shown;
  texts: readonly SiteText[];
  /** The text that is outlined when the picture is opened. */
  first: TextKey | null;
  onShow: (shown: Shown | null) => void;
  onGo: (id: TextKey, page: string) => void;
}

/** The dialog with a large picture, on which every text says which one it is. */
function Viewer({ shown: { page, picture }, texts, first, onShow, onGo }: ViewerProps) {
  const [pointed, setPointed] = useState(first);
  /** Counts the times that the picture was led to a text, and not pointed at. */
  const [led, setLed] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const text = texts.find(({ id }) => id === pointed);
  const language = allLanguages.find(({ code }) => code === picture.language);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!stage.current) return;
    stage.current.scrollTop = 0;
    scrollToPlace(stage.current);
  }, [led, picture]);

  /** The next text of the picture, or the one before. */
  function step(by: 1 | -1): void {
    const order = Object.keys(picture.places);
    const at = pointed === null ? -1 : order.indexOf(pointed);
    const next = at < 0 && by < 0 ? order.length - 1 : at + by;
    setPointed(order[(next + order.length) % order.length] ?? null);
    setLed(led + 1);
  }

  function pointAt({ clientX, clientY, currentTarget }: MouseEvent): void {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const zoom = picture.size.width / width;
    setPointed(textAtPoint(picture, (clientX - left) * zoom, (clientY - top) * zoom));
  }

  function showIn(code: string): void {
    const other = page.pictures.find(
      (candidate) => candidate.language === code && candidate.width === picture.width,
    );
    if (other) onShow({ page, picture: other });
  }

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-labelledby="viewer-title"
      onClose={() => onShow(null)}
    >
      <header>
        <h2 id="viewer-title">{page.title}</h2>
        <fieldset>
          <legend>{strings.inLanguage}</legend>
          {allLanguages.map(({ code, name }) => (
            <label key={code}>
              <input
                type="radio"
                name="viewer-language"
                value={code}
                checked={code === picture.language}
                onChange={() => showIn(code)}
              />
              <bdi lang={code}>{name}</bdi>
            </label>
          ))}
        </fieldset>
        <button type="button" className="close" onClick={() => dialog.current?.close()}>
          {strings.close}
        </button>
      </header>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by key */}
      <div ref={stage} className="stage" tabIndex={0} role="region" aria-labelledby="viewer-title">
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons below step through the texts */}
        <div className="large" onClick={pointAt}>
          <img
            src={picture.file}
            {...picture.size}
            alt={strings.picture(page.title, language?.name ?? '', strings.width[picture.width])}
          />
          {pointed !== null && <Places picture={picture} id={pointed} />}
        </div>
      </div>
      <footer>
        <div className="steps">
          <button type="button" onClick={() => step(-1)}>
            {strings.previous}
          </button>
          <button type="button" onClick={() => step(1)}>
            {strings.next}
          </button>
          {text && (
            <button
              type="button"
              onClick={() => {
                dialog.current?.close();
                onGo(text.id, page.id);
              }}
            >
              {strings.goToText}
            </button>
          )}
        </div>
        <div aria-live="polite">
          {text ? (
            <>
              <p>
                <code>{splitTextKey(text.id).key}</code>{' '}
                <span className="quiet">{splitTextKey(text.id).name}</span>
              </p>
              <Versions versions={text.versions} />
            </>
          ) : (
            <p className="quiet">{strings.pointHelp}</p>
          )}
        </div>
      </footer>
    </dialog>
  );
}

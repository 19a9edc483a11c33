import { useEffect, useRef, useState } from 'react';
import { strings } from '../strings';
import { boxOf, findTexts } from './findTexts';
import { pageWith } from './pagesOfTexts';
import { useLoaded } from './useServer';

/**
 * A text at its place: the page that has it, drawn small and without its scripts, around the text.
 * Only what can be seen of the list is drawn.
 * @param id see `textId`
 */
export function PlacePicture({ id }: { id: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!holder.current) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(holder.current);
    return () => observer.disconnect();
  }, []);
  const { answer: page, isAnswered } = useLoaded(isInView ? id : null, pageWith);
  const [place, setPlace] = useState<ShownPlace | null>(null);
  const why = isAnswered && !page ? strings.noPlace : place?.why;
  return (
    <div ref={holder} className={why === undefined ? 'place' : 'place unseen'}>
      {page && isInView && why === undefined && (
        <iframe
          // It is a picture: what it shows is told beside it.
          {...{ inert: true, 'aria-hidden': true, tabIndex: -1, sandbox: 'allow-same-origin' }}
          title={strings.place}
          srcDoc={asPicture(page.html)}
          style={{ translate: `${-(place?.left ?? 0)}px` }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            if (contentDocument) void outline(contentDocument, id).then(setPlace);
          }}
        />
      )}
      <p className="quiet">{why ?? strings.loading}</p>
    </div>
  );
}

interface ShownPlace {
  /** How much of the page is left out before it, in the picture’s pixels. */
  left: number;
  /** Why it can't be seen. */
  why?: string;
}

/** How small the page is drawn, and how much of it the picture has room for, as in the style sheet. */
const scale = 0.5;
const room = 400;

/** A page without scripts, with the styles that its scripts bring in development. */
function asPicture(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  page.head.append(
    ...Array.from(document.head.querySelectorAll('style'), (style) => style.cloneNode(true)),
  );
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Brings a text into the middle of its page and draws a box around it. */
async function outline(page: Document, id: string): Promise<ShownPlace> {
  await page.fonts.ready;
  const view = page.defaultView;
  const places = findTexts(page).flatMap((text) => (text.id === id ? text.place : []));
  const box = places.map(boxOf).find((each) => each !== null);
  if (!view || !box) {
    const [hidden] = places;
    const isAttribute = hidden?.kind === 'attribute';
    return { left: 0, why: isAttribute ? strings.unseenIn(hidden.attribute) : strings.unseen };
  }
  const frame = page.createElement('div');
  Object.assign(frame.style, {
    position: 'absolute',
    zIndex: '2147483647',
    top: `${box.top + view.scrollY - 8}px`,
    left: `${box.left + view.scrollX - 8}px`,
    width: `${box.width + 16}px`,
    height: `${box.height + 16}px`,
    border: '4px solid #4a35c4',
    borderRadius: '8px',
    boxShadow: '0 0 0 2px #fff',
  });
  page.body.append(frame);
  const top = box.top + view.scrollY - (view.innerHeight - box.height) / 2;
  view.scrollTo({ top, behavior: 'instant' });
  const middle = (box.left + box.width / 2) * scale;
  const most = view.innerWidth * scale - room;
  return { left: Math.round(Math.min(Math.max(middle - room / 2, 0), most)) };
}

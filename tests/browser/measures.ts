import type { Page } from '@playwright/test';

/**
 * What does not fit the window's width: sideways scroll, boxes wider than
 * their place, texts that a clipping box or the window cuts, and stats below the map; runs in
 * the page.
 */
export function misfits(): string[] {
  const tolerance = 1;
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) {
    found.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth} px`);
  }

  const clipping = [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).overflowX !== 'visible',
  );

  const range = document.createRange();
  function cutBy(text: Text, box: DOMRect): boolean {
    range.selectNodeContents(text);
    // A label without room wraps below its box on purpose, where nobody sees it.
    return [...range.getClientRects()].some(
      ({ left, right, top, width }) =>
        width > 0 &&
        top < box.bottom - tolerance &&
        (left < box.left - tolerance || right > box.right + tolerance),
    );
  }

  const view = new DOMRect(0, 0, root.clientWidth, Infinity);
  const onlySpoken = [...document.body.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).clipPath === 'inset(50%)',
  );
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const isOnlySpoken = onlySpoken.some((hidden) => hidden.contains(element));
    // What a keyboard reaches and a finger scrolls is not cut.
    const isScrolled = element.closest('section[tabindex="0"]') !== null;
    const isPicture = element.closest('svg') !== null;
    if (isOnlySpoken || isScrolled || isPicture || !element.checkVisibility()) continue;
    const texts = [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== '',
    );
    if (texts.length === 0) continue;
    const name = `<${element.localName}> “${element.textContent.trim().slice(0, 40)}”`;
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + tolerance) {
      found.push(`${name} is wider than its box`);
    }
    const around = clipping.filter((box) => box.contains(element));
    const boxes = [view, ...around.map((box) => box.getBoundingClientRect())];
    if (texts.some((text) => boxes.some((box) => cutBy(text, box)))) found.push(`${name} is cut`);
  }

  const map = document.querySelector('.map');
  const edge = map?.getBoundingClientRect();
  for (const stat of map?.parentElement?.querySelectorAll('li') ?? []) {
    const { left, right, top, bottom } = stat.getBoundingClientRect();
    const isApart =
      !edge || right <= edge.left || edge.right <= left || bottom <= edge.top || edge.bottom <= top;
    if (!isApart) found.push(`the map lies over “${stat.textContent}”`);
  }
  return found;
}

/** Sets https://www.w3.org/TR/WCAG22/#text-spacing with a constructed style sheet, which the content security policy allows. */
export async function spaceWidely(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

export async function removeSpacing(page: Page): Promise<void> {
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

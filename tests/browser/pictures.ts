import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A screenshot as grey levels from 0 to 255. */
export class Picture {
  readonly width: number;
  readonly height: number;
  readonly #levels: Buffer;

  private constructor(levels: Buffer, width: number, height: number) {
    this.#levels = levels;
    this.width = width;
    this.height = height;
  }

  static async of(shown: Page | Locator): Promise<Picture> {
    const png = await shown.screenshot('goto' in shown ? { fullPage: true } : {});
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    return new Picture(data, info.width, info.height);
  }

  at(x: number, y: number): number {
    return this.#levels[Math.floor(y) * this.width + Math.floor(x)] ?? NaN;
  }

  /** The levels inside a box, row by row. */
  levels({ left, top, right, bottom }: Box): number[] {
    const rows = Math.max(0, Math.floor(bottom) - Math.ceil(top));
    const columns = Math.max(0, Math.floor(right) - Math.ceil(left));
    return Array.from({ length: rows * columns }, (_, index) =>
      this.at(Math.ceil(left) + (index % columns), Math.ceil(top) + Math.floor(index / columns)),
    );
  }

  /** WCAG's contrast of the darkest and the lightest level in a box. */
  contrast(box: Box): number {
    const levels = this.levels(box);
    return contrastOf(Math.min(...levels), Math.max(...levels));
  }
}

/** WCAG's contrast of two grey levels. */
export function contrastOf(one: number, other: number): number {
  const [low = 0, high = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const luminance = (level: number) =>
  level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;

/** A line of text that a visitor sees, and its place on the page. */
export interface TextLine extends Box {
  text: string;
}

/** The lines of text inside elements that match, without those that only screen readers get or that a box cuts off. */
export function visibleLines(page: Page, within: string): Promise<TextLine[]> {
  return page.locator(within).evaluateAll((elements) => {
    const lines: TextLine[] = [];
    const seen = new Set<Node>();
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim();
        if (!text || !parent || seen.has(node)) continue;
        seen.add(node);
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        let [left, top, right, bottom] = [0, -Infinity, Infinity, Infinity];
        for (let at: Element | null = parent; at; at = at.parentElement) {
          const { overflowX, clipPath } = getComputedStyle(at);
          if (clipPath === 'inset(50%)') right = left;
          if (overflowX === 'visible' || at === document.documentElement) continue;
          const box = at.getBoundingClientRect();
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const isCut =
            rect.right <= left || rect.left >= right || rect.bottom <= top || rect.top >= bottom;
          if (isCut || rect.width < 2) continue;
          lines.push({
            text,
            left: Math.max(rect.left, left) + window.scrollX,
            right: Math.min(rect.right, right) + window.scrollX,
            top: Math.max(rect.top, top) + window.scrollY,
            bottom: Math.min(rect.bottom, bottom) + window.scrollY,
          });
        }
      }
    }
    return lines;
  });
}

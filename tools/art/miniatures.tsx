import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { readNamespace } from '../../src/schemas/readNamespace';
import { defaultLanguage } from '../../src/site/languages';
import { serviceRecords, type ServiceSlug } from '../../src/site/services';
import { ServiceDiagram } from '../../src/ui/diagrams/ServiceDiagram';
import type { Files } from './drawing';

/** The diagram of each service in small, drawn by its component, without a margin. */
export async function drawMiniatures(): Promise<Files> {
  const slugs = Object.keys(serviceRecords) as ServiceSlug[];
  const kindOf = (slug: ServiceSlug) => serviceRecords[slug].diagram.kind;
  const symbols = await Promise.all(
    slugs.map(async (slug, index) => {
      const kind = kindOf(slug);
      const earlier = slugs.slice(0, index).filter((other) => kindOf(other) === kind).length;
      const turn = turnedKinds.has(kind) ? turns[earlier % turns.length] : undefined;
      const upright = drawMiniature(slug, earlier % 2 === 1);
      const drawing = turn ? `<g transform="rotate(${turn} 50 50)">${upright}</g>` : upright;
      return `  <symbol id="${slug}" viewBox="${await boxOf(drawing)}" preserveAspectRatio="xMaxYMax" overflow="visible" ${pen}>
    ${drawing.replaceAll('<path', '\n    <path').trim()}
  </symbol>
`;
    }),
  );
  return {
    'src/drawings/miniatures.svg': `<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 100 100">\n${symbols.join('')}</svg>\n`,
  };
}

const pen = 'fill="none" stroke="currentColor" stroke-width="1"';

/** The view box of what is drawn, in whole units: that of a large picture, trimmed, with lines as wide as they are at 72 px. */
async function boxOf(drawing: string): Promise<string> {
  const [scale, margin] = [8, 10];
  const size = 100 + 2 * margin;
  const lines = `${pen}>${drawing}`.replaceAll(
    /(?<=stroke-width=")[\d.]+/g,
    scaledBy((100 * scale) / 72),
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" width="${size * scale}" height="${size * scale}" ${lines}</svg>`;
  const { info } = await sharp(Buffer.from(picture))
    .flatten({ background: '#fff' })
    .trim()
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info;
  const left = Math.round(-trimOffsetLeft / scale - margin);
  const top = Math.round(-trimOffsetTop / scale - margin);
  const right = Math.round((width - trimOffsetLeft) / scale - margin);
  const bottom = Math.round((height - trimOffsetTop) / scale - margin);
  return [left, top, right - left, bottom - top].join(' ');
}

/** Three practices have a diagram of these kinds: they differ in the direction of the flow, which is down on phones. */
const turnedKinds = new Set(['funnel', 'gantt']);
const turns = [0, 90, -90];

const removed = '.leader, [data-layout="narrow"]';

/** What is removed from every second diagram of a kind instead, so that it looks unlike the first. */
const removedFromSecond: Readonly<Record<string, string>> = {
  ring: '.leader, [data-layout="wide"]',
  // The ceiling, the arrow and its dot.
  curve: '[d="M0 0H100"], [d*="Q"], [stroke-linecap]',
  gantt: `${removed}, [stroke-dasharray]`,
  // What a test rejects stays.
  funnel: '[data-layout]',
};
/** In every second diagram of these kinds, the lightest fill is solid and the others are light. */
const reversedKinds = new Set(['curve', 'gantt']);

/** Diagrams with so many lines in each cell that in small four cells would clog. */
const singleCellKinds = new Set(['skyline', 'roots']);

function drawMiniature(slug: ServiceSlug, isSecond: boolean): string {
  const { diagram } = readNamespace(defaultLanguage.code, `services/${slug}`);
  const { kind } = serviceRecords[slug].diagram;
  const { document } = parseHTML(
    renderToStaticMarkup(<ServiceDiagram slug={slug} {...diagram} note="" />),
  );
  const find = (selector: string) => [...document.querySelectorAll(selector)];
  for (const part of find((isSecond && removedFromSecond[kind]) || removed)) part.remove();
  if (kind === 'corridor') for (const gate of find('[stroke-dasharray]')) gate.remove();
  for (const lines of find('.hatch path')) change(lines, 'd', everyThird);
  for (const group of find('g')) {
    group.removeAttribute('class');
    group.removeAttribute('data-layout');
  }
  for (const path of find('path')) path.setAttribute('vector-effect', 'non-scaling-stroke');
  for (const line of find('[stroke-width]')) change(line, 'stroke-width', scaledBy(0.7));
  for (const dot of find('.lanes [stroke-linecap]')) change(dot, 'stroke-width', scaledBy(0.7));
  if (isSecond && reversedKinds.has(kind)) reverse(find('[fill="currentColor"]'));
  const lanes = find('.lanes > div > svg').filter(
    (_, index, { length }) => index < 2 || index === length - 1,
  );
  if (lanes.length > 0) return find('.lanes > svg').map(innerOf).join('') + inGrid(lanes, 1, 1);
  const cells = find('.cells > div > svg');
  if (cells[0] && singleCellKinds.has(kind)) return innerOf(cells[0]);
  if (cells.length > 0) return inGrid(cells, cells.length === 3 ? 3 : 2, 0.92);
  const [drawing = ''] = find('svg').map(innerOf);
  // The dial is the only drawing wider than high.
  return kind === 'dial' ? placed(drawing, 0, 18, 1, 0.62) : drawing;
}

function reverse(shapes: readonly Element[]): void {
  const opacityOf = (shape: Element) => Number(shape.getAttribute('fill-opacity') ?? 1);
  const lightest = Math.min(...shapes.map(opacityOf));
  for (const shape of shapes) {
    if (opacityOf(shape) === lightest) shape.removeAttribute('fill-opacity');
    else shape.setAttribute('fill-opacity', '0.1');
  }
}

function inGrid(drawings: readonly Element[], columns: number, part: number): string {
  const [width, height] = [1 / columns, 1 / Math.ceil(drawings.length / columns)];
  return drawings
    .map((drawing, index) => {
      const x = (index % columns) * width * 100;
      const y = Math.floor(index / columns) * height * 100;
      return placed(innerOf(drawing), x, y, width * part, height * part);
    })
    .join('');
}

function placed(drawing: string, ...numbers: readonly [number, number, number, number]): string {
  const [x, y, scaleX, scaleY] = numbers.map((number) => Math.round(number * 1000) / 1000);
  return `<g transform="translate(${x} ${y}) scale(${scaleX} ${scaleY})">${drawing}</g>`;
}

const innerOf = ({ innerHTML }: Element) => innerHTML;

function change(element: Element, name: string, to: (value: string) => string): void {
  element.setAttribute(name, to(element.getAttribute(name) ?? ''));
}

const scaledBy = (factor: number) => (value: string) =>
  String(Math.round(Number(value) * factor * 100) / 100);

/** In small, all lines of a hatch would touch. */
function everyThird(lines: string): string {
  return lines
    .split(/(?=M)/)
    .filter((_, index) => index % 3 === 0)
    .join('');
}

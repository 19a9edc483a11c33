import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { readNamespace } from '../../src/i18n/readNamespace';
import { defaultLanguage } from '../../src/site/languages';
import { serviceRecords, type ServiceSlug } from '../../src/site/services';
import { ServiceDiagram } from '../../src/ui/diagrams/ServiceDiagram';
import type { Files } from './drawing';

/** The diagram of each service in small, drawn by its component. */
export function drawMiniatures(): Files {
  const symbols = (Object.keys(serviceRecords) as ServiceSlug[]).map(
    (
      slug,
    ) => `  <symbol id="${slug}" viewBox="-7 -7 114 114" fill="none" stroke="currentColor" stroke-width="1.25">
    ${drawMiniature(slug).replaceAll('<path', '\n    <path').trim()}
  </symbol>
`,
  );
  return {
    'src/drawings/miniatures.svg': `<svg xmlns="http://www.w3.org/2000/svg" id="drawing" viewBox="0 0 114 114">\n${symbols.join('')}</svg>\n`,
  };
}

function drawMiniature(slug: ServiceSlug): string {
  const { diagram } = readNamespace(defaultLanguage.code, `services/${slug}`);
  const { document } = parseHTML(
    renderToStaticMarkup(<ServiceDiagram slug={slug} {...diagram} note="" />),
  );
  const find = (selector: string) => [...document.querySelectorAll(selector)];
  for (const part of find('.leader, [data-layout="narrow"]')) part.remove();
  for (const lines of find('.hatch path')) change(lines, 'd', everyThird);
  for (const group of find('g')) {
    group.removeAttribute('class');
    group.removeAttribute('data-layout');
  }
  for (const path of find('path')) path.setAttribute('vector-effect', 'non-scaling-stroke');
  for (const dot of find(':is(.lanes, .cells) [stroke-linecap]'))
    change(dot, 'stroke-width', (diameter) => String(Number(diameter) / 2));
  const lanes = find('.lanes > div > svg');
  if (lanes.length > 0) return find('.lanes > svg').map(innerOf).join('') + inGrid(lanes, 1, 1);
  const cells = find('.cells > div > svg');
  if (cells.length > 0) return inGrid(cells, cells.length === 3 ? 3 : 2, 0.92);
  const [drawing = ''] = find('svg').map(innerOf);
  // The dial is the only drawing wider than high.
  return serviceRecords[slug].diagram.kind === 'dial' ? placed(drawing, 0, 18, 1, 0.62) : drawing;
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

/** In small, all lines of a hatch would touch. */
function everyThird(lines: string): string {
  return lines
    .split(/(?=M)/)
    .filter((_, index) => index % 3 === 0)
    .join('');
}

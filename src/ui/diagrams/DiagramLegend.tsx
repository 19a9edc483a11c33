import { Dot, StretchedSvg } from '../StretchedSvg';
import { Hatch, rectangle, Shape } from './shapes';

const box = rectangle(0, 0, 100, 100);
const swatches = {
  line: <Shape variant="bold" d="M0 50H100" />,
  dashedLine: <Shape variant="dash" d="M0 50H100" />,
  dashedBox: <Shape variant="dash" d={box} />,
  groundWithLine: (
    <>
      <Shape variant="ground" d={box} />
      <Shape variant="bold" d="M0 100H100" />
    </>
  ),
  tone: <Shape variant="tone" d={box} />,
  hatched: (
    <>
      <Hatch box={[0, 0, 100, 100]} spacing={25} />
      <Shape variant="line" d={box} />
    </>
  ),
  hollowDot: <Dot at={[50, 50]} diameter={14} hollow />,
  dot: <Dot at={[50, 50]} diameter={14} />,
  dotSizes: (
    <>
      <Dot at={[15, 50]} diameter={7} hollow />
      <Dot at={[70, 50]} diameter={18} hollow />
    </>
  ),
};
type Swatch = keyof typeof swatches;

export function DiagramLegend(labels: Partial<Record<Swatch, string>>) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-ink-soft">
      {(Object.keys(swatches) as Swatch[])
        .filter((swatch) => swatch in labels)
        .map((swatch) => (
          <li key={swatch} className="flex items-center gap-3">
            <StretchedSvg className="h-4 w-6 shrink-0">{swatches[swatch]}</StretchedSvg>
            {labels[swatch]}
          </li>
        ))}
    </ul>
  );
}

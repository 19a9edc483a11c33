import { practices, type ServiceSlug } from '../site/catalogue';

/** The space between two practices, in steps from spoke to spoke. */
const gap = 0.5;
/** In units of the SVG: `start`, `end` and a lit spoke's `litEnd` are distances from the wheel's centre. */
export const spoke = { halfWidth: 8, start: 132, end: 222, litEnd: 262 };

const spokeCount = practices.flatMap(({ services }) => services).length;
const stepDegrees = 360 / (spokeCount + gap * practices.length);
/** The position of the next practice's first spoke, in steps. */
let offset = (gap + 1) / 2;

export const spokesByPractice = practices.map(({ id, services }) => {
  const spokes = services.map((slug, index) => ({ slug, degrees: (offset + index) * stepDegrees }));
  offset += services.length + gap;
  return { id, spokes };
});

interface ServiceWheelProps {
  className: string;
  /** Services whose spokes are longer; all other spokes are pale. */
  lit?: readonly ServiceSlug[];
  /** A service whose spoke is a dashed outline. */
  missing?: ServiceSlug;
}

const { halfWidth, start, end, litEnd } = spoke;
const outline = 'fill-none stroke-bronze stroke-3';

export function ServiceWheel({ className, lit, missing }: ServiceWheelProps) {
  const classOf = (slug: ServiceSlug) => {
    if (slug === missing) return `${outline} [stroke-dasharray:8_8]`;
    return lit && !lit.includes(slug) ? 'opacity-30' : undefined;
  };
  return (
    <svg aria-hidden="true" viewBox="-262 -262 524 524" className={className}>
      <circle r={start - 14} className={outline} />
      <circle r={end + 14} className={outline} />
      {spokesByPractice.map(({ id, spokes }) => (
        <g key={id} data-practice={id} className="fill-accent">
          {spokes.map(({ slug, degrees }) => (
            <path
              key={slug}
              className={classOf(slug)}
              transform={`rotate(${degrees.toFixed(1)})`}
              d={`M${-halfWidth} ${-start}V${lit?.includes(slug) ? -litEnd : -end}H${halfWidth}V${-start}z`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

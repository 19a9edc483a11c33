import { practices, type ServiceSlug } from '../site/catalogue';

const gap = 0.5;
/** Half the width of a spoke, and its start and end from the centre; a lit spoke ends at the edge of the drawing. */
export const shape = { half: 8, from: 132, to: 222, lit: 262 };

const count = practices.flatMap(({ services }) => services).length;
const step = 360 / (count + gap * practices.length);
let place = (gap + 1) / 2;

/** The spokes of each practice. `turn` is in degrees clockwise from the top. */
export const spokesByPractice = practices.map(({ id, services }) => {
  const spokes = services.map((slug, index) => ({ slug, turn: (place + index) * step }));
  place += services.length + gap;
  return { id, spokes };
});

interface ServiceWheelProps {
  className: string;
  lit?: readonly ServiceSlug[];
  missing?: ServiceSlug;
}

const { half, from } = shape;
const outline = 'fill-none stroke-bronze stroke-3';

export function ServiceWheel({ className, lit, missing }: ServiceWheelProps) {
  const classOf = (slug: ServiceSlug) => {
    if (slug === missing) return `${outline} [stroke-dasharray:8_8]`;
    return lit && !lit.includes(slug) ? 'opacity-30' : undefined;
  };
  return (
    <svg aria-hidden="true" viewBox="-262 -262 524 524" className={className}>
      <circle r={from - 14} className={outline} />
      <circle r={shape.to + 14} className={outline} />
      {spokesByPractice.map(({ id, spokes }) => (
        <g key={id} data-practice={id} className="fill-accent">
          {spokes.map(({ slug, turn }) => (
            <path
              key={slug}
              className={classOf(slug)}
              transform={`rotate(${turn.toFixed(1)})`}
              d={`M${-half} ${-from}V${lit?.includes(slug) ? -shape.lit : -shape.to}H${half}V${-from}z`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

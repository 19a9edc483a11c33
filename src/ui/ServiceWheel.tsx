import { practices, type Practice, type ServiceSlug } from '../site/catalogue';

type WheelPractice = Pick<Practice, 'id'> & { services: readonly ServiceSlug[] };

const gap = 0.5;
/** Half the width of a spoke, and its start and end from the centre; a lit spoke ends at the edge of the drawing. */
export const shape = { half: 8, from: 132, to: 222, lit: 262 };

/** The spokes of each practice in the order of the catalogue. `turn` is in degrees clockwise from the top. */
export function spokesOf(all: readonly WheelPractice[]) {
  const count = all.flatMap(({ services }) => services).length;
  const step = 360 / (count + gap * all.length);
  let place = (gap + 1) / 2;
  return all.map(({ id, services }) => {
    const spokes = services.map((slug, index) => ({ slug, turn: (place + index) * step }));
    place += services.length + gap;
    return { id, spokes };
  });
}

interface ServiceWheelProps {
  className: string;
  of?: readonly WheelPractice[];
  lit?: readonly ServiceSlug[];
  missing?: ServiceSlug;
}

const { half, from } = shape;
const outline = 'fill-none stroke-bronze stroke-3';

/** All services as spokes in the colours of their practices. Decoration: lists say the same. */
export function ServiceWheel({ className, of = practices, lit, missing }: ServiceWheelProps) {
  const classOf = (slug: ServiceSlug) => {
    if (slug === missing) return `${outline} [stroke-dasharray:8_8]`;
    return lit && !lit.includes(slug) ? 'opacity-30' : undefined;
  };
  return (
    <svg aria-hidden="true" viewBox="-262 -262 524 524" className={className}>
      <circle r={from - 14} className={outline} />
      <circle r={shape.to + 14} className={outline} />
      {spokesOf(of).map(({ id, spokes }) => (
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

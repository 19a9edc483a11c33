import { practices, type PracticeId } from '../site/catalogue';

/** A practice as the wheel needs it. */
interface Practice {
  id: PracticeId;
  services: readonly string[];
}

/** Between two practices there is more room, in parts of a ray's own. */
const gap = 0.5;
/** A ray between the hub and the rim; one that is lit goes beyond, to where the drawing ends. */
export const shape = { half: 8, from: 132, to: 222, lit: 262 };

/** The rays of each practice in the order of the catalogue, and their middles in degrees clockwise from the top. */
export function raysOf(all: readonly Practice[]) {
  const count = all.flatMap(({ services }) => services).length;
  const step = 360 / (count + gap * all.length);
  let place = (gap + 1) / 2;
  return all.map(({ id, services }) => {
    const rays = services.map((slug, index) => ({ slug, turn: (place + index) * step }));
    place += services.length + gap;
    return { id, rays };
  });
}

interface ServiceWheelProps {
  className: string;
  of?: readonly Practice[];
  /** The services that it stands for; the others are pale. Otherwise all have their colour. */
  lit?: readonly string[];
  /** A service whose ray is not there: only its place is. */
  missing?: string;
}

const { half, from } = shape;
const outline = 'fill-none stroke-bronze stroke-3';

/** All services as rays in the colours of their practices. It stands still, and is decoration: lists say the same. */
export function ServiceWheel({ className, of = practices, lit, missing }: ServiceWheelProps) {
  const lookOf = (slug: string) => {
    if (slug === missing) return `${outline} [stroke-dasharray:8_8]`;
    return lit && !lit.includes(slug) ? 'opacity-30' : undefined;
  };
  return (
    <svg aria-hidden="true" viewBox="-262 -262 524 524" className={className}>
      <circle r={from - 14} className={outline} />
      <circle r={shape.to + 14} className={outline} />
      {raysOf(of).map(({ id, rays }) => (
        <g key={id} data-practice={id} className="fill-accent">
          {rays.map(({ slug, turn }) => (
            <path
              key={slug}
              className={lookOf(slug)}
              transform={`rotate(${turn.toFixed(1)})`}
              d={`M${-half} ${-from}V${lit?.includes(slug) ? -shape.lit : -shape.to}H${half}V${-from}z`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

import { practices, type PracticeId } from '../site/catalogue';

/** A practice as the wheel needs it. */
interface Practice {
  id: PracticeId;
  services: readonly string[];
}

/** A ray: its service, and its middle's direction in degrees from the top. */
export interface Ray {
  slug: string;
  practice: PracticeId;
  turn: number;
}

/** Between two practices there is more room, in parts of a ray's own. */
const gap = 0.5;
/** A ray between the hub and the rim; one that is lit goes beyond, to where the drawing ends. */
export const shape = { half: 8, from: 132, to: 222, lit: 262 };

/** The rays of all services in the order of the catalogue, clockwise from the top. */
export function raysOf(all: readonly Practice[]): Ray[] {
  const count = all.flatMap(({ services }) => services).length;
  const step = 360 / (count + gap * all.length);
  let place = (gap + 1) / 2;
  return all.flatMap(({ id, services }) => {
    const rays = services.map((slug, index) => ({
      slug,
      practice: id,
      turn: (place + index) * step,
    }));
    place += services.length + gap;
    return rays;
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

/** All services as rays in the colours of their practices. It stands still, and is decoration: lists say the same. */
export function ServiceWheel({ className, of = practices, lit, missing }: ServiceWheelProps) {
  const rays = raysOf(of);
  const lookOf = (slug: string) => {
    if (slug === missing) return 'wheel-missing';
    return lit && !lit.includes(slug) ? 'wheel-pale' : undefined;
  };
  return (
    <svg aria-hidden="true" viewBox="-262 -262 524 524" className={`wheel ${className}`}>
      <circle r={from - 14} />
      <circle r={shape.to + 14} />
      {of.map(({ id }) => (
        <g key={id} data-practice={id}>
          {rays
            .filter(({ practice }) => practice === id)
            .map(({ slug, turn }) => (
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

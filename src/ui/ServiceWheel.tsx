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
/** A ray from its narrow end to its wide one, of the 262 that the wheel reaches. */
export const shape = { from: 132, to: 246, narrow: 4, wide: 12 };

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
  /** The services that it stands for; the others are pale. Otherwise all are lit. */
  lit?: readonly string[];
  /** A service whose ray is not there. */
  missing?: string;
}

/** A ray that points up: round at both ends, wider at its far one. */
const { from, to, narrow, wide } = shape;
const ray = `M${-narrow} ${-from}L${-wide} ${-to}A${wide} ${wide} 0 0 1 ${wide} ${-to}L${narrow} ${-from}A${narrow} ${narrow} 0 0 1 ${-narrow} ${-from}z`;

/** All services as rays in the colours of their practices. It stands still, and is decoration: lists say the same. */
export function ServiceWheel({ className, of = practices, lit, missing }: ServiceWheelProps) {
  const rays = raysOf(of).filter(({ slug }) => slug !== missing);
  return (
    <svg aria-hidden="true" viewBox="-262 -262 524 524" className={`wheel ${className}`}>
      {of.map(({ id }) => (
        <g key={id} data-practice={id}>
          {rays
            .filter(({ practice }) => practice === id)
            .map(({ slug, turn }) => (
              <path
                key={slug}
                className={lit && !lit.includes(slug) ? 'wheel-pale' : undefined}
                transform={`rotate(${turn.toFixed(1)})`}
                d={ray}
              />
            ))}
        </g>
      ))}
    </svg>
  );
}

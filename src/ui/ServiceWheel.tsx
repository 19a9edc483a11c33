import { practices, type PracticeId, type ServiceSlug } from '../site/catalogue';
import { Link } from './Link';

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
/** Where the strapwork ends, of the 262 that the wheel reaches. */
const rim = 198;
/** A ray from its narrow end to its wide one: short around strapwork, long where it stands alone. */
export const short = { from: 216, to: 252, narrow: 3, wide: 8.5 };
export const long = { from: 132, to: 246, narrow: 4, wide: 12 };

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

/** Two services, of which one names the other. */
export type Chord = readonly [from: ServiceSlug, to: ServiceSlug];

interface ServiceWheelProps {
  className: string;
  of?: readonly Practice[];
  /** The services that it stands for; the others are pale. Otherwise all are lit. */
  lit?: readonly string[];
  /** A service whose ray is not there. */
  missing?: string;
  /** What the strapwork joins, and where a ray leads, by its name. */
  network?: { chords: readonly Chord[]; to: (slug: ServiceSlug) => string; names: Names };
}

type Names = Partial<Record<ServiceSlug, string>>;

/** All services as rays in the colours of their practices. It stands still, and is decoration: lists say the same. */
export function ServiceWheel({
  className,
  of = practices,
  lit,
  missing,
  network,
}: ServiceWheelProps) {
  const rays = raysOf(of).filter(({ slug }) => slug !== missing);
  const drawn = of.map(({ id }) => ({ id, rays: rays.filter(({ practice }) => practice === id) }));
  const shape = rayPath(network ? short : long);
  return (
    <svg aria-hidden="true" viewBox="-262 -262 524 524" className={`wheel ${className}`}>
      {network && <Strapwork {...network} rays={rays} />}
      {drawn.map(({ id, rays: own }) => (
        <g key={id} data-practice={id}>
          {own.map(({ slug, turn }) => {
            const ray = (
              <path
                key={slug}
                className={lit && !lit.includes(slug) ? 'wheel-pale' : undefined}
                transform={`rotate(${turn.toFixed(1)})`}
                d={shape}
              />
            );
            if (!network) return ray;
            const service = slug as ServiceSlug;
            const ends = network.chords.filter((chord) => chord.includes(service));
            return (
              <Link key={slug} to={network.to(service)} tabIndex={-1}>
                <path className="wheel-hit" d={`M${spot(turn, 140)}L${spot(turn, 250)}`} />
                {ray}
                <path className="wheel-chords" d={chordsOf(ends, rays)} />
                <text y="-284">{network.names[service]}</text>
              </Link>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** The chords as straps, and the rim that holds them. */
function Strapwork({ chords, rays }: { chords: readonly Chord[]; rays: readonly Ray[] }) {
  return (
    <g className="wheel-straps">
      <circle r={rim + 6} className="fill-gold/20" />
      <path d={chordsOf(chords, rays)} />
      <path d={chordsOf(chords, rays)} />
      <circle r={rim} />
    </g>
  );
}

/** A ray that points up: round at both ends, wider at its far one. */
function rayPath({ from, to, narrow, wide }: typeof short): string {
  return `M${-narrow} ${-from}L${-wide} ${-to}A${wide} ${wide} 0 0 1 ${wide} ${-to}L${narrow} ${-from}A${narrow} ${narrow} 0 0 1 ${-narrow} ${-from}z`;
}

/** Arcs that leave the rim in the direction of their rays, so that a ray runs on into its chords. */
function chordsOf(chords: readonly Chord[], rays: readonly Ray[]): string {
  return chords
    .map((chord) => {
      const [one = 0, other = 0] = rays
        .filter(({ slug }) => (chord as readonly string[]).includes(slug))
        .map(({ turn }) => turn);
      const between = other - one;
      const radius = Math.abs(rim * Math.tan((between * Math.PI) / 360)).toFixed();
      return `M${spot(one, rim)}A${radius} ${radius} 0 0 ${between < 180 ? 0 : 1} ${spot(other, rim)}`;
    })
    .join('');
}

function spot(turn: number, distance: number): string {
  const angle = (turn * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)].map((part) => (distance * part).toFixed()).join(' ');
}

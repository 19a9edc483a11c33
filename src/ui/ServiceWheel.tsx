import type { SVGProps } from 'react';
import { practices, type ServiceSlug } from '../site/catalogue';

const practiceGapInSteps = 0.5;
export const spoke = { halfWidth: 8, innerRadius: 132, outerRadius: 222, litOuterRadius: 262 };

const spokeCount = practices.flatMap(({ services }) => services).length;
const stepDegrees = 360 / (spokeCount + practiceGapInSteps * practices.length);
let nextSpokeInSteps = (practiceGapInSteps + 1) / 2;

export const spokesByPractice = practices.map(({ id, services }) => {
  const spokes = services.map((slug, index) => ({
    slug,
    degrees: (nextSpokeInSteps + index) * stepDegrees,
  }));
  nextSpokeInSteps += services.length + practiceGapInSteps;
  return { id, spokes };
});

interface ServiceWheelProps {
  className: string;
  /** A service whose spoke is longer; all other spokes are pale. */
  lit?: ServiceSlug | undefined;
  /** A service whose spoke is a dashed outline. */
  missing?: ServiceSlug;
  spokeProps?: (slug: ServiceSlug) => SVGProps<SVGPathElement>;
  /** Shows the number of services in the hub. */
  isCounted?: boolean;
}

const { halfWidth, innerRadius, outerRadius, litOuterRadius } = spoke;
const outline = 'fill-none stroke-bronze stroke-3';

export function ServiceWheel({
  className,
  lit,
  missing,
  spokeProps,
  isCounted,
}: ServiceWheelProps) {
  const classOf = (slug: ServiceSlug) => {
    if (slug === missing) return `${outline} [stroke-dasharray:8_8]`;
    return lit && slug !== lit ? 'opacity-30' : undefined;
  };
  return (
    <svg aria-hidden="true" viewBox="-262 -262 524 524" className={className}>
      <circle r={innerRadius - 14} className={outline} />
      <circle r={outerRadius + 14} className={outline} />
      {isCounted && (
        <text textAnchor="middle" dy="0.34em" className="fill-ink display text-[108px]">
          {spokeCount}
        </text>
      )}
      {spokesByPractice.map(({ id, spokes }) => (
        <g key={id} data-practice={id} className="fill-accent">
          {spokes.map(({ slug, degrees }) => (
            <path
              key={slug}
              className={classOf(slug)}
              {...spokeProps?.(slug)}
              transform={`rotate(${degrees.toFixed(1)})`}
              d={`M${-halfWidth} ${-innerRadius}V${slug === lit ? -litOuterRadius : -outerRadius}H${halfWidth}V${-innerRadius}z`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

import { useTranslation } from 'react-i18next';
import land from '../../drawings/map.svg?url';
import { map, offices, onMap } from '../../site/offices';

/** Where the names of the two regions are, in degrees: amid the land. */
const regions = [
  {
    id: 'africa',
    east: 20,
    north: 6,
    className: 'fill-gold',
    filter: 'url(#map-gap)',
  },
  {
    id: 'gulf',
    east: 45,
    north: 22.8,
    className: 'fill-ink',
    filter: undefined,
  },
] as const;

/** Names are about 16 to 18 px high at every width of the map, whose units are pixels where it is widest. */
const nameSizes = 'text-[28px] sm:text-[22px] lg:text-[18px]';

/** The map is not mirrored in right-to-left languages. */
export function OfficeMap() {
  const { t } = useTranslation('home');
  return (
    <div aria-hidden="true" className="no-print relative">
      {/* Or React would have the browser load it before the sheets. */}
      <img
        src={land}
        alt=""
        fetchPriority="low"
        width={map.width}
        height={map.height}
        className="w-full"
      />
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        width={map.width}
        height={map.height}
        textAnchor="middle"
        className={`absolute inset-0 size-full overflow-visible fill-none stroke-paper ${nameSizes}`}
      >
        {/* A rectangle around a name: its strokes would leave rags of the hatching. */}
        <filter
          id="map-gap"
          x="-15%"
          y="0"
          width="130%"
          height="100%"
          colorInterpolationFilters="sRGB"
        >
          <feFlood floodColor="var(--color-ink)" />
          <feComposite in="SourceGraphic" />
        </filter>
        {regions.map(({ id, className, filter, ...place }) => {
          const { x, y } = onMap(place);
          return (
            <text
              key={id}
              x={x}
              y={y}
              filter={filter}
              className={`map-region stroke-none [paint-order:stroke] ${className}`}
            >
              {t(`about.stats.regions.${id}`)}
            </text>
          );
        })}
        {offices.map(({ id, name, ...place }) => {
          const { x, y, isBeyond } = onMap(place);
          const label = onMap(name);
          return (
            <g key={id}>
              <path
                d={
                  isBeyond
                    ? `M${x} ${label.y - 26}v-26m-6 7 6-7 6 7`
                    : `M${x} ${y}L${label.x} ${label.y + 6}`
                }
              />
              {!isBeyond && <circle cx={x} cy={y} r="4" className="fill-paper stroke-ink" />}
              <text x={label.x} y={label.y} className="fill-paper stroke-none">
                {t(`about.stats.cities.${id}`)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

import { Lanes, Shape, type FigureProps } from './parts';

/** Where two pieces of wood meet, from the upper edge to the lower. */
const joints = ['L46 5V32H53V68H46V95', 'L46 5V40L53 20V80L46 60V95', 'L44 5L49 36V64L54 95'];

/** Assets and the capital that fits them, as joints; the last asset fits none. */
export function JointsFigure({ labels }: FigureProps<'joints'>) {
  const drawings = [
    ...joints.map((joint) => {
      const asset = `M0 5${joint}H0z`;
      return (
        <g key={joint}>
          <g transform="translate(1 0)">
            <Shape look="tone" d={`M100 5${joint}H100z`} />
            <Shape look="line" d={`M${joint.slice(1)}`} />
          </g>
          <Shape look="tint" d={asset} />
          <Shape look="line" d={asset} />
        </g>
      );
    }),
    <g key="kept">
      <Shape look="solid" d="M0 5H42V32H49V68H42V95H0z" />
      <Shape look="dash" d="M100 5H60V95H100" />
    </g>,
  ];
  return (
    <Lanes
      drawings={drawings}
      height="h-9"
      labels={labels?.assets.map((start, at) => ({
        start,
        end: labels.capital[at],
        strong: at === 3,
      }))}
    />
  );
}

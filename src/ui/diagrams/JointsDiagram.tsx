import { box, Lanes, Shape, type DiagramProps } from './parts';

/** Where two pieces of wood meet, from the upper edge to the lower: tenon, dovetail, scarf. */
const joints = ['V34H57V66H43V95', 'V40L57 16V84L43 60V95', 'L52 42L48 58L57 95'];

/** Assets and the capital that fits them, as joints; the last asset fits none. */
export function JointsDiagram({ labels }: DiagramProps<'joints'>) {
  const drawings = [
    ...joints.map((joint) => (
      <g key={joint}>
        <Shape look="tint" d={`M0 5H43${joint}H0z`} />
        <Shape look="tone" d={`M100 5H43${joint}H100z`} />
        <Shape look="line" d={box(0, 5, 100, 90)} />
        <Shape look="bold" d={`M43 5${joint}`} />
      </g>
    )),
    <g key="kept">
      <Shape look="solid" d="M0 5H43V34H53V66H43V95H0z" />
      <Shape look="dash" d="M100 5H63V95H100" />
    </g>,
  ];
  return (
    <Lanes
      drawings={drawings}
      height="h-11"
      labels={labels?.assets.map((start, at) => ({
        start,
        end: labels.capital[at],
        strong: at === 3,
      }))}
    />
  );
}

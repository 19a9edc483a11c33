import { Lanes } from './panels';
import type { DiagramProps } from './props';
import { rectangle, Shape } from './shapes';

// Three joints of carpentry. Each continues a path from x = 43, y = 5 (percent of a lane's drawing) to y = 95.
const tenon = 'V34H57V66H43V95';
const dovetail = 'V40L57 16V84L43 60V95';
const scarf = 'L52 42L48 58L57 95';

export function JointsDiagram({ labels }: DiagramProps<'joints'>) {
  const drawings = [
    ...[tenon, dovetail, scarf].map((joint) => (
      <>
        <Shape variant="tint" d={`M0 5H43${joint}H0z`} />
        <Shape variant="tone" d={`M100 5H43${joint}H100z`} />
        <Shape variant="line" d={rectangle(0, 5, 100, 90)} />
        <Shape variant="bold" d={`M43 5${joint}`} />
      </>
    )),
    <>
      <Shape variant="solid" d="M0 5H43V34H53V66H43V95H0z" />
      <Shape variant="dash" d="M100 5H63V95H100" />
    </>,
  ];
  const lanes = drawings.map((drawing, index) => ({
    drawing,
    startLabel: labels.assets[index],
    endLabel: labels.capital[index],
    strong: index === 3,
  }));
  return <Lanes lanes={lanes} drawingClass="h-11" />;
}

import type { DiagramLabels } from '../../schemas/diagramLabels';
import type { Diagram, DiagramKind } from '../../site/diagrams';

export type DiagramProps<Kind extends DiagramKind> = Omit<
  Extract<Diagram, { kind: Kind }>,
  'kind'
> & {
  labels: DiagramLabels[Kind];
};

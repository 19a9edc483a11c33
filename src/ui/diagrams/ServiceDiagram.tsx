import type { FunctionComponent } from 'react';
import type { DiagramLabels } from '../../schemas/diagramLabels';
import type { DiagramKind } from '../../site/diagrams';
import { serviceRecords, type ServiceSlug } from '../../site/services';
import { CalendarDiagram } from './CalendarDiagram';
import { CorridorDiagram } from './CorridorDiagram';
import { CounterfactualDiagram } from './CounterfactualDiagram';
import { CurveDiagram } from './CurveDiagram';
import { DialDiagram } from './DialDiagram';
import { FunnelDiagram } from './FunnelDiagram';
import { GanttDiagram } from './GanttDiagram';
import { HurdleDiagram } from './HurdleDiagram';
import { JointsDiagram } from './JointsDiagram';
import { LeakDiagram } from './LeakDiagram';
import type { DiagramProps } from './props';
import { RingDiagram } from './RingDiagram';
import { RootsDiagram } from './RootsDiagram';
import { SharesDiagram } from './SharesDiagram';
import { SkylineDiagram } from './SkylineDiagram';
import { ThreadsDiagram } from './ThreadsDiagram';
import { TowersDiagram } from './TowersDiagram';
import { TrianglesDiagram } from './TrianglesDiagram';
import { WaterfallDiagram } from './WaterfallDiagram';
import { WorthDiagram } from './WorthDiagram';

const components: { [Kind in DiagramKind]: FunctionComponent<DiagramProps<Kind>> } = {
  funnel: FunnelDiagram,
  waterfall: WaterfallDiagram,
  gantt: GanttDiagram,
  curve: CurveDiagram,
  leak: LeakDiagram,
  corridor: CorridorDiagram,
  ring: RingDiagram,
  dial: DialDiagram,
  skyline: SkylineDiagram,
  joints: JointsDiagram,
  towers: TowersDiagram,
  calendar: CalendarDiagram,
  hurdle: HurdleDiagram,
  threads: ThreadsDiagram,
  shares: SharesDiagram,
  counterfactual: CounterfactualDiagram,
  worth: WorthDiagram,
  roots: RootsDiagram,
  triangles: TrianglesDiagram,
};

interface ServiceDiagramProps {
  slug: ServiceSlug;
  labels: DiagramLabels[DiagramKind];
  caption: string;
  note: string;
}

export function ServiceDiagram({ slug, labels, caption, note }: ServiceDiagramProps) {
  const { kind, ...parameters } = serviceRecords[slug].diagram;
  // TypeScript can't relate a kind's component to the parameters and labels of the same kind.
  const Diagram = components[kind] as FunctionComponent<Pick<ServiceDiagramProps, 'labels'>>;
  return (
    <figure className="@container">
      <Diagram {...parameters} labels={labels} />
      <figcaption className="mt-6 border-t border-line pt-3 text-small text-ink-soft">
        <p className="max-w-xl">{caption}</p>
        <small className="mt-1 block text-[0.8125rem]">{note}</small>
      </figcaption>
    </figure>
  );
}

import type { FunctionComponent } from 'react';
import type { DiagramKind, DiagramLabels } from '../../site/diagrams';
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
import type { DiagramProps } from './parts';
import { RingDiagram } from './RingDiagram';
import { RootsDiagram } from './RootsDiagram';
import { SharesDiagram } from './SharesDiagram';
import { SkylineDiagram } from './SkylineDiagram';
import { ThreadsDiagram } from './ThreadsDiagram';
import { TowersDiagram } from './TowersDiagram';
import { TrianglesDiagram } from './TrianglesDiagram';
import { WaterfallDiagram } from './WaterfallDiagram';
import { WorthDiagram } from './WorthDiagram';

const kinds: { [Kind in DiagramKind]: FunctionComponent<DiagramProps<Kind>> } = {
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

/** A service's diagram: with its labels, or small without them. */
function Drawn({ slug, labels }: { slug: ServiceSlug; labels?: DiagramLabels[DiagramKind] }) {
  const { kind, ...parameters } = serviceRecords[slug].diagram;
  // A diagram's kind says what it takes, which TypeScript can't follow from one table to the other.
  const Kind = kinds[kind] as FunctionComponent<{ labels?: DiagramLabels[DiagramKind] }>;
  return <Kind {...parameters} {...(labels && { labels })} />;
}

interface ServiceDiagramProps {
  slug: ServiceSlug;
  labels: DiagramLabels[DiagramKind];
  caption: string;
  /** That it is no measured data. */
  note: string;
}

/** The method of a service as a picture whose labels are text, with what it shows in words. */
export function ServiceDiagram({ slug, labels, caption, note }: ServiceDiagramProps) {
  return (
    <figure className="@container">
      <Drawn slug={slug} labels={labels} />
      <figcaption className="mt-6 border-t border-line pt-3 text-small text-ink-soft">
        <p className="max-w-xl">{caption}</p>
        <small className="mt-1 block text-[0.8125rem]">{note}</small>
      </figcaption>
    </figure>
  );
}

/** The diagram of a service, small and without its labels. */
export function Miniature({ slug, className = '' }: { slug: ServiceSlug; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-7 -7 114 114"
      className={`drawn rtl:[scale:-1_1] ${className}`}
    >
      <Drawn slug={slug} />
    </svg>
  );
}

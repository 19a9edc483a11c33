import type { FunctionComponent } from 'react';
import type { FigureKind, FigureLabels } from '../../site/figures';
import { serviceRecords, type ServiceSlug } from '../../site/services';
import { CalendarFigure } from './CalendarFigure';
import { CorridorFigure } from './CorridorFigure';
import { CounterfactualFigure } from './CounterfactualFigure';
import { CurveFigure } from './CurveFigure';
import { DialFigure } from './DialFigure';
import { FunnelFigure } from './FunnelFigure';
import { GanttFigure } from './GanttFigure';
import { HurdleFigure } from './HurdleFigure';
import { JointsFigure } from './JointsFigure';
import { LeakFigure } from './LeakFigure';
import type { FigureProps } from './parts';
import { RingFigure } from './RingFigure';
import { RootsFigure } from './RootsFigure';
import { SharesFigure } from './SharesFigure';
import { SkylineFigure } from './SkylineFigure';
import { ThreadsFigure } from './ThreadsFigure';
import { TowersFigure } from './TowersFigure';
import { TrianglesFigure } from './TrianglesFigure';
import { WaterfallFigure } from './WaterfallFigure';
import { WorthFigure } from './WorthFigure';

const kinds: { [Kind in FigureKind]: FunctionComponent<FigureProps<Kind>> } = {
  funnel: FunnelFigure,
  waterfall: WaterfallFigure,
  gantt: GanttFigure,
  curve: CurveFigure,
  leak: LeakFigure,
  corridor: CorridorFigure,
  ring: RingFigure,
  dial: DialFigure,
  skyline: SkylineFigure,
  joints: JointsFigure,
  towers: TowersFigure,
  calendar: CalendarFigure,
  hurdle: HurdleFigure,
  threads: ThreadsFigure,
  shares: SharesFigure,
  counterfactual: CounterfactualFigure,
  worth: WorthFigure,
  roots: RootsFigure,
  triangles: TrianglesFigure,
};

/** A service's figure: with its labels, or small without them. */
function Drawn({ slug, labels }: { slug: ServiceSlug; labels?: FigureLabels[FigureKind] }) {
  const { kind, ...parameters } = serviceRecords[slug].figure;
  // A figure's kind says what it takes, which TypeScript can't follow from one table to the other.
  const Kind = kinds[kind] as FunctionComponent<{ labels?: FigureLabels[FigureKind] }>;
  return <Kind {...parameters} {...(labels && { labels })} />;
}

interface ServiceFigureProps {
  slug: ServiceSlug;
  labels: FigureLabels[FigureKind];
  caption: string;
  /** That it is no measured data. */
  note: string;
}

/** The method of a service as a picture whose labels are text, with what it shows in words. */
export function ServiceFigure({ slug, labels, caption, note }: ServiceFigureProps) {
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

/** The figure of a service, small and without its labels. */
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

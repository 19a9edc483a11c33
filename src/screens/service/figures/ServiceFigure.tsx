import type { LabelledFigure } from '../../../i18n/texts';
import type { ServiceSlug } from '../../../site/catalogue';
import { FigureArt } from '../../../ui/FigureArt';
import { figureLabels } from './figureLabels';

interface ServiceFigureProps {
  slug: ServiceSlug;
  figure: LabelledFigure;
  caption: string;
}

const tones = { plain: '', strong: 'font-medium text-accent', soft: 'text-ink-soft' } as const;
const round: ReadonlySet<LabelledFigure['kind']> = new Set(['ring', 'dial']);
const across: ReadonlySet<LabelledFigure['kind']> = new Set(['matrix']);

/** The method of a service as a picture whose labels are text, with what it shows in words. */
export function ServiceFigure({ slug, figure, caption }: ServiceFigureProps) {
  const { kind } = figure;
  return (
    <figure className="figure-box">
      <div data-kind={kind} className="figure draws">
        <FigureArt slug={slug} frame="wide" stretches={!round.has(kind)} className="figure-wide" />
        {!across.has(kind) && (
          <FigureArt slug={slug} frame="tall" stretches className="figure-tall" />
        )}
        {figureLabels(figure).map(({ text, place = '', tone = 'plain' }) => (
          <p key={text} className={`${place} ${tones[tone]}`}>
            {text}
          </p>
        ))}
      </div>
      <figcaption className="mt-6 border-t border-line pt-3 text-small text-ink-soft">
        <p className="max-w-xl">{caption}</p>
      </figcaption>
    </figure>
  );
}

import { Link } from '../../ui/Link';
import { useHref } from '../../i18n/page';
import type { ServiceBrief, SpecimenLink, SpecimenMiniature } from '../../i18n/texts';
import { Drawing } from '../../ui/Drawing';
import { Art, Shape } from '../../ui/figures/parts';
import { WithArrow } from '../../ui/WithArrow';

interface DocumentsProps {
  phases: ServiceBrief['phases'];
  /** The finished paper that is one of the documents, or that of the practice. */
  specimen: SpecimenMiniature | SpecimenLink;
}

/** What the client receives; a document that has a specimen shows it in small. */
export function Documents({ phases, specimen }: DocumentsProps) {
  const href = useHref();
  return (
    <>
      <ol className="documents mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {phases.map(({ output: { name, use } }) => (
          <li key={name}>
            <Drawing name="logo" className="size-6 text-bronze" />
            <h3 className="display leading-tight">{name}</h3>
            <p className="text-small leading-snug text-ink-soft">{use}</p>
            {'drawings' in specimen && specimen.name === name && (
              <Link
                to={href({ name: 'specimen', slug: specimen.slug })}
                className="col-start-2 grid gap-2 no-print sm:col-start-1"
              >
                <Miniature {...specimen} />
                <span className="text-small text-accent">{specimen.label}</span>
                <span className="text-small leading-snug">{specimen.verdict}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
      {!('drawings' in specimen) && (
        <p className="mt-6 no-print">
          <Link
            to={href({ name: 'specimen', slug: specimen.slug })}
            className="inline-block py-2 text-accent link-line"
          >
            <WithArrow text={specimen.text} />
          </Link>
        </p>
      )}
    </>
  );
}

function Miniature({ across, drawings }: SpecimenMiniature) {
  return (
    <span className={across > 1 ? 'specimen-small grid-flow-col' : 'specimen-small'}>
      {drawings.map((marks, at) => (
        <Art key={at} className="size-full">
          {marks.map((mark, index) => (
            <Shape key={index} {...mark} />
          ))}
        </Art>
      ))}
    </span>
  );
}

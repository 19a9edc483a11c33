import { useContent, useHref } from '../../i18n/page';
import type { Miniature as Picture } from '../../i18n/texts';
import { Link } from '../../ui/Link';
import { Drawing } from '../../ui/Drawing';
import { Art, Shape } from '../../ui/figures/parts';
import { WithArrow } from '../../ui/WithArrow';

/** What the client receives, in small; a document that has a specimen leads to it. */
export function Documents() {
  const href = useHref();
  const { service, specimen, miniatures } = useContent('service');
  const link = (
    <Link
      to={href({ name: 'specimen', slug: specimen.slug })}
      className="inline-block py-2 text-accent link-line no-print"
    >
      <WithArrow text={specimen.text} />
    </Link>
  );
  return (
    <>
      <ol className="documents mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {service.phases.map(({ output: { name, use } }, at) => (
          <li key={name}>
            <Miniature of={miniatures[at]} />
            <h3 className="display leading-tight">{name}</h3>
            <p className="text-small leading-snug text-ink-soft">{use}</p>
            {isDrawn(miniatures[at]) && <p className="text-small leading-snug">{link}</p>}
          </li>
        ))}
      </ol>
      {!miniatures.some(isDrawn) && <p className="mt-6">{link}</p>}
    </>
  );
}

/** Whether a document's own specimen is drawn. */
function isDrawn(miniature: Picture | undefined) {
  return typeof miniature === 'object';
}

function Miniature({ of = 'memorandum' }: { of: Picture | undefined }) {
  if (typeof of === 'string') return <Drawing name={`document-${of}`} className="miniature" />;
  return (
    <div className="miniature">
      {of.map((marks, row) => (
        <Art key={row} className="size-full">
          {marks.map((mark, index) => (
            <Shape key={index} {...mark} />
          ))}
        </Art>
      ))}
    </div>
  );
}

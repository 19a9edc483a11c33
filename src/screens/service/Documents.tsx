import { useContent, useHref } from '../../i18n/page';
import type { Miniature as Picture } from '../../i18n/texts';
import { Link } from '../../ui/Link';
import { Drawing } from '../../ui/Drawing';
import { Art, Shape } from '../../ui/figures/parts';
import { WithArrow } from '../../ui/WithArrow';

/**
 * What the client receives, as sheets of paper, each with its kind in small, its name and its use; a
 * document that has a sample paper leads to it.
 */
export function Documents() {
  const href = useHref();
  const { service, sample, miniatures } = useContent('service');
  const link = (
    <Link
      to={href({ name: 'sample', slug: sample.slug })}
      className="inline-block py-2 text-accent link-line no-print"
    >
      <WithArrow text={sample.text} />
    </Link>
  );
  return (
    <>
      <ol className="documents mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {service.phases.map(({ output: { name, use } }, at) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border border-line bg-[#fff] p-4 [box-shadow:0_5px_0_-1px_var(--color-sand),0_5px_0_0_var(--color-line)] sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr] sm:gap-3 sm:pt-5 sm:pb-6"
          >
            <Miniature of={miniatures[at]} />
            <h3 className="display leading-tight sm:border-t-2 sm:border-accent sm:pt-3">{name}</h3>
            <p className="text-small leading-snug text-ink-soft">{use}</p>
            {isDrawn(miniatures[at]) && <p className="text-small leading-snug">{link}</p>}
          </li>
        ))}
      </ol>
      {!miniatures.some(isDrawn) && <p className="mt-6">{link}</p>}
    </>
  );
}

/** Whether a document's own sample paper is drawn. */
function isDrawn(miniature: Picture | undefined) {
  return typeof miniature === 'object';
}

const look =
  'miniature grid h-[30px] w-[48px] auto-rows-fr gap-0.5 text-accent no-print max-sm:row-span-3 sm:h-15 sm:w-24';

function Miniature({ of = 'memorandum' }: { of: Picture | undefined }) {
  if (typeof of === 'string')
    return <Drawing name={`document-${of}`} className={`${look} rtl:[scale:-1_1]`} />;
  return (
    <div className={look}>
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

import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { parts } from './parts';
import { Disclosure } from './ServicePart';

/** The list of contents, beside the sections in wide windows. */
export function Contents() {
  const { t } = useTranslation();
  return (
    <nav
      aria-labelledby="contents"
      className="top-header pt-8 no-print lg:sticky lg:col-span-3 lg:self-start lg:py-section"
    >
      <Disclosure
        headingId="contents"
        heading={
          <h2 id="contents" className="text-small text-ink-soft">
            {t('service.contents')}
          </h2>
        }
      >
        <ol className="mt-4 border-s border-line text-small max-lg:columns-[13rem]">
          {parts.map((part) => (
            <li key={part}>
              <Link
                id={`to-${part}`}
                to={`#${part}`}
                onClick={() =>
                  document
                    .querySelector(`#${part} > .disclosure > details`)
                    ?.setAttribute('open', '')
                }
                className="-ms-px block border-s-2 border-transparent py-2 ps-4 leading-snug max-lg:break-inside-avoid max-lg:py-2.5 hover:text-accent"
              >
                {t(`service.${part}`)}
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}

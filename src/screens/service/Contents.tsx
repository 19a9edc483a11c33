import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { parts, type Part } from './parts';
import { Disclosure } from './ServicePart';

export function Contents() {
  const { t } = useTranslation();
  const current = usePartInView();
  return (
    <nav
      aria-labelledby="contents"
      className="no-print top-header pt-8 lg:sticky lg:col-span-3 lg:self-start lg:py-section"
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
                aria-current={part === current ? 'location' : undefined}
                onClick={() =>
                  document
                    .querySelector(`#${part} > .disclosure > details`)
                    ?.setAttribute('open', '')
                }
                className="-ms-px block border-s-2 border-transparent py-2 ps-4 leading-snug hover:text-accent aria-[current]:border-accent aria-[current]:text-accent max-lg:break-inside-avoid max-lg:py-2.5"
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

/** The first part at a third of the window's height; between two parts, the one that was left. */
function usePartInView(): Part | undefined {
  const [current, setCurrent] = useState<Part>();
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = parts.find((part) => inView.has(part));
        if (first) setCurrent(first);
      },
      { rootMargin: '-33% 0px -67%' },
    );
    for (const part of parts) {
      const section = document.getElementById(part);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

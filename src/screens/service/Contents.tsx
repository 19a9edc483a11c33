import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/Disclosure';
import { Link } from '../../ui/Link';
import { sectionIds, type SectionId } from './sections';

export function Contents() {
  const { t } = useTranslation();
  const current = useSectionInView();
  return (
    <nav
      aria-labelledby="contents"
      className="no-print top-bar pt-8 lg:sticky lg:col-span-3 lg:self-start lg:py-section"
    >
      <Disclosure
        collapsed="mobile"
        heading={
          <h2 id="contents" className="text-small text-ink-soft">
            {t('service.contents')}
          </h2>
        }
      >
        <ol className="mt-4 border-s border-line text-small max-lg:columns-[13rem]">
          {sectionIds.map((id) => (
            <li key={id}>
              <Link
                id={`to-${id}`}
                to={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className="marks-current -ms-px block border-s-2 border-transparent py-2 ps-4 leading-snug hover:text-accent aria-[current]:border-accent aria-[current]:text-accent max-lg:break-inside-avoid max-lg:py-2.5"
              >
                {t(`service.${id}`)}
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}

/** The first section that crosses a line at a third of the window's height; between two sections, the previous result. */
function useSectionInView(): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>();
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = sectionIds.find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-33% 0px -67%' },
    );
    for (const id of sectionIds) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

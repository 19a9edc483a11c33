import type { ReactNode } from 'react';
import { services } from '../site/catalogue';
import { ServiceWheel } from './ServiceWheel';

/** There is nothing to show: a ray is not there. */
const missing = services.at(2) ?? '';

interface NoticeProps {
  title: string;
  text: string;
  /** What went wrong, in the words of the machine, which are English. */
  detail?: string;
  /** The ways on. */
  children: ReactNode;
}

/** A screen that says that there is nothing to show, and where to go from there. */
export function Notice({ title, text, detail, children }: NoticeProps) {
  return (
    <section className="flex min-h-[80svh] flex-col pt-header">
      <div className="container-page my-auto grid items-center gap-14 py-14 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="lettered max-w-3xl text-headline">{title}</h1>
          <p className="mt-6 max-w-xl text-lead text-ink-soft">{text}</p>
          {detail && (
            <p className="mt-4 max-w-xl border-s-2 border-line ps-4 text-small text-ink-soft">
              <bdi lang="en" dir="ltr">
                {detail}
              </bdi>
            </p>
          )}
          <div className="mt-10 flex flex-wrap gap-4">{children}</div>
        </div>
        <ServiceWheel className="mx-auto w-[min(70vw,28rem)]" missing={missing} />
      </div>
    </section>
  );
}

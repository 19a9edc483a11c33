import type { ReactNode } from 'react';
import { services } from '../site/catalogue';
import { ServiceWheel } from './ServiceWheel';

/** Which one is missing means nothing. */
const [missing] = services.slice(2);

interface StatusScreenProps {
  title: string;
  text: string;
  detail?: string;
  children: ReactNode;
}

export function StatusScreen({ title, text, detail, children }: StatusScreenProps) {
  return (
    <section className="flex min-h-[80svh] flex-col pt-bar">
      <div className="container-page my-auto grid items-center gap-14 py-14 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="max-w-3xl headline text-headline">{title}</h1>
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
        <ServiceWheel
          className="mx-auto h-auto w-[min(70vw,28rem)]"
          {...(missing && { missing })}
        />
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Lattice } from './Lattice';

interface NoticeProps {
  title: string;
  text: string;
  /** What went wrong, in the words of the machine. */
  detail?: string;
  /** The ways on. */
  children: ReactNode;
}

/** A screen that says that there is nothing to show, and where to go from there. */
export function Notice({ title, text, detail, children }: NoticeProps) {
  return (
    <section className="relative isolate flex min-h-[80svh] items-center overflow-hidden pt-header">
      <Lattice
        pattern="urban"
        className="absolute inset-y-0 end-0 -z-10 h-full w-1/2 text-bronze opacity-15 max-md:hidden"
      />
      <div className="container-page py-14">
        <h1 className="display max-w-3xl text-headline">{title}</h1>
        <p className="mt-6 max-w-xl text-lead text-ink-soft">{text}</p>
        {detail && (
          <p className="mt-4 max-w-xl border-s-2 border-line ps-4 text-small text-ink-soft">
            <bdi>{detail}</bdi>
          </p>
        )}
        <div className="mt-10 flex flex-wrap gap-4">{children}</div>
      </div>
    </section>
  );
}

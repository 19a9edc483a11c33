import type { ReactNode } from 'react';

interface ReserveSpaceProps {
  texts: readonly string[];
  shown: string;
  className?: string;
  children: (text: string) => ReactNode;
}

/** Shows one of `texts` in the space of the tallest, so that the layout doesn't shift when the shown text changes. */
export function ReserveSpace({ texts, shown, className = '', children }: ReserveSpaceProps) {
  return (
    <div className={`grid ${className}`}>
      {[...new Set(texts)].map((text) => (
        <div key={text} className="[grid-area:1/1]">
          {text === shown ? children(text) : <span aria-hidden="true" data-reserve={text} />}
        </div>
      ))}
    </div>
  );
}

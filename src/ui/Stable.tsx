import type { ReactNode } from 'react';

interface StableProps {
  texts: readonly string[];
  shown: string;
  className?: string;
  children: (text: string) => ReactNode;
}

/** Shows one of some texts in the room of the tallest, so that nothing below moves when it changes. */
export function Stable({ texts, shown, className = '', children }: StableProps) {
  return (
    <div className={`grid ${className}`}>
      {[...new Set(texts)].map((text) => (
        <div key={text} className="[grid-area:1/1]">
          {text === shown ? children(text) : <span aria-hidden="true" data-room={text} />}
        </div>
      ))}
    </div>
  );
}

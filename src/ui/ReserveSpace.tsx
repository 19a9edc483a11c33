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
      {[...new Set(texts)].map((text) =>
        text === shown ? (
          <div key={text} className="[grid-area:1/1]">
            {children(text)}
          </div>
        ) : (
          // The block is hidden, not its text: in forced colours browsers paint a plate behind the lines of a visible block.
          <div
            key={text}
            aria-hidden="true"
            data-reserve={text}
            className="invisible [grid-area:1/1]"
          />
        ),
      )}
    </div>
  );
}

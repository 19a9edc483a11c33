import { useEffect, useState } from 'react';
import { boxOf, type Place } from './findTexts';

export interface Outlined {
  kind: 'chosen' | 'pointed';
  places: readonly Place[];
  label?: string;
}

interface Drawn extends Pick<Outlined, 'kind'> {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string | null;
}

/**
 * Draws boxes around texts, over the page and out of the pointer's way. They are measured anew at each
 * frame: texts move with the page, with its motion and when pictures arrive, and nothing tells of it all.
 */
export function Outlines({ outlined }: { outlined: readonly Outlined[] }) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  useEffect(() => {
    let frame = requestAnimationFrame(measure);
    function measure(): void {
      const now = outlined.flatMap(boxesOf);
      setDrawn((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      if (outlined.length > 0) frame = requestAnimationFrame(measure);
    }
    return () => cancelAnimationFrame(frame);
  }, [outlined]);
  return (
    <div className="outlines" aria-hidden="true">
      {drawn.map(({ kind, x, y, width, height, label }, index) => (
        <div key={index}>
          <div
            className={`outline ${kind}`}
            style={{
              translate: `${x - 3}px ${y - 3}px`,
              inlineSize: width + 6,
              blockSize: height + 6,
            }}
          />
          {label && (
            <div
              className="outline-label"
              style={{ translate: `${Math.max(0, x - 3)}px ${Math.max(0, y - 26)}px` }}
            >
              {label}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

function boxesOf({ kind, places, label }: Outlined): Drawn[] {
  return places
    .map(boxOf)
    .filter((box) => box !== null)
    .map(({ x, y, width, height }, index) => {
      return { kind, x, y, width, height, label: index === 0 && label ? label : null };
    });
}

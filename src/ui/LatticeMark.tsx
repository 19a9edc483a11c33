import type { PracticeId } from '../site/catalogue';
export function LatticeMark({ pattern, className }: { pattern: PracticeId; className: string }) {
  return (
    <svg aria-hidden="true" data-pattern={pattern} className={className} viewBox="0 0 40 40">
      <path d="M4 4h32v32h-32z" fill="none" stroke="currentColor" />
    </svg>
  );
}

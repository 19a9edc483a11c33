export function Logo({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 40 40">
      <circle cx="20" cy="20" r="16" fill="none" stroke="currentColor" />
    </svg>
  );
}

export function Icon({ name, className }: { name: string; className: string }) {
  return (
    <svg aria-hidden="true" data-name={name} className={className} viewBox="0 0 24 24">
      <path d="M4 12h16" fill="none" stroke="currentColor" />
    </svg>
  );
}

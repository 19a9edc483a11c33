import type { ServiceBrief } from '../../i18n/texts';

interface SheetProps {
  output: ServiceBrief['phases'][number]['output'];
}

/** A document that the client receives, as a sheet with a folded corner. */
export function Sheet({ output }: SheetProps) {
  return (
    <div className="sheet mt-3 self-start bg-paper p-5 pe-9 text-small leading-snug md:col-start-2 xl:col-start-3 xl:mt-0">
      <svg aria-hidden="true" viewBox="0 0 20 20" className="sheet-fold">
        <path d="M0 0v20h20z" fill="currentColor" />
      </svg>
      <p className="font-medium">{output.name}</p>
      <p className="mt-1.5 text-ink-soft">{output.use}</p>
    </div>
  );
}

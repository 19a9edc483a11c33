import { useSyncExternalStore } from 'react';

interface PrintButtonProps {
  label: string;
}

const noChanges = () => () => undefined;

/** Prints the page; it is there once scripts are, because without them it would do nothing. */
export function PrintButton({ label }: PrintButtonProps) {
  const works = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  return (
    <div className="mt-6 min-h-11 print:hidden">
      {works && (
        <button
          type="button"
          onClick={() => window.print()}
          className="min-h-11 text-accent link-line"
        >
          {label}
        </button>
      )}
    </div>
  );
}

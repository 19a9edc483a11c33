interface PrintButtonProps {
  label: string;
}

/** Prints the page. Without scripts it would do nothing, and is not there. */
export function PrintButton({ label }: PrintButtonProps) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="min-h-11 text-accent link-line noscript:hidden"
    >
      {label}
    </button>
  );
}

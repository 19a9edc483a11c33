interface FieldProps {
  name: string;
  label: string;
  placeholder: string;
  error?: string | undefined;
  type?: 'text' | 'email';
  rows?: number;
  readOnly?: boolean;
}

const inputClass =
  'mt-2 block w-full scroll-mt-12 border-0 border-b border-ink-soft bg-paper px-3 py-3 text-ink placeholder:text-ink-soft focus:border-ink focus-visible:outline-offset-0 aria-[invalid=true]:border-b-2 aria-[invalid=true]:border-alarm';

export function Field({
  name,
  label,
  placeholder,
  error,
  type = 'text',
  rows,
  readOnly,
}: FieldProps) {
  const id = `field-${name}`;
  const errorId = `${id}-error`;
  const shared = {
    id,
    name,
    placeholder,
    required: true,
    readOnly,
    className: inputClass,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className="mt-5 sm:mt-7">
      <label htmlFor={id} className="text-small">
        {label}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} dir="auto" />
      ) : (
        <input
          {...shared}
          type={type}
          autoComplete={name}
          dir={type === 'email' ? 'ltr' : 'auto'}
        />
      )}
      {/* `data-keep-visible`: showToast.tsx scrolls the error out from under a toast. */}
      <p id={errorId} data-keep-visible="" className="mt-2 text-small text-alarm empty:hidden">
        {error}
      </p>
    </div>
  );
}

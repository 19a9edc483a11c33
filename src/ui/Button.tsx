import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from './Link';

interface ButtonLook {
  children: ReactNode;
  variant?: 'strong' | 'quiet' | 'gold';
  size?: 'normal' | 'small';
}

interface LinkButtonProps extends ButtonLook {
  /** An address of this site. */
  to: string;
  /** What the next page gets to know, as the router's `Link` has it. */
  state?: unknown;
  /** Leaves the running application: the browser loads the page. */
  reload?: boolean;
}

interface ActionButtonProps extends ButtonLook {
  type?: 'button' | 'submit';
  /** Disabled while something is on its way; it keeps the focus. */
  isBusy?: boolean;
  onClick?: MouseEventHandler;
}

const base =
  'inline-flex items-center justify-center gap-3 border text-center leading-tight [transition:0.15s] active:[translate:0_1px] aria-disabled:cursor-progress aria-disabled:opacity-70 no-print';

const sizes = {
  normal: 'min-h-13 px-[min(1.75rem,6vw)] py-3',
  small: 'min-h-11 px-5 pt-[9px] pb-[7px]',
} as const;

const variants = {
  strong:
    'border-ink bg-ink text-paper not-aria-disabled:hover:bg-bronze not-aria-disabled:hover:border-bronze',
  quiet: 'border-current hover:bg-ink hover:border-ink hover:text-paper',
  gold: 'border-gold bg-gold text-ink hover:bg-paper hover:border-paper',
} as const;

/** A button, or a link that looks like one. */
export function Button(props: LinkButtonProps | ActionButtonProps) {
  const { children, variant = 'strong', size = 'normal' } = props;
  const className = `${base} ${sizes[size]} ${variants[variant]}`;
  if ('to' in props) {
    return (
      <Link
        to={props.to}
        state={props.state}
        reloadDocument={props.reload ?? false}
        className={className}
      >
        {children}
      </Link>
    );
  }
  return (
    <button
      type={props.type ?? 'button'}
      aria-disabled={props.isBusy || undefined}
      onClick={props.onClick}
      className={className}
    >
      {children}
    </button>
  );
}

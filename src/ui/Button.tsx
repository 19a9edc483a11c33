import type { ComponentProps } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link } from './Link';

type ButtonProps = { variant?: keyof typeof variants; size?: keyof typeof sizes } & (
  | (Omit<LinkProps, 'className'> & { type?: never })
  | (Omit<ComponentProps<'button'>, 'className'> & { to?: never })
);

const base =
  'inline-flex items-center justify-center gap-3 border centred leading-tight [transition:0.15s] active:[translate:0_1px] aria-disabled:cursor-progress aria-disabled:opacity-70 no-print';

const sizes = {
  normal: 'min-h-13 px-[min(1.75rem,6vw)] py-3',
  small: 'min-h-11 px-5 pt-[9px] pb-[7px]',
} as const;

const variants = {
  strong:
    'filled border-ink bg-ink text-paper not-aria-disabled:hover:bg-bronze not-aria-disabled:hover:border-bronze',
  quiet: 'border-current hover:bg-ink hover:border-ink hover:text-paper',
  gold: 'filled border-gold bg-gold text-ink hover:bg-paper hover:border-paper',
} as const;

/**
 * A button, or with `to` a link that looks like one. Set `aria-disabled`, not `disabled`, while a
 * request is pending: a disabled button loses the focus.
 */
export function Button({ variant = 'strong', size = 'normal', ...props }: ButtonProps) {
  const className = `${base} ${sizes[size]} ${variants[variant]}`;
  if (props.to !== undefined) return <Link {...props} className={className} />;
  return <button type="button" {...props} className={className} />;
}

import type { ReactNode } from 'react';
import { useReveal } from './useReveal';

interface RevealProps {
  children: ReactNode;
  /** Place in its grid: later ones come later. */
  index?: number;
  as?: 'div' | 'li';
  className?: string;
}

/** Something that rises and fades in, once, when it comes into view. */
export function Reveal({ children, index = 0, as: Tag = 'div', className }: RevealProps) {
  const ref = useReveal(index);
  return (
    <Tag ref={ref} className={className}>
      {children}
    </Tag>
  );
}

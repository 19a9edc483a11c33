import type { ComponentProps } from 'react';
import { say, type WordKey } from './words';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  says: WordKey;
  count?: number;
}

export function Button({ says, count = 0, ...props }: ButtonProps) {
  return (
    <button type="button" {...props}>
      {say(says, { count })}
    </button>
  );
}

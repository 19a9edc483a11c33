import type { ComponentProps } from 'react';
import { say, type WordKey } from './words';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  says: WordKey;
}

export function EditorButton({ says, ...props }: ButtonProps) {
  return (
    <button type="button" {...props}>
      {say(says)}
    </button>
  );
}

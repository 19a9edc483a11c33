import type { ComponentProps } from 'react';
import type { WordKey } from '../../messages/wordsIn';
import { say } from './words';

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

import { Icon } from './Icon';

interface WithArrowProps {
  text: string;
}

/** A text that leads on: its arrow stays on the line of its last word. */
export function WithArrow({ text }: WithArrowProps) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <span className="text-start">
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        <Icon name="arrow" className="ms-3 inline-block size-5 align-[-0.3em]" />
      </span>
    </span>
  );
}

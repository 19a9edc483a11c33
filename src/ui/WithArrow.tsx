import { Icon } from './Icon';
import { Title } from './Title';

interface WithArrowProps {
  text: string;
  isSmall?: boolean;
}

/** A text with an arrow after its last word, on the same line. */
export function WithArrow({ text, isSmall = false }: WithArrowProps) {
  const lastWordIndex = text.lastIndexOf(' ') + 1;
  // `middle` and no length for a large arrow, beside which Chromium drew the last word a pixel off its line.
  return (
    <span className="text-start">
      <Title text={text.slice(0, lastWordIndex)} />
      <span className="one-line">
        {text.slice(lastWordIndex)}
        <Icon
          name="arrow"
          className={`inline-block ${isSmall ? 'ms-2 size-4 align-[-0.15em]' : 'ms-3 size-5 align-middle'}`}
        />
      </span>
    </span>
  );
}

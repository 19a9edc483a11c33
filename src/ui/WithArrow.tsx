import { Icon } from './Icon';

interface WithArrowProps {
  text: string;
  isSmall?: boolean;
}

export function WithArrow({ text, isSmall = false }: WithArrowProps) {
  const lastWordIndex = text.lastIndexOf(' ') + 1;
  return (
    <span className="text-start">
      {text.slice(0, lastWordIndex)}
      <span className="one-line">
        {text.slice(lastWordIndex)}
        <Icon
          name="arrow"
          className={`ms-3 inline-block ${isSmall ? 'size-4 align-[-0.15em]' : 'size-5 align-[-0.3em]'}`}
        />
      </span>
    </span>
  );
}

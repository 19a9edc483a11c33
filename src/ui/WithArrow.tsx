import { Icon } from './Icon';

interface WithArrowProps {
  text: string;
  isSmall?: boolean;
}

export function WithArrow({ text, isSmall = false }: WithArrowProps) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <span className="text-start">
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        <Icon
          name="arrow"
          className={`ms-3 inline-block align-[-0.3em] ${isSmall ? 'size-4' : 'size-5'}`}
        />
      </span>
    </span>
  );
}

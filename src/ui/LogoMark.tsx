import { useDrawings } from './drawings';

interface LogoMarkProps {
  className?: string;
}

/** The firm's sign, in the colour of the text. The name beside it is the link's text. */
export function LogoMark({ className }: LogoMarkProps) {
  const drawings = useDrawings();
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <drawings.Logo />
    </svg>
  );
}

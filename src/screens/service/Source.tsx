import { Isolated } from '../../ui/Isolated';

interface SourceProps {
  name: string;
  url?: string | undefined;
}

export function Source({ name, url }: SourceProps) {
  const text = <Isolated text={name} />;
  if (!url) return text;
  return (
    <a href={url} className="inline-block min-h-6 link-line">
      {text}
    </a>
  );
}

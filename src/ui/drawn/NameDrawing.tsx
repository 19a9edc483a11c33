import type { LanguageCode } from '../../site/languages';
import { names } from './names';

const known: Partial<Record<LanguageCode, string>> = names;

interface NameDrawingProps {
  code: LanguageCode;
}

/** A language's name in its own script. */
export function NameDrawing({ code }: NameDrawingProps) {
  return <path d={known[code]} />;
}

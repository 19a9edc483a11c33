import { Fragment, type ReactNode } from 'react';

interface PhraseProps {
  /** A text with parts in named tags: `Write to <email>us</email>.` */
  text: string;
  /** What stands in place of each tag, from the text inside it. */
  parts: Record<string, (text: string) => ReactNode>;
}

/** A whole phrase, some parts of which have a look or a link of their own. Tags are not nested. */
export function Phrase({ text, parts }: PhraseProps) {
  return text.split(/(<(\w+)>.*?<\/\2>)/).map((piece, index, pieces) => {
    const isTagName = index % 3 === 2;
    if (isTagName) return null;
    const part = parts[pieces[index + 1] ?? ''];
    const isTagged = index % 3 === 1;
    if (!isTagged || !part) return piece;
    return <Fragment key={index}>{part(piece.replace(/^<\w+>|<\/\w+>$/g, ''))}</Fragment>;
  });
}

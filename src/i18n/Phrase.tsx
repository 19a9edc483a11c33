import { Fragment, type ReactNode } from 'react';

interface PhraseProps {
  text: string;
  /** For each tag name, a function that renders the text inside the tag. `<bdi>` needs no entry. */
  parts?: Record<string, (text: string) => ReactNode>;
}

const isolate = (text: string) => <bdi dir="ltr">{text}</bdi>;

/** Renders a text with tags; they can't be nested. react-i18next's `Trans` would add a 4 kB HTML parser. */
export function Phrase({ text, parts = {} }: PhraseProps) {
  // The pieces are, in turn: text without a tag, a tag with its text, and the name of that tag.
  return text.split(/(<(\w+)>.*?<\/\2>)/).map((piece, index, pieces) => {
    const isTagName = index % 3 === 2;
    if (isTagName) return null;
    const tag = pieces[index + 1] ?? '';
    const part = tag === 'bdi' ? isolate : parts[tag];
    const isTagged = index % 3 === 1;
    if (!isTagged || !part) return piece;
    return <Fragment key={index}>{part(piece.replace(/^<\w+>|<\/\w+>$/g, ''))}</Fragment>;
  });
}

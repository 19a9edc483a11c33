import { Fragment, type ReactNode } from 'react';

interface PhraseProps {
  text: string;
  /** Renders the text inside each tag, by its name. `<bdi>` needs no entry. */
  parts?: Record<string, (text: string) => ReactNode>;
}

const isolate = (text: string) => <bdi dir="ltr">{text}</bdi>;

/** Renders a text with tags that are not nested. `Trans` of react-i18next would add 4 kB for its HTML parser. */
export function Phrase({ text, parts = {} }: PhraseProps) {
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

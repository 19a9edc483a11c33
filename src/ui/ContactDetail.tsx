import { Fragment } from 'react';
import { phoneHref } from '../site/firm';

interface ContactDetailProps {
  kind: 'email' | 'phone';
  value: string;
}

export function ContactDetail({ kind, value }: ContactDetailProps) {
  const breakIndex = value.indexOf('@') + 1;
  const [untilAtSign, rest] = [value.slice(0, breakIndex), value.slice(breakIndex)];
  return (
    <a
      href={kind === 'email' ? `mailto:${value}` : phoneHref(value)}
      className="inline-block py-0.5 whitespace-nowrap link-line"
    >
      <bdi dir="ltr">
        {untilAtSign}
        {untilAtSign && <wbr />}
        {rest}
      </bdi>
    </a>
  );
}

export function Address({ text }: { text: string }) {
  return text.match(/[^,،]+[,،]?/g)?.map((part) => (
    <Fragment key={part}>
      <span className="inline-block">{part.trim()}</span>{' '}
    </Fragment>
  ));
}

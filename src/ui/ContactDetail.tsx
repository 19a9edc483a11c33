import { Fragment } from 'react';
import { phoneHref } from '../site/firm';

interface ContactDetailProps {
  kind: 'email' | 'phone';
  value: string;
}

export function ContactDetail({ kind, value }: ContactDetailProps) {
  return (
    <a
      href={kind === 'email' ? `mailto:${value}` : phoneHref(value)}
      className={`inline-block py-0.5 link-line ${kind === 'email' ? 'wrap-anywhere' : 'one-line'}`}
    >
      <bdi dir="ltr">{value}</bdi>
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

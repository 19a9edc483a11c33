import { Fragment } from 'react';
import { phoneHref } from '../site/firm';

interface ContactDetailProps {
  kind: 'email' | 'phone';
  value: string;
}

export function ContactDetail({ kind, value }: ContactDetailProps) {
  // A line of an e-mail address may break after the @; `start` of a phone number is ''.
  const afterAtSign = value.indexOf('@') + 1;
  const [start, rest] = [value.slice(0, afterAtSign), value.slice(afterAtSign)];
  return (
    <a
      href={kind === 'email' ? `mailto:${value}` : phoneHref(value)}
      className="inline-block py-0.5 whitespace-nowrap link-line"
    >
      <bdi dir="ltr">
        {start}
        {start && <wbr />}
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

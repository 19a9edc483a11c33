import { phoneHref } from '../site/readFacts';

interface ContactDetailProps {
  kind: 'email' | 'phone';
  value: string;
}

/** An e-mail address or phone number: a link that keeps its own direction and is never broken. */
export function ContactDetail({ kind, value }: ContactDetailProps) {
  return (
    <a
      href={kind === 'email' ? `mailto:${value}` : phoneHref(value)}
      className="inline-block py-0.5 whitespace-nowrap link-line"
    >
      <bdi dir="ltr">{value}</bdi>
    </a>
  );
}

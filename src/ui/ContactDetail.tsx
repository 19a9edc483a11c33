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

/** Its first part, the street or the quarter, is on one line. */
export function Address({ text }: { text: string }) {
  const end = text.search(/[,،]/) + 1;
  return (
    <>
      <span className="inline-block">{text.slice(0, end)}</span>
      <span>{text.slice(end)}</span>
    </>
  );
}

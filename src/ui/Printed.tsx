import type { ReactNode } from 'react';
import { Link } from './Link';
import logo from '../drawings/logo.svg?url';

interface PrintHeaderProps {
  firm: string;
  label: string;
}

/** The top of every printed sheet. The logo is an `<img>`, because Chromium prints a `<use>` too large. */
export function PrintHeader({ firm, label }: PrintHeaderProps) {
  return (
    <div className="print-head hidden break-inside-avoid">
      <p className="flex items-center gap-3 border-b border-line pb-3 text-small">
        <img src={logo} alt="" fetchPriority="low" className="size-6" />
        <span className="wordmark text-title">{firm}</span>
        <span className="ms-auto text-accent">{label}</span>
      </p>
    </div>
  );
}

interface PrintFooterProps {
  pageHref: string;
  text: ReactNode;
  email: string;
  phone: string;
  address: string;
}

export function PrintFooter({ pageHref, text, email, phone, address }: PrintFooterProps) {
  return (
    <p className="print-foot hidden break-inside-avoid border-t border-line pt-3 text-small text-ink-soft">
      <Link to={pageHref}>{text}</Link>
      <br />
      <bdi dir="ltr">{email}</bdi> · <bdi dir="ltr">{phone}</bdi> · {address}
    </p>
  );
}

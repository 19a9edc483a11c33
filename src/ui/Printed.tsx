import type { ReactNode } from 'react';
import { Link } from './Link';
import logo from '../drawings/logo.svg?url';

interface PrintedHeadProps {
  firm: string;
  label: string;
}

/** Repeated at the top of every printed sheet. The logo is an `<img>`: Chromium draws a `<use>` too large there. */
export function PrintedHead({ firm, label }: PrintedHeadProps) {
  return (
    <div className="printed-head hidden break-inside-avoid print:table-header-group">
      <p className="flex items-center gap-3 border-b border-line pb-3 text-small">
        <img src={logo} alt="" className="size-6" />
        <span className="wordmark text-title">{firm}</span>
        <span className="ms-auto text-accent">{label}</span>
      </p>
    </div>
  );
}

interface PrintedFromProps {
  page: string;
  text: ReactNode;
  email: string;
  phone: string;
  address: string;
}

export function PrintedFrom({ page, text, email, phone, address }: PrintedFromProps) {
  return (
    <p className="hidden break-inside-avoid border-t border-line pt-3 text-small text-ink-soft print:table-footer-group">
      <Link to={page}>{text}</Link>
      <br />
      <bdi dir="ltr">{email}</bdi> · <bdi dir="ltr">{phone}</bdi> · {address}
    </p>
  );
}

import { withAsciiDomain } from './emailDomain';

/** Validates an address as the browser's `<input type="email">` does. */
export function isEmail(address: string): boolean {
  const probe = document.createElement('input');
  probe.type = 'email';
  probe.value = withAsciiDomain(address);
  return probe.validity.valid;
}

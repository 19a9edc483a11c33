import { withAsciiDomain } from './emailDomain';

/** Whether the browser accepts an address in a field of type `email`. */
export function isEmail(address: string): boolean {
  const probe = document.createElement('input');
  probe.type = 'email';
  probe.value = withAsciiDomain(address);
  return probe.validity.valid;
}

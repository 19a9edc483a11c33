import { withAsciiDomain } from './emailDomain';

export function isEmail(address: string): boolean {
  const probe = document.createElement('input');
  probe.type = 'email';
  probe.value = withAsciiDomain(address);
  return probe.validity.valid;
}

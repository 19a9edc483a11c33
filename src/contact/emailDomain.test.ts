import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { withAsciiDomain, withUnicodeDomain } from './emailDomain';

const domains = [
  'مثال.السعودية',
  'münchen.example',
  'أ-1.example',
  'société.fr',
  '例え.テスト',
  'παράδειγμα.δοκιμή',
  'правда.рф',
  'bücher.example',
];

it.each(domains)('an address at %s is written in ASCII and back', (domain) => {
  const ascii = `amina@${domainToASCII(domain)}`;
  expect(withAsciiDomain(`amina@${domain}`)).toBe(ascii);
  expect(withUnicodeDomain(ascii)).toBe(`amina@${domain}`);
});

it.each(['amina@example.com', 'Amina@Example.com', 'xn--amina@example.com', 'amina', '', 'a@b/ü'])(
  '%j stays as it is',
  (address) => {
    expect(withAsciiDomain(address)).toBe(address);
    expect(withUnicodeDomain(address)).toBe(address);
  },
);

it.each(['a@xn--', 'a@xn--!.example', 'a@xn--99999999.example'])(
  'what is no Punycode stays as it is: %j',
  (address) => {
    expect(withUnicodeDomain(address)).toBe(address);
  },
);

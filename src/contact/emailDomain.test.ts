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

it.each(domains)('encodes and decodes the domain %s', (domain) => {
  const ascii = `amina@${domainToASCII(domain)}`;
  expect(withAsciiDomain(`amina@${domain}`)).toBe(ascii);
  expect(withUnicodeDomain(ascii)).toBe(`amina@${domain}`);
});

it.each(['amina@example.com', 'Amina@Example.com', 'xn--amina@example.com', 'amina', '', 'a@b/ü'])(
  'keeps %j as it is',
  (address) => {
    expect(withAsciiDomain(address)).toBe(address);
    expect(withUnicodeDomain(address)).toBe(address);
  },
);

it.each(['a@xn--', 'a@xn--!.example', 'a@xn--99999999.example'])(
  'keeps invalid Punycode as it is: %j',
  (address) => {
    expect(withUnicodeDomain(address)).toBe(address);
  },
);

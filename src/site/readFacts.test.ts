import { describe, expect, it } from 'vitest';
import { basePath, isPlaceholder, phoneHref, readFacts, type FactEnvironment } from './readFacts';

const defaults = readFacts({});

describe('readFacts', () => {
  it('has defaults for everything, with the placeholder as endpoint', () => {
    expect(defaults).toEqual({
      siteUrl: 'https://www.example.com',
      contactEndpoint: 'https://forms.example.com/f/YOUR_FORM_ID',
      contactThanks: '',
      contactFields: '',
      contactHoneypot: '',
      email: 'info@example.com',
      phone: '+971 00 000 0000',
      businessNetwork: 'https://www.linkedin.com/company/example',
    });
  });

  it('takes empty and blank values for unset ones', () => {
    expect(readFacts({ VITE_SITE_URL: '', VITE_CONTACT_PHONE: '  ' })).toEqual(defaults);
  });

  it.each([
    ['https://www.example.com', ''],
    ['https://name.github.io/my_site.2', '/my_site.2'],
    ['https://name.github.io/a/b', '/a/b'],
  ])('takes %s for the place of the site, below the path "%s"', (siteUrl, path) => {
    const facts = readFacts({ VITE_SITE_URL: siteUrl });
    expect([facts.siteUrl, basePath(facts)]).toEqual([siteUrl, path]);
  });

  it('takes the values of the environment, without spaces around them', () => {
    const facts = readFacts({
      VITE_SITE_URL: ' http://localhost:8080 ',
      VITE_CONTACT_ENDPOINT: 'http://127.0.0.1:9/f?x=1',
      VITE_CONTACT_FIELDS: 'access_key=a-b&subject=Website',
      VITE_CONTACT_HONEYPOT: '_gotcha',
      VITE_CONTACT_THANKS: 'https://example.org/sent',
      VITE_CONTACT_EMAIL: 'first.last+site@sub.example.com',
      VITE_CONTACT_PHONE: '+20 2 0000 0000',
      VITE_BUSINESS_NETWORK_URL: 'https://example.org/firm',
    });
    expect(facts).toEqual({
      siteUrl: 'http://localhost:8080',
      contactEndpoint: 'http://127.0.0.1:9/f?x=1',
      contactFields: 'access_key=a-b&subject=Website',
      contactHoneypot: '_gotcha',
      contactThanks: 'https://example.org/sent',
      email: 'first.last+site@sub.example.com',
      phone: '+20 2 0000 0000',
      businessNetwork: 'https://example.org/firm',
    });
  });

  it.each<[keyof FactEnvironment, string]>([
    ['VITE_SITE_URL', 'www.example.com'],
    ['VITE_SITE_URL', 'https://www.example.com/'],
    ['VITE_SITE_URL', 'https://name.github.io/site/'],
    ['VITE_SITE_URL', 'https://name.github.io/a//b'],
    ['VITE_SITE_URL', 'https://name.github.io/../site'],
    ['VITE_SITE_URL', 'https://name.github.io/site?x'],
    ['VITE_SITE_URL', 'https://name.github.io/a;b'],
    ['VITE_SITE_URL', 'https://name.github.io/a%20b'],
    ['VITE_SITE_URL', 'HTTPS://WWW.EXAMPLE.COM'],
    ['VITE_SITE_URL', 'http://www.example.com'],
    ['VITE_CONTACT_FIELDS', 'access_key'],
    ['VITE_CONTACT_HONEYPOT', 'a b'],
    ['VITE_CONTACT_THANKS', 'thanks.html'],
    ['VITE_CONTACT_ENDPOINT', 'forms.example.com'],
    ['VITE_CONTACT_ENDPOINT', 'http://forms.example.com/f'],
    ['VITE_CONTACT_ENDPOINT', 'javascript:alert(1)'],
    ['VITE_CONTACT_ENDPOINT', 'https://user:secret@forms.example.com/f'],
    ['VITE_CONTACT_ENDPOINT', 'https://forms.example.com;script-src'],
    ['VITE_CONTACT_ENDPOINT', 'https://forms.example.com;script-src/f?x'],
    ['VITE_CONTACT_ENDPOINT', 'https://forms.example.com,x/f'],
    ['VITE_CONTACT_ENDPOINT', 'https://*.example.com/f'],
    ['VITE_CONTACT_ENDPOINT', 'http://[::1]/f'],
    ['VITE_CONTACT_ENDPOINT', 'https://forms.example.com/a b'],
    ['VITE_CONTACT_ENDPOINT', 'https://forms.example.com/\nf'],
    ['VITE_SITE_URL', 'https://x.example;root'],
    ['VITE_CONTACT_EMAIL', 'example.com'],
    ['VITE_CONTACT_EMAIL', 'Info@example.com'],
    ['VITE_CONTACT_EMAIL', 'info@example'],
    ['VITE_CONTACT_EMAIL', 'info@example.com?cc=x@example.com'],
    ['VITE_CONTACT_PHONE', '00971 4 000 0000'],
    ['VITE_CONTACT_PHONE', '+97140000000'],
    ['VITE_CONTACT_PHONE', '+971-4-000-0000'],
    ['VITE_BUSINESS_NETWORK_URL', 'linkedin.com/company/x'],
    ['VITE_BUSINESS_NETWORK_URL', 'http://linkedin.com/company/x'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => readFacts({ [name]: value })).toThrow(`${name} is "${value}", but must be `);
  });
});

it('takes an endpoint with any path and query, and says what a host may hold', () => {
  const address = 'https://forms.example.com:8443/f;a,b?x=1;2,3';
  expect(readFacts({ VITE_CONTACT_ENDPOINT: address }).contactEndpoint).toBe(address);
  expect(() => readFacts({ VITE_CONTACT_ENDPOINT: 'https://x.example;y' })).toThrow(
    'whose host has only letters, digits, hyphens and dots',
  );
});

it('knows the placeholder by its marker', () => {
  expect(isPlaceholder(defaults.contactEndpoint)).toBe(true);
  expect(isPlaceholder('https://forms.example.com/f/abc')).toBe(false);
});

it('writes a number as an address without spaces', () => {
  expect(phoneHref('+971 00 000 0000')).toBe('tel:+971000000000');
});

import { describe, expect, it, vi } from 'vitest';
import configure from '../../vite.config';
import { linkedNetworks } from '../../src/site/networks';
import { checkBeforeBuild, readSettings } from './settings';

const url = { VITE_SITE_URL: 'https://www.firm.example' };
const firm = {
  VITE_CONTACT_EMAIL: 'office@firm.example',
  VITE_CONTACT_PHONE: '+971 4 123 4567',
  ...Object.fromEntries(
    linkedNetworks.map(({ variable }) => [variable, 'https://network.example/firm']),
  ),
};
const site = { ...url, ...firm };
const form = { VITE_CONTACT_ENDPOINT: 'https://forms.example.com/f/abc' };
const simulated = { VITE_CONTACT_SIMULATED: '1' };
const defaults = readSettings({}).facts;

describe('the facts', () => {
  it('have defaults, with a placeholder as the endpoint', () => {
    expect(defaults).toEqual({
      siteUrl: 'https://www.example.com',
      contactEndpoint: 'https://forms.example.com/f/YOUR_FORM_ID',
      thankYouUrl: '',
      fixedFormFields: '',
      honeypotFieldName: '',
      email: 'info@example.com',
      phone: '+971 00 000 0000',
      networkUrls: Object.fromEntries(
        linkedNetworks.map(({ id, placeholder }) => [id, placeholder]),
      ),
    });
    expect(readSettings({ VITE_SITE_URL: '', VITE_CONTACT_PHONE: '  ' }).facts).toEqual(defaults);
  });

  it('are the values of the environment, trimmed', () => {
    const { facts } = readSettings({
      VITE_SITE_URL: ' http://localhost:8080 ',
      VITE_CONTACT_ENDPOINT: 'https://forms.example.com:8443/f;a,b?x=1;2,3',
      VITE_CONTACT_FIELDS: 'access_key=a-b&subject=Website',
      VITE_CONTACT_HONEYPOT: '_gotcha',
      VITE_CONTACT_THANKS: 'http://127.0.0.1:9/sent?x=1',
      VITE_CONTACT_EMAIL: 'first.last+site@sub.example.com',
      VITE_CONTACT_PHONE: '+20 2 0000 0000',
      VITE_BUSINESS_NETWORK_URL: 'https://example.org/firm',
    });
    expect(facts).toEqual({
      siteUrl: 'http://localhost:8080',
      contactEndpoint: 'https://forms.example.com:8443/f;a,b?x=1;2,3',
      fixedFormFields: 'access_key=a-b&subject=Website',
      honeypotFieldName: '_gotcha',
      thankYouUrl: 'http://127.0.0.1:9/sent?x=1',
      email: 'first.last+site@sub.example.com',
      phone: '+20 2 0000 0000',
      networkUrls: { ...defaults.networkUrls, linkedIn: 'https://example.org/firm' },
    });
  });
});

it.each([
  ['VITE_SITE_URL', 'www.example.com'],
  ['VITE_SITE_URL', 'https://www.example.com/'],
  ['VITE_SITE_URL', 'https://name.github.io/site'],
  ['VITE_SITE_URL', 'https://name.github.io/site/'],
  ['VITE_SITE_URL', 'https://name.github.io/a//b'],
  ['VITE_SITE_URL', 'https://name.github.io/../site'],
  ['VITE_SITE_URL', 'https://name.github.io/site?x'],
  ['VITE_SITE_URL', 'https://name.github.io/a;b'],
  ['VITE_SITE_URL', 'https://name.github.io/a%20b'],
  ['VITE_SITE_URL', 'HTTPS://WWW.EXAMPLE.COM'],
  ['VITE_SITE_URL', 'http://www.example.com'],
  ['VITE_SITE_URL', 'https://x.example;root'],
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
  ['VITE_CONTACT_EMAIL', 'example.com'],
  ['VITE_CONTACT_EMAIL', 'Info@example.com'],
  ['VITE_CONTACT_EMAIL', 'info@example'],
  ['VITE_CONTACT_EMAIL', 'info@example.com?cc=x@example.com'],
  ['VITE_CONTACT_PHONE', '00971 4 000 0000'],
  ['VITE_CONTACT_PHONE', '+97140000000'],
  ['VITE_CONTACT_PHONE', '+971-4-000-0000'],
  ['VITE_BUSINESS_NETWORK_URL', 'linkedin.com/company/x'],
  ['VITE_BUSINESS_NETWORK_URL', 'http://linkedin.com/company/x'],
  ['VITE_CONTACT_SIMULATED', 'true'],
])('throws with the name of an invalid variable: %s="%s"', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}", but must be `);
});

it('throws with the names of all invalid variables', () => {
  expect(() => readSettings({ VITE_CONTACT_EMAIL: 'x', VITE_CONTACT_PHONE: 'y' })).toThrow(
    /VITE_CONTACT_EMAIL is "x".*\nVITE_CONTACT_PHONE is "y"/,
  );
});

describe('a build without a form endpoint', () => {
  it('warns that no message will be sent', () => {
    for (const environment of [{}, { VITE_CONTACT_ENDPOINT: ' ' }, { VITE_SITE_URL: '' }]) {
      expect(readSettings(environment).warnings).toEqual([
        expect.stringMatching(/^NO MESSAGE WILL BE SENT.*VITE_CONTACT_ENDPOINT.*VITE_CONTACT_SIM/s),
      ]);
    }
    expect(readSettings(simulated).warnings).toEqual([]);
  });

  it('stops when VITE_SITE_URL is set, unless simulation is intended', () => {
    const placeholder = { VITE_CONTACT_ENDPOINT: 'https://forms.example.com/f/YOUR_FORM_ID' };
    for (const environment of [site, { ...site, ...placeholder }]) {
      expect(() => checkBeforeBuild(environment)).toThrow(
        /VITE_SITE_URL is set, but VITE_CONTACT_ENDPOINT is not.*VITE_CONTACT_SIMULATED=1/s,
      );
    }
    expect(() => checkBeforeBuild({ ...site, ...simulated })).not.toThrow();
  });

  it('stops with the name of a misspelt variable', () => {
    expect(() => checkBeforeBuild({ ...site, VITE_CONTACT_ENDPIONT: 'https://x.example' })).toThrow(
      'VITE_CONTACT_ENDPIONT is not a setting of this site and has no effect. Is VITE_CONTACT_ENDPOINT meant?',
    );
  });
});

it('warns when simulation is requested beside an endpoint', () => {
  expect(readSettings({ ...form, ...simulated }).warnings).toEqual([
    expect.stringContaining('VITE_CONTACT_SIMULATED has no effect'),
  ]);
  expect(readSettings({ ...site, ...form }).warnings).toEqual([]);
});

describe('placeholders of the firm', () => {
  it.each(Object.keys(firm))('stop a build with VITE_SITE_URL: %s', (name) => {
    expect(() => checkBeforeBuild({ ...site, ...form, [name]: '' })).toThrow(
      new RegExp(`not ${name}: .*VITE_PLACEHOLDERS=1`, 's'),
    );
  });

  it('are accepted with VITE_PLACEHOLDERS=1, or without VITE_SITE_URL', () => {
    expect(() => checkBeforeBuild({ ...url, ...form, VITE_PLACEHOLDERS: '1' })).not.toThrow();
    expect(() => checkBeforeBuild({})).not.toThrow();
  });
});

it.each([
  ['VITE_SITE_ULR', ['Is VITE_SITE_URL meant?']],
  ['VITE_CONTACT_MAIL', ['Is VITE_CONTACT_EMAIL meant?']],
  ['VITE_FORM_ENDPOINT', ['Is VITE_CONTACT_ENDPOINT meant?']],
  ['VITE_ANALYTICS_AND_MUCH_ELSE', ['Known are VITE_SITE_URL, ']],
  ['VITE_USER_NODE_ENV', []],
  ['PATH', []],
])('warns of an unknown name: %s', (name, advice) => {
  expect(readSettings({ ...form, [name]: 'x' }).warnings).toEqual(
    advice.map((text) => expect.stringContaining(text) as string),
  );
});

it('stops a build of the configured site, but not its development server', () => {
  const settings = { ...site, VITE_CONTACT_ENDPOINT: '', VITE_CONTACT_SIMULATED: '' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  expect(() => configure({ command: 'build', mode: 'production' })).toThrow('VITE_SITE_URL is');
  expect(() => configure({ command: 'serve', mode: 'development' })).not.toThrow();
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import configure from '../../vite.config';
import { checkSettings, framed } from './settings';

const url = { VITE_SITE_URL: 'https://www.firm.example' };
const firm = {
  VITE_CONTACT_EMAIL: 'office@firm.example',
  VITE_CONTACT_PHONE: '+971 4 123 4567',
  VITE_BUSINESS_NETWORK_URL: 'https://www.linkedin.com/company/firm',
};
const site = { ...url, ...firm };
const form = { VITE_CONTACT_ENDPOINT: 'https://forms.example.com/f/abc' };
const meant = { VITE_CONTACT_SIMULATED: '1' };

describe('a form without an address', () => {
  it('is warned of', () => {
    for (const environment of [{}, { VITE_CONTACT_ENDPOINT: ' ' }, { VITE_SITE_URL: '' }]) {
      expect(checkSettings(environment)).toEqual([
        expect.stringMatching(/^NO MESSAGE WILL BE SENT.*VITE_CONTACT_ENDPOINT.*VITE_CONTACT_SIM/s),
      ]);
    }
  });

  it('stops the build of a site that has one', () => {
    const placeholder = { VITE_CONTACT_ENDPOINT: 'https://forms.example.com/f/YOUR_FORM_ID' };
    for (const environment of [site, { ...site, ...placeholder }]) {
      expect(() => checkSettings(environment)).toThrow(
        /VITE_SITE_URL is set, but VITE_CONTACT_ENDPOINT is not.*VITE_CONTACT_SIMULATED=1/s,
      );
    }
  });

  it('stops it with the misspelt name in the message', () => {
    expect(() => checkSettings({ ...site, VITE_CONTACT_ENDPIONT: 'https://x.example/f' })).toThrow(
      'VITE_CONTACT_ENDPIONT is not a setting of this site and has no effect. Is VITE_CONTACT_ENDPOINT meant?',
    );
  });

  it('is as it should be where that is meant', () => {
    expect(checkSettings({ ...site, ...meant })).toEqual([]);
    expect(checkSettings(meant)).toEqual([]);
  });

  it('is not known to be meant by another word', () => {
    expect(() => checkSettings({ VITE_CONTACT_SIMULATED: 'true' })).toThrow(
      'VITE_CONTACT_SIMULATED is "true", but must be 1',
    );
  });
});

describe('placeholders of the firm', () => {
  it.each(Object.keys(firm))('stop the build of a site that has an address: %s', (name) => {
    expect(() => checkSettings({ ...site, ...form, [name]: '' })).toThrow(
      new RegExp(`not ${name}: .*VITE_PLACEHOLDERS=1`, 's'),
    );
  });

  it('are as they should be where that is meant, or where nothing goes online', () => {
    expect(checkSettings({ ...url, ...form, VITE_PLACEHOLDERS: '1' })).toEqual([]);
    expect(checkSettings(form)).toEqual([]);
  });
});

describe('a form with an address', () => {
  it('leaves nothing to be said', () => {
    expect(checkSettings({ ...site, ...form })).toEqual([]);
    expect(checkSettings({ ...form, VITE_CONTACT_SIMULATED: '' })).toEqual([]);
  });

  it('is told apart from one that is simulated', () => {
    expect(checkSettings({ ...form, ...meant })).toEqual([
      expect.stringContaining('VITE_CONTACT_SIMULATED has no effect'),
    ]);
  });
});

describe('an unknown name', () => {
  it.each([
    ['VITE_SITE_ULR', 'Is VITE_SITE_URL meant?'],
    ['VITE_CONTACT_MAIL', 'Is VITE_CONTACT_EMAIL meant?'],
    ['VITE_FORM_ENDPOINT', 'Is VITE_CONTACT_ENDPOINT meant?'],
    ['VITE_ANALYTICS_AND_MUCH_ELSE', 'Known are VITE_SITE_URL, '],
  ])('%s is named', (name, advice) => {
    expect(checkSettings({ ...form, [name]: 'x' })).toEqual([expect.stringContaining(advice)]);
  });

  it('is none that Vite sets, or that is not for the site', () => {
    expect(checkSettings({ ...form, VITE_USER_NODE_ENV: 'production', PATH: '/bin' })).toEqual([]);
  });
});

describe('the configuration of the site', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('stops a build, and no development server', () => {
    const settings = { ...site, VITE_CONTACT_ENDPOINT: '', VITE_CONTACT_SIMULATED: '' };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    expect(() => configure({ command: 'build', mode: 'production' })).toThrow('VITE_SITE_URL is');
    expect(() => configure({ command: 'serve', mode: 'development' })).not.toThrow();
  });
});

it('frames warnings, so that nobody overlooks them', () => {
  expect(framed(['one', 'two'])).toMatch(/^\n!{80}\none\n\ntwo\n!{80}\n$/);
});

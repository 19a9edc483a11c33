import { describe, expect, it } from 'vitest';
import { contentPolicy, securityHeaders } from './policy';

describe('the policy', () => {
  const unset = { contactEndpoint: 'https://forms.example.com/f/YOUR_FORM_ID', thankYouUrl: '' };
  const set = { contactEndpoint: 'https://forms.example.com/f/abc?x=1', thankYouUrl: '' };

  function directive(policy: string, name: string): string | undefined {
    return policy.split('; ').find((part) => part.startsWith(`${name} `));
  }

  it('allows no other origin while the endpoint is the placeholder', () => {
    const policy = contentPolicy(unset);
    expect(policy).not.toMatch(/https?:|\*|data:|blob:|unsafe-eval/);
    expect(directive(policy, 'form-action')).toBe("form-action 'none'");
  });

  it('allows requests and forms to the origin of the endpoint, and nothing else', () => {
    const policy = contentPolicy(set);
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://forms.example.com");
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://forms.example.com");
    expect(policy.match(/forms\.example\.com/g)).toHaveLength(2);
    expect(policy).not.toContain('/f/abc');
    const odd = { ...set, contactEndpoint: 'https://forms.example.com/f/abc;default-src,*?x=1;y' };
    expect(contentPolicy(odd)).toBe(policy);
  });

  it('allows the form service to redirect to the thank-you page', () => {
    const thanks = contentPolicy({ ...set, thankYouUrl: 'https://thanks.example.org/sent' });
    expect(directive(thanks, 'form-action')).toBe(
      "form-action 'self' https://forms.example.com https://thanks.example.org",
    );
  });

  it('allows only scripts of the site itself', () => {
    expect(directive(contentPolicy(unset), 'script-src')).toBe("script-src 'self'");
  });

  it('allows style sheets, which sonner adds too, and no style attributes', () => {
    const policy = contentPolicy(unset);
    expect(directive(policy, 'style-src-elem')).toBe("style-src-elem 'self' 'unsafe-inline'");
    expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'none'");
  });
});

it('sends the security headers', () => {
  expect(securityHeaders("default-src 'none'")).toMatchObject({
    'Content-Security-Policy': "default-src 'none'",
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/) as string,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), ') as string,
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

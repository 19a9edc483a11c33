import { describe, expect, it } from 'vitest';
import { blockedSources, contentPolicy, metaPolicy, securityHeaders } from './policy';

describe('the policy', () => {
  const unset = { contactEndpoint: 'https://forms.example.com/f/YOUR_FORM_ID', contactThanks: '' };
  const set = { contactEndpoint: 'https://forms.example.com/f/abc?x=1', contactThanks: '' };

  function directive(policy: string, name: string): string | undefined {
    return policy.split('; ').find((part) => part.startsWith(`${name} `));
  }

  it('allows no foreign origin while the endpoint is the placeholder', () => {
    const policy = contentPolicy(unset);
    expect(policy).not.toMatch(/https?:|\*|data:|blob:|unsafe-eval/);
    expect(directive(policy, 'form-action')).toBe("form-action 'none'");
  });

  it('allows the origin of the endpoint to be sent to, and for nothing else', () => {
    const policy = contentPolicy(set);
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://forms.example.com");
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://forms.example.com");
    expect(policy.match(/forms\.example\.com/g)).toHaveLength(2);
    expect(policy).not.toContain('/f/abc');
    const odd = { ...set, contactEndpoint: 'https://forms.example.com/f/abc;default-src,*?x=1;y' };
    expect(contentPolicy(odd)).toBe(policy);
  });

  it('allows the form service to lead on to the page that thanks', () => {
    const thanks = contentPolicy({ ...set, contactThanks: 'https://thanks.example.org/sent' });
    expect(directive(thanks, 'form-action')).toBe(
      "form-action 'self' https://forms.example.com https://thanks.example.org",
    );
  });

  it('runs the files of the site alone', () => {
    expect(directive(contentPolicy(unset), 'script-src')).toBe("script-src 'self'");
  });

  it('names what a page loads from elsewhere and it does not allow', () => {
    const page =
      '<script async="" src="https://a.example/x.js"></script><script src="/own.js"></script>' +
      '<iframe src="//maps.example/embed?q=1" title="x"></iframe>' +
      '<link rel="stylesheet" href="https://b.example/x.css"><link rel="canonical" href="https://c.example/">';
    const policy = contentPolicy(unset);
    expect(blockedSources(page, policy)).toEqual([
      'script-src https://a.example',
      'frame-src //maps.example',
      'style-src https://b.example',
    ]);
    const allowed = policy.replace("script-src 'self'", "script-src 'self' https://a.example");
    expect(blockedSources(page, allowed)).not.toContain('script-src https://a.example');
  });

  it('leaves out of a meta what browsers ignore there', () => {
    expect(metaPolicy(unset)).toBe(contentPolicy(unset).replace("; frame-ancestors 'none'", ''));
  });
});

it('every answer forbids what the site does not need', () => {
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

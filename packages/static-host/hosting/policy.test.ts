import { describe, expect, it } from 'vitest';
import { contentPolicy, metaPolicy } from './policy';

describe('the policy', () => {
  const unset = { contactEndpoint: 'https://forms.example.com/f/YOUR_FORM_ID' };
  const set = { contactEndpoint: 'https://forms.example.com/f/abc?x=1' };

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
    expect(directive(policy, 'form-action')).toBe('form-action https://forms.example.com');
    expect(policy.match(/forms\.example\.com/g)).toHaveLength(2);
    expect(policy).not.toContain('/f/abc');
    const odd = { contactEndpoint: 'https://forms.example.com/f/abc;default-src,*?x=1;y' };
    expect(contentPolicy(odd)).toBe(policy);
  });

  it('runs the files of the site alone', () => {
    expect(directive(contentPolicy(unset), 'script-src')).toBe("script-src 'self'");
  });

  it('leaves out of a meta what browsers ignore there', () => {
    expect(metaPolicy(unset)).toBe(contentPolicy(unset).replace("; frame-ancestors 'none'", ''));
  });
});

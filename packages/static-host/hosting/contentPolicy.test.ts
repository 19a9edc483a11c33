import { expect, it } from 'vitest';
import { contentPolicy, metaPolicy } from './contentPolicy';

const unset = { contactEndpoint: 'https://forms.example.com/f/YOUR_FORM_ID' };
const set = { contactEndpoint: 'https://forms.example.com/f/abc?x=1' };

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

it('allows no foreign origin while the endpoint is the placeholder', () => {
  const policy = contentPolicy(unset, []);
  expect(policy).not.toMatch(/https?:|\*|data:|blob:|unsafe/);
  expect(directive(policy, 'form-action')).toBe('form-action mailto:');
});

it('allows the origin of the endpoint to be sent to, and for nothing else', () => {
  const policy = contentPolicy(set, []);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://forms.example.com");
  expect(directive(policy, 'form-action')).toBe('form-action https://forms.example.com');
  expect(policy.match(/forms\.example\.com/g)).toHaveLength(2);
  expect(policy).not.toContain('/f/abc');
});

it('lists the hashes of the styles, and demands trusted types', () => {
  const policy = contentPolicy(unset, ['sha256-a=', 'sha256-b=']);
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-a=' 'sha256-b='");
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

it('leaves out of a meta what browsers ignore there', () => {
  const policy = contentPolicy(unset, []);
  expect(metaPolicy(policy)).toBe(policy.replace("frame-ancestors 'none'; ", ''));
});

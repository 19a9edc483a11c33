import { expect, type Page, type Response } from '@playwright/test';

/** Collects what the policy blocks on a page; kept by the test, so that it outlives navigations. */
export async function violationsOn(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      const text = [effectiveDirective, blockedURI, sample, sourceFile].join(' ');
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(text);
    });
  });
  return violations;
}

/** That a page came with the strict policy. */
export async function expectPolicy(response: Response | null): Promise<void> {
  const policy = await response?.headerValue('content-security-policy');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
}

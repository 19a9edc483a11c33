import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { siteRules } from './siteRules.js';
import { noTexts } from './noTexts.js';

const linter = new Linter();
const languageOptions: Linter.LanguageOptions = {
  parser: tseslint.parser,
  parserOptions: { ecmaFeatures: { jsx: true } },
};
const found = (code: string) =>
  linter.verify(code, [
    { languageOptions, ...siteRules },
    { languageOptions, ...noTexts },
  ]);

it.each([
  '<p>{t("home.title")}</p>',
  '<p> · {number} – </p>',
  '<p className="text-ink">{isOpen ? open : closed}</p>',
  '<input aria-label={t("name")} alt="" type="text" />',
  '<a aria-current="page" href="/ar">{label}</a>',
  'const base = "inline-flex items-center gap-3"',
  'const key = `services/${slug}:intro`',
  'const path = `M${x} 0V100`',
  'throw new Error("Only developers read this")',
])('accepts %s', (code) => {
  expect(found(code)).toEqual([]);
});

it.each([
  '<p>Services</p>',
  '<p>services</p>',
  '<p>خدماتنا</p>',
  '<p>{isOpen ? "Close" : label}</p>',
  '<p>{`Since ${year}`}</p>',
  '<button aria-label="Menu" />',
  '<button aria-label={`Go to ${name}`} />',
  '<abbr title="a shorter word" />',
  '<Field label="Name" />',
  'toast.error("Failed")',
  'const links = [{ href, label: "Jobs" }]',
  'const label = "Jobs at the firm"',
  'const names = ["Dubai", city]',
  'const title = `Jobs in ${city}`',
  'const text = "وظائف"',
])('rejects %s', (code) => {
  expect(found(code).length).toBeGreaterThan(0);
});

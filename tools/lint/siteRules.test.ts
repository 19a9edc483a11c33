import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { logicalStyles, noNode, siteRules } from './siteRules.js';

const linter = new Linter();
const languageOptions: Linter.LanguageOptions = {
  parser: tseslint.parser,
  parserOptions: { ecmaFeatures: { jsx: true } },
};

interface Sources {
  passing: string[];
  failing: string[];
}

/** Tries the rules on sources that they must accept, and on sources with one fault each. */
function testRule(name: string, message: string, { passing, failing }: Sources): void {
  const found = (code: string) =>
    linter.verify(code, { languageOptions, ...siteRules }).map((finding) => finding.message);
  describe(name, () => {
    it.each(passing)('accepts %s', (code) => {
      expect(found(code)).toEqual([]);
    });
    it.each(failing)('rejects %s', (code) => {
      expect(found(code)).toEqual([expect.stringContaining(message)]);
    });
  });
}

testRule('sides in class names', 'logical form', {
  passing: [
    '<p className="ms-4 pe-2 text-start start-0 rounded-s border-e" />',
    '<p className="mx-4 mt-2 border-red-500 border-b rounded-lg pb-1 leading-tight" />',
    '<p className="[&>p:left]:mt-2 -translate-x-1/2 rtl:-scale-x-100" />',
    'event.key === "ArrowLeft"',
    '<Toaster position="bottom-right" />',
  ],
  failing: [
    '<p className="ml-4" />',
    '<p className="mt-4 -mr-2" />',
    '<p className="md:hover:pl-2" />',
    '<p className="!pr-2" />',
    '<p className="left-0" />',
    '<p className="-right-px" />',
    '<p className="text-right" />',
    '<p className="lg:float-left" />',
    '<p className="rounded-l" />',
    '<p className="rounded-tr-lg" />',
    '<p className="border-r" />',
    '<p className="border-l-2" />',
    '<p className="scroll-ml-2" />',
    '<p className="[&:hover]:ml-2" />',
    '<p className="[margin-left:2px]" />',
    '<p className={isOpen ? "mt-1" : "pr-1"} />',
    '<p className={`left-${size} mt-1`} />',
    'const box = "flex text-left"',
  ],
});

testRule('style attributes', 'security policy', {
  passing: ['<p className="mt-4" />', 'element.style.opacity = "1"'],
  failing: ['<p style={{ marginTop: 4 }} />', '<m.p style={style} />', '<p style="x" />'],
});

testRule('tests for a language', 'languages.ts', {
  passing: ['direction === "rtl"', 'language.code === current.code', 'languageOf("en")'],
  failing: [
    'code === "ar"',
    '"fr" !== code',
    'switch (code) { case "ar": break }',
    'code.startsWith("ar")',
    '["ar"].includes(code)',
    'path.startsWith(isArabic ? "ar" : other)',
  ],
});

it.each(["import { join } from 'node:path';", 'process.env.X;', 'Buffer.from("");'])(
  'rejects Node in code for browsers: %s',
  (code) => {
    const plugins = { '@typescript-eslint': tseslint.plugin };
    const found = linter.verify(code, { languageOptions, plugins, ...noNode });
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('nothing of Node'),
    ]);
  },
);

it.each(['margin-left: 0', 'inset: 0; left: 0', 'text-align: right'])(
  'rejects sides in style sheets: %s',
  (declarations) => {
    const found = linter.verify(
      `a { ${declarations} }`,
      [{ files: ['**/*.css'], ...logicalStyles }],
      'x.css',
    );
    expect(found.map(({ ruleId }) => ruleId)).toEqual(['css/prefer-logical-properties']);
  },
);

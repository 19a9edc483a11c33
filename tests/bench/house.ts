/**
 * `npm run measure house [folder]`: how large the house is, and how many files a newcomer opens
 * to follow one thing through it; of another checkout too, where its folder is given.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of `src`, what is written as data: pictures, schemas, and what is true of each service. */
const data = 'src (of it data)';
const isData = /^src\/(?:ui\/drawn|i18n\/schemas)\/|^src\/site\/(?:briefs|catalogue|figures)\.ts$/;
const parts = [
  'src',
  data,
  'pages',
  'packages/art',
  'packages/locale-editor',
  'packages/locale-kit',
  'packages/static-host',
  'tools',
];
const source = /\.(?:ts|tsx|mts|mjs|js)$/;
const isTest = /\.(?:test|spec)\.|(?:^|\/)(?:tests?|testing)\//;

/** A function that gives Vite a plugin, as its signature says. */
const makesPlugin = /\): (?:Plugin|PluginOption)(?:\[\])? \{/;

/** The files that are opened, one after the other; each must be there. */
const ways: Record<string, string[]> = {
  'a request for /ar/services/x becomes HTML': [
    'pages/site/+onBeforePrerenderStart.ts',
    'pages/+onRenderHtml.tsx',
    'src/site/routes.ts',
    'src/app/server.tsx',
    'src/styles/sheets.ts',
    'src/i18n/compose.ts',
    'src/i18n/localeFiles.ts',
    'src/i18n/instance.ts',
    'src/app/App.tsx',
    'src/layout/Layout.tsx',
    'src/screens/service/ServiceScreen.tsx',
    'src/seo/head.ts',
  ],
  'a click on a link shows a page': [
    'src/app/App.tsx',
    'src/app/pages.ts',
    'src/site/routes.ts',
    'src/i18n/fetchTexts.ts',
    'src/i18n/instance.ts',
    'src/app/screens.ts',
    'src/app/Navigation.tsx',
    'src/app/scroll.ts',
    'src/app/documentHead.ts',
    'src/styles/sheets.ts',
  ],
  'a sent message becomes a notification': [
    'src/contact/ContactForm.tsx',
    'src/contact/useContactForm.ts',
    'src/ui/notify.tsx',
    'src/layout/Notifications.tsx',
    'src/ui/Toaster.tsx',
  ],
  'a string is added': [
    'locales/en/common.json',
    'locales/ar/common.json',
    'locales/fr/common.json',
    'src/i18n/schemas/common.ts',
  ],
};

function tell(folder: string): void {
  const files = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter((file) => source.test(file) && !isTest.test(file));
  const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1;
  console.log('part | files | lines');
  for (const part of parts) {
    const own = files.filter((file) =>
      part === data ? isData.test(file) : file.startsWith(`${part}/`),
    );
    const lines = own.reduce((sum, file) => sum + linesOf(file), 0);
    if (own.length > 0) console.log(`${part} | ${own.length} | ${lines}`);
  }
  const plugins = files.filter((file) =>
    makesPlugin.test(readFileSync(join(folder, file), 'utf8')),
  );
  console.log(`Vite plugins of our own | ${plugins.length} | ${plugins.join(', ')}`);
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  console.log(`names in npm run | ${Object.keys(scripts).length} |`);
}

console.log('this checkout');
tell(process.cwd());
const other = process.argv[3];
if (other) {
  console.log('\nthe other one');
  tell(other);
}
console.log('\nway | files');
for (const [way, files] of Object.entries(ways)) {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`"${way}" names what is not there: ${missing.join(', ')}`);
  console.log(`${way} | ${files.length}: ${files.join(', ')}`);
}

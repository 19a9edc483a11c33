/**
 * `npm run measure build [runs]`: how long the build takes beside React Router's prerender of as
 * many pages. That application is made in a temporary folder, with its packages, and thrown away.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hrefOf, prerenderedRoutes } from '../../src/site/routes';
import { machine, median } from './figures';

/** Seconds that a command took, and seconds of processors, which others on the machine change less. */
interface Time {
  clock: number;
  processor: number;
}

const runs = Number(process.argv[3] ?? 1);
const addresses = prerenderedRoutes.map(({ language, screen }) => hrefOf(language, screen));
const folder = mkdtempSync(join(tmpdir(), 'react-router-'));

try {
  makeApplication();
  const site: Time[] = [];
  const finish: Time[] = [];
  const other: Time[] = [];
  for (let run = 0; run < runs; run += 1) {
    site.push(timeOf('.', 'vite', 'build'));
    finish.push(timeOf('.', 'tsx', 'packages/static-host/hosting/finish.ts'));
    other.push(timeOf(folder, 'react-router', 'build'));
  }
  const files = readdirSync(join(folder, 'build/client'), { recursive: true, encoding: 'utf8' });
  const written = files.filter((file) => file.endsWith('index.html')).length;
  if (written !== addresses.length) throw new Error(`React Router wrote ${written} pages.`);
  const both = site.map((time, run) => sum(time, finish[run]));
  console.log(`${machine()}, ${addresses.length} pages, median of ${runs}`);
  console.log('build | seconds | to React Router | of processors | to React Router');
  row('the site: bundles and pages', site);
  row('its cards, policy, host files and compression', finish);
  row('both', both);
  row('React Router: bundles and pages', other);

  function row(name: string, times: readonly Time[]): void {
    const cells = (['clock', 'processor'] as const).flatMap((kind) => {
      const [own, base] = [times, other].map((all) => median(all.map((time) => time[kind])));
      return own && base ? [own.toFixed(1), `x ${(own / base).toFixed(2)}`] : [];
    });
    console.log([name, ...cells].join(' | '));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function sum(one: Time, other: Time | undefined): Time {
  return {
    clock: one.clock + (other?.clock ?? 0),
    processor: one.processor + (other?.processor ?? 0),
  };
}

/**
 * Runs a package's command to its end.
 * @throws if it fails
 */
function timeOf(cwd: string, program: string, ...args: string[]): Time {
  const command = [join(cwd, 'node_modules/.bin', program), ...args];
  const { status, stderr } = spawnSync('bash', ['-c', 'time -p "$0" "$@"', ...command], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', VITE_CONTACT_SIMULATED: '1' },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stderr}`);
  const secondsOf = (kind: string) => Number(new RegExp(`^${kind} (.+)$`, 'm').exec(stderr)?.[1]);
  return { clock: secondsOf('real'), processor: secondsOf('user') + secondsOf('sys') };
}

/** Pages of the length of a service page, rendered from data by one component, as the site's are. */
function makeApplication(): void {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  // The same major: what belongs together is not always there in the newest release of all.
  const router = `${/\d+/.exec(dependencies['react-router-dom'] ?? '')?.[0]}.x`;
  write('package.json', {
    private: true,
    type: 'module',
    dependencies: {
      '@react-router/dev': router,
      '@react-router/node': router,
      isbot: '^5.0.0',
      react: dependencies.react,
      'react-dom': dependencies['react-dom'],
      'react-router': router,
      vite: devDependencies.vite,
    },
  });
  write('vite.config.js', [
    "import { reactRouter } from '@react-router/dev/vite';",
    'export default { plugins: [reactRouter()] };',
  ]);
  write('react-router.config.js', [
    `export default { ssr: false, prerender: ${JSON.stringify(addresses)} };`,
  ]);
  write('app/routes.js', [
    "import { index, route } from '@react-router/dev/routes';",
    "export default [index('page.jsx', { id: 'home' }), route('*', 'page.jsx')];",
  ]);
  write('app/root.jsx', [
    "import { Links, Meta, Outlet, Scripts } from 'react-router';",
    'export default function Root() {',
    '  return <html lang="en"><head><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>;',
    '}',
  ]);
  write('app/page.jsx', [
    'export function loader({ request }) {',
    '  const { pathname } = new URL(request.url);',
    '  return Array.from({ length: 60 }, (_, part) => ({ title: `${pathname} ${part}`, text: `${pathname} says ${part}. `.repeat(8) }));',
    '}',
    'export default function Page({ loaderData }) {',
    '  return <main>{loaderData.map(({ title, text }) => <section key={title}><h2>{title}</h2><p>{text}</p><a href={text}>{title}</a></section>)}</main>;',
    '}',
  ]);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function write(file: string, content: readonly string[] | object): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Array.isArray(content) ? content.join('\n') : JSON.stringify(content));
}

/** `npm run bench:build`: what a build costs with 300 and 3,000 services. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { languages } from '../../src/i18n/languages';
import { machine } from './figures';
import { memoryOfTree } from './memory';
import { enlargedProject } from './project';
import { stageMark } from './stages';

const counts = process.argv.slice(2).map(Number);
const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/bench/bench.config.ts'];
const seconds = (milliseconds = 0) => (milliseconds / 1000).toFixed(1);

console.log(machine());
for (const count of counts.length > 0 ? counts : [300, 3000]) await bench(count);

async function bench(count: number): Promise<void> {
  const folder = enlargedProject(process.cwd(), count);
  try {
    const build = await measuredBuild(folder);
    const loop = bareLoop(folder);
    print((count + 3) * languages.length, build, loop);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Build {
  total: number;
  /** In MB, and after which stage. */
  peak: { memory: number; after: string };
  stages: Map<string, number>;
}

async function measuredBuild(folder: string): Promise<Build> {
  const start = performance.now();
  const child = spawn(process.execPath, vite, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let peak = { memory: 0, after: '' };
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const watch = setInterval(() => {
    const memory = memoryOfTree(child.pid ?? 0);
    if (memory <= peak.memory) return;
    peak = { memory, after: [...stagesOf(output).keys()].at(-2) ?? 'the start' };
  }, 200);
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (status !== 0) throw new Error(`The build failed:\n${output.slice(-3000)}`);
  return { total: performance.now() - start, peak, stages: stagesOf(output) };
}

function stagesOf(output: string): Map<string, number> {
  const lines = output.matchAll(new RegExp(`${stageMark} (.+): ([\\d.]+)`, 'g'));
  const stages = new Map([...lines].map(([, name = '', value]) => [name, Number(value)] as const));
  const plugin = (stages.get('plugin ends') ?? 0) - (stages.get('plugin begins') ?? 0);
  return stages.set('plugin', plugin);
}

interface Loop {
  total: number;
  rendering: number;
  processor: number;
}

function bareLoop(folder: string): Loop {
  const env = { ...process.env, NODE_ENV: 'production' };
  const answer = execFileSync(process.execPath, ['dist/server/bare.mjs'], { cwd: folder, env });
  return JSON.parse(answer.toString()) as Loop;
}

function print(pages: number, { total, peak, stages }: Build, loop: Loop) {
  const stage = (name: string) => stages.get(name) ?? 0;
  const prerendering = stage('plugin') + stage('threads');
  const overhead = stage('threads, processor') / loop.processor;
  const known = stage('client bundle') + stage('server bundle') + prerendering;
  console.log(`
${pages} pages in ${seconds(total)} s, ${(pages / (total / 1000)).toFixed(0)} pages a second; peak memory ${peak.memory.toFixed(0)} MB after: ${peak.after}
  locale check    ${seconds(stage('locale check'))} s
  client bundle   ${seconds(stage('client bundle') - stage('locale check'))} s
  server bundle   ${seconds(stage('server bundle'))} s
  prerendering    ${seconds(prerendering)} s: the plugin's samples ${seconds(stage('plugin'))}, threads ${seconds(stage('threads'))}; ${(prerendering / pages).toFixed(2)} ms a page; the threads take ${seconds(stage('threads, processor'))} s of the processors
  starting, rest  ${seconds(total - known)} s
  bare loop       ${seconds(loop.rendering)} s on one core: ${(loop.rendering / pages).toFixed(2)} ms a page; with reading the texts ${seconds(loop.total)} s, ${seconds(loop.processor)} s of the processor
  overhead        the threads take x ${overhead.toFixed(2)} of the processor time of the bare loop`);
}

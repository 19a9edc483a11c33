import type { Plugin } from 'vite';
import { checkLocales } from './check/check';
import { loadProject, readLocales } from './files/project';
import { linesOf, stopsBuild } from './check/report';
import { terminalLanguage } from './messages/terminalLanguage';
import { wordsIn } from './messages/wordsIn';

/** Stops a build if texts have errors; prints the position, the key and the fix of each. */
export function localesPlugin(): Plugin {
  let root = process.cwd();
  let mustCheck = false;
  return {
    name: 'locales',
    configResolved({ root: configured, command, build }) {
      root = configured;
      // The bundle for prerendering is built after the one for browsers, with the same texts.
      mustCheck = command === 'build' && !build.ssr;
    },
    buildStart() {
      if (!mustCheck) return;
      const project = loadProject(root);
      const report = checkLocales(readLocales(project));
      const findings = report.findings.filter(stopsBuild(project));
      if (findings.length === 0) return;
      const language = terminalLanguage();
      const lines = [
        wordsIn(language).say('terminal.buildStops'),
        ...linesOf({ ...report, findings }, language),
      ];
      this.error({ message: lines.join('\n'), stack: '' });
    },
  };
}

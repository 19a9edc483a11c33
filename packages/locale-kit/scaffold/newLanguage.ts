import { parseArgs } from 'node:util';
import { addLanguage } from './addLanguage';
import { onlyPositional, printChanges, runCommand } from '../../../tools/project/command';
import { thisProject } from './project';
import { writeAll } from '../../../tools/project/writeAll';

const usage = `npm run new:language -- <code> [--name "…"] [--direction rtl]
adds a language: <code> is such as es or pt-BR, the name is the language's own, such as "Español"`;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, direction: { type: 'string' } },
  });
  const code = onlyPositional(positionals, 'code');
  const project = thisProject();
  const changes = await addLanguage({ ...values, code }, project);
  writeAll(project.root, changes);
  printChanges(changes);
  console.log(
    '\nNow translate the texts behind the marks ⟦ ⟧; npm run locales lists those that are left.',
  );
});

import { parseArgs } from 'node:util';
import { addService } from './addService';
import { onlyPositional, printChanges, runCommand } from '../../../tools/project/command';
import { thisProject } from './project';
import { writeAll } from '../../../tools/project/writeAll';

const usage = `npm run new:service -- <slug> --practice <id> [--title "…"]
adds a service: <slug> is the last part of its address, such as coastal-tourism-strategy`;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { practice: { type: 'string' }, title: { type: 'string' } },
  });
  const slug = onlyPositional(positionals, 'slug');
  const project = thisProject();
  const changes = await addService({ ...values, practice: values.practice, slug }, project);
  writeAll(project.root, changes);
  printChanges(changes);
  console.log(
    '\nNow write the texts behind the marks ⟦ ⟧; npm run locales lists those that are left.',
  );
});

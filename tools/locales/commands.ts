import { runCommand } from './cli';

const marksLeft =
  '\nNow replace the marks ⟦ ⟧: npm run locales edit shows them. Visitors see nothing of it before npm run locales publish';

/** `npm run locales`: the commands of the kit, and those that know this site: its editor, services and languages. */
await runCommand((program, project) => {
  program
    .command('edit')
    .description('shows the site with an editor for its texts')
    .option('--port <number>', 'of the development server', '5173')
    .option('--texts <folder>', 'edits another folder that holds locales/')
    .option('--no-open', 'doesn’t open the browser')
    .action(async (options: { port: string; texts?: string; open: boolean }) => {
      const { showEditor } = await import('../../packages/locale-editor/edit');
      await showEditor(options);
    });
  program
    .command('new-service')
    .description('adds a service as a draft, with marked texts to write')
    .argument('<name>', 'the last part of its address: coastal-tourism-strategy')
    .option('--practice <id>', 'the practice that it belongs to')
    .option('--title <text>', 'in English')
    .action(async (slug: string, options: { practice?: string; title?: string }) => {
      const { addService } = await import('./services');
      await apply(addService({ slug, ...options }, project));
      console.log(`${marksLeft} ${slug}.`);
    });
  program
    .command('new-language')
    .description('adds a language as a draft, with marked texts to translate')
    .argument('<code>', 'such as es or pt-BR')
    .option('--name <name>', 'its own name: "Español"')
    .action(async (code: string, options: { name?: string }) => {
      const { addLanguage } = await import('./languages');
      await apply(addLanguage({ code, ...options }, await readTexts()));
      console.log(`${marksLeft} ${code}.`);
    });
  program
    .command('publish')
    .description('makes a draft, a language or a service, part of the site')
    .argument('<name>', 'code of the language, or last part of the service’s address')
    .action(publish);
  program
    .command('remove-service')
    .description('deletes a service')
    .argument('<name>')
    .action(async (slug: string) => {
      const { removeService } = await import('./services');
      const { mentions, ...changes } = removeService(slug, project);
      await apply(changes);
      for (const place of mentions) console.log(`names it  ${place}`);
      console.log(
        `\nPeople may know its address. Add to src/site/moved.ts where it leads now, such as '/services/${slug}': { name: 'home', section: 'services' }.`,
      );
    });
  program
    .command('remove-language')
    .description('deletes a language')
    .argument('<code>')
    .option('--name <name>', 'its own name, to confirm, if it is published')
    .action(async (code: string, options: { name?: string }) => {
      const { removeLanguage } = await import('./languages');
      await apply(removeLanguage({ code, ...options }, await readTexts()));
    });

  async function readTexts() {
    const { readLocales } = await import('./files');
    return readLocales(project);
  }

  async function apply({ deleted = [], ...changes }: Changed): Promise<void> {
    const { applyChanges } = await import('./applyChanges');
    applyChanges(project.root, changes, deleted);
  }

  async function publish(name: string): Promise<void> {
    const input = await readTexts();
    const { publishLanguage } = await import('./languages');
    const { publishService } = await import('./services');
    const changes = publishLanguage(name, input) ?? publishService(name, input);
    if (!changes) throw new Error(`There is no draft "${name}".`);
    await apply(changes);
    // The person who publishes texts that were written without the editor says that they fit the present English.
    const { accept } = await import('./stale');
    const { recordPath } = await import('./records');
    const { writeFiles } = await import('./applyChanges');
    const unrecorded = input.languages.flatMap(({ code: language }) =>
      [...input.schemas.keys()]
        .filter((file) => language === name || file.endsWith(`/${name}`))
        .filter((file) => !input.files.has(recordPath(language, file)))
        .filter(() => language !== input.source)
        .flatMap((file) => [...accept(input, { language, name: file })]),
    );
    writeFiles(new Map(unrecorded), input);
  }
});

interface Changed {
  created: Map<string, string>;
  edited: Map<string, string>;
  deleted?: string[];
}

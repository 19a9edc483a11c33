import { runCommand } from 'locale-kit/cli';

/** `npm run locales`: the commands of the kit, and those that know this site: its editor and its book. */
await runCommand((program) => {
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
    .command('book')
    .description('prints all pages of a language of the built site into one PDF')
    .argument('<language>')
    .action(async (language: string) => {
      const { printBook } = await import('./book');
      console.log(`Printed: ${await printBook(language)}`);
    });
});

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../../testing/folderWith';
import { missingFiles } from './missingFiles';

it('names what a page loads and nobody has built, also where the path of the site is left out', () => {
  const root = folderWith({
    'index.html':
      '<link rel="stylesheet" href="/site/assets/gone.css"><script src="/site/assets/here.js?x"></script>' +
      '<link rel="icon" href="/favicon.svg"><a href="/site/services/x">x</a><a href="https://a.example/y.pdf">y</a>',
    'assets/here.js': '',
    'favicon.svg': '',
  });
  const page = join(root, 'index.html');
  expect(missingFiles(root, [page], '/site')).toEqual([
    `/site/assets/gone.css, which ${page} names`,
    `/favicon.svg, which ${page} names`,
  ]);
});

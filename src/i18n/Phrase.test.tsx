import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Phrase } from './Phrase';

const parts = {
  strong: (text: string) => <strong>{text}</strong>,
  mail: (text: string) => <a href={`mailto:${text}`}>{text}</a>,
};

it.each([
  ['Plain & simple', 'Plain &amp; simple'],
  ['<strong>20+</strong> years', '<strong>20+</strong> years'],
  ['Over <strong>50</strong>', 'Over <strong>50</strong>'],
  [
    'To <mail>a@b.c</mail> or <strong>us</strong>.',
    'To <a href="mailto:a@b.c">a@b.c</a> or <strong>us</strong>.',
  ],
  ['An <em>unknown</em> tag', 'An &lt;em&gt;unknown&lt;/em&gt; tag'],
  ['طُبع من <bdi>a.b/c</bdi>', 'طُبع من <bdi dir="ltr">a.b/c</bdi>'],
  ['3 < 4 > 2', '3 &lt; 4 &gt; 2'],
])('renders the tags of %j', (text, html) => {
  expect(renderToStaticMarkup(<Phrase text={text} parts={parts} />)).toBe(html);
});

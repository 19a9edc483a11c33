import { expect, it } from 'vitest';
import { languageOf } from '../site/languages';
import { escapeHtml, headHtml, htmlAttributes } from './html';

it('escapes what could end a text or an attribute, once', () => {
  expect(escapeHtml(`"A" & <b>'c'</b> &amp;`)).toBe(
    `&quot;A&quot; &amp; &lt;b&gt;'c'&lt;/b&gt; &amp;amp;`,
  );
});

it('lets no text out of the title or an attribute', () => {
  const html = headHtml({
    title: '</title><script>x</script>',
    tags: [{ name: 'meta', attributes: { name: 'description', content: '"><script>' } }],
  });
  expect(html).toBe(
    '<title>&lt;/title&gt;&lt;script&gt;x&lt;/script&gt;</title>' +
      '<meta name="description" content="&quot;&gt;&lt;script&gt;">',
  );
});

it('says language, direction and script', () => {
  expect(htmlAttributes(languageOf('ar'))).toBe('lang="ar" dir="rtl" data-script="arabic"');
});

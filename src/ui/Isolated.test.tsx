import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Isolated } from './Isolated';

it.each([
  ['من 3 إلى 4', 'من 3 إلى 4'],
  ['\u{2066}30%\u{2069}', '<span></span><bdi dir="ltr">30%</bdi><span></span>'],
  [
    'من \u{2066}8.5%\u{2069} إلى \u{2066}9.5%\u{2069}.',
    '<span>من </span><bdi dir="ltr">8.5%</bdi><span> إلى </span><bdi dir="ltr">9.5%</bdi><span>.</span>',
  ],
])('renders the isolates of %j as elements', (text, html) => {
  expect(renderToStaticMarkup(<Isolated text={text} />)).toBe(html);
});

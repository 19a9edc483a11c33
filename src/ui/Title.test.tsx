import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Title } from './Title';

it('keeps a compound in one line, inside one element', () => {
  expect(renderToStaticMarkup(<Title text="Public-Private Partnership" />)).toBe(
    '<span><span></span><span class="one-line">Public-Private</span><span> Partnership</span></span>',
  );
});

it('leaves a title without a compound as text', () => {
  expect(renderToStaticMarkup(<Title text="Visitor Economy" />)).toBe('Visitor Economy');
});

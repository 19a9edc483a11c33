import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { practices, services } from '../site/catalogue';
import { raysOf, ServiceWheel, shape } from './ServiceWheel';

const [first, ...others] = practices;
if (!first) throw new Error('There is no practice');
const slugs: readonly string[] = first.services;
const catalogues = [slugs.slice(1), slugs, [...slugs, 'another']].map((own) => [
  { ...first, services: own },
  ...others,
]);

describe.each(catalogues.map((of) => ({ of, count: of.flatMap((one) => one.services).length })))(
  'a wheel of $count services',
  ({ of, count }) => {
    const rays = raysOf(of).flatMap((practice) => practice.rays);

    it('has a ray of each, in their order, in the colour of their practice', () => {
      expect(rays.map(({ slug }) => slug)).toEqual(of.flatMap((one) => one.services));
      const markup = renderToStaticMarkup(<ServiceWheel className="" of={of} />);
      expect(markup.match(/<path/g)).toHaveLength(count);
      for (const { id, services: own } of of) {
        const [, group = ''] = markup.split(`data-practice="${id}"`);
        expect(group.split('</g>')[0]?.match(/<path/g)).toHaveLength(own.length);
      }
    });

    it('keeps its rays apart, the practices further', () => {
      const turns = rays.map(({ turn }) => turn);
      const steps = turns.map((turn, index) => (turns[index + 1] ?? 360 + (turns[0] ?? 0)) - turn);
      const apart = Math.min(...steps);
      expect(steps.filter((step) => step > apart * 1.2)).toHaveLength(of.length);
      const chord = 2 * Math.sin((apart * Math.PI) / 360);
      expect(shape.from * chord).toBeGreaterThan(2 * shape.half);
    });
  },
);

it('lights one ray, and leaves the place of one empty', () => {
  const [lit = ''] = services;
  const markup = renderToStaticMarkup(<ServiceWheel className="" lit={[lit]} />);
  expect(markup.match(/opacity-30/g)).toHaveLength(services.length - 1);
  const broken = renderToStaticMarkup(<ServiceWheel className="" missing={lit} />);
  expect(broken.match(/stroke-dasharray/g)).toHaveLength(1);
});

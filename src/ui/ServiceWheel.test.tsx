import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { practices, services, type ServiceSlug } from '../site/catalogue';
import { spokesOf, ServiceWheel, shape } from './ServiceWheel';

const [first, ...others] = practices;
if (!first) throw new Error('There is no practice');
const slugs: readonly ServiceSlug[] = first.services;
const another: ServiceSlug = 'visitor-economy-strategy';
const catalogues = [slugs.slice(1), slugs, [...slugs, another]].map((own) => [
  { ...first, services: own },
  ...others,
]);

describe.each(catalogues.map((of) => ({ of, count: of.flatMap((one) => one.services).length })))(
  'a wheel of $count services',
  ({ of, count }) => {
    const spokes = spokesOf(of).flatMap((practice) => practice.spokes);

    it('draws a spoke for each service, in order, in the colour of its practice', () => {
      expect(spokes.map(({ slug }) => slug)).toEqual(of.flatMap((one) => one.services));
      const markup = renderToStaticMarkup(<ServiceWheel className="" of={of} />);
      expect(markup.match(/<path/g)).toHaveLength(count);
      for (const { id, services: own } of of) {
        const [, group = ''] = markup.split(`data-practice="${id}"`);
        expect(group.split('</g>')[0]?.match(/<path/g)).toHaveLength(own.length);
      }
    });

    it('keeps spokes apart, and practices further apart', () => {
      const turns = spokes.map(({ turn }) => turn);
      const steps = turns.map((turn, index) => (turns[index + 1] ?? 360 + (turns[0] ?? 0)) - turn);
      const apart = Math.min(...steps);
      expect(steps.filter((step) => step > apart * 1.2)).toHaveLength(of.length);
      const chord = 2 * Math.sin((apart * Math.PI) / 360);
      expect(shape.from * chord).toBeGreaterThan(2 * shape.half);
    });
  },
);

it('highlights one spoke, and draws a missing one as an outline', () => {
  const lit: ServiceSlug = 'visitor-economy-strategy';
  const markup = renderToStaticMarkup(<ServiceWheel className="" lit={[lit]} />);
  expect(markup.match(/opacity-30/g)).toHaveLength(services.length - 1);
  const broken = renderToStaticMarkup(<ServiceWheel className="" missing={lit} />);
  expect(broken.match(/stroke-dasharray/g)).toHaveLength(1);
});

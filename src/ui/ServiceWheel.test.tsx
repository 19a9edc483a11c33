import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { practices, services } from '../site/catalogue';
import { spoke, spokesByPractice, ServiceWheel } from './ServiceWheel';

describe('the wheel of services', () => {
  it('draws a spoke for each service, in the colour of its practice', () => {
    const markup = renderToStaticMarkup(<ServiceWheel className="" />);
    expect(markup.match(/<path/g)).toHaveLength(services.length);
    for (const { id, services: own } of practices) {
      const [, group = ''] = markup.split(`data-practice="${id}"`);
      expect(group.split('</g>')[0]?.match(/<path/g)).toHaveLength(own.length);
    }
  });

  it('keeps spokes apart, and practices further apart', () => {
    const angles = spokesByPractice.flatMap(({ spokes }) => spokes.map(({ degrees }) => degrees));
    const steps = angles.map(
      (angle, index) => (angles[index + 1] ?? 360 + (angles[0] ?? 0)) - angle,
    );
    const apart = Math.min(...steps);
    expect(steps.filter((step) => step > apart * 1.2)).toHaveLength(practices.length);
    const chord = 2 * Math.sin((apart * Math.PI) / 360);
    expect(spoke.innerRadius * chord).toBeGreaterThan(2 * spoke.halfWidth);
  });

  it('highlights one spoke, and draws a missing one as an outline', () => {
    const lit = 'visitor-economy-strategy';
    const markup = renderToStaticMarkup(<ServiceWheel className="" lit={lit} />);
    expect(markup.match(/opacity-30/g)).toHaveLength(services.length - 1);
    const broken = renderToStaticMarkup(<ServiceWheel className="" missing={lit} />);
    expect(broken.match(/stroke-dasharray/g)).toHaveLength(1);
  });
});

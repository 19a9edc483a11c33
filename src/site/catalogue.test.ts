import { describe, expect, it } from 'vitest';
import { practiceOf, siblingsOf, practices, sectionPractices, services } from './catalogue';

describe('the services', () => {
  it('appear once each', () => {
    expect(new Set(services).size).toBe(services.length);
  });

  it('have slugs that need no escaping, and an anchor for each practice', () => {
    for (const slug of services) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Set(practices.map(({ anchor }) => anchor)).size).toBe(practices.length);
  });

  it('have a section of cards, except those of the urban practice', () => {
    expect(sectionPractices.map(({ id }) => id)).toEqual([
      'realEstate',
      'tourism',
      'nationalVision',
      'specialProjects',
    ]);
  });
});

it('finds the practice of a service', () => {
  for (const practice of practices) {
    for (const slug of practice.services) expect(practiceOf(slug)).toBe(practice);
  }
});

it('finds the other services of the same practice', () => {
  const siblings = siblingsOf('special-economic-zone-strategy-and-positioning');
  expect(siblings).toContain('zone-governance-and-incentive-framework-advisory');
  expect(siblings).not.toContain('special-economic-zone-strategy-and-positioning');
  expect(siblings).not.toContain('visitor-economy-strategy');
});

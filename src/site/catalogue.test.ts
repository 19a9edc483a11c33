import { describe, expect, it } from 'vitest';
import { practiceOf, siblingsOf, practices, sectionPractices, services } from './catalogue';

describe('the catalogue', () => {
  it('has each service once', () => {
    expect(new Set(services).size).toBe(services.length);
  });

  it('has slugs that need no escaping, and an anchor of its own for each practice', () => {
    for (const slug of services) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Set(practices.map(({ anchor }) => anchor)).size).toBe(practices.length);
  });

  it('shows all practices but the urban one in sections of cards', () => {
    expect(sectionPractices.map(({ id }) => id)).toEqual([
      'realEstate',
      'tourism',
      'nationalVision',
      'specialProjects',
    ]);
  });
});

describe('finding', () => {
  it('gives practices by service', () => {
    for (const practice of practices) {
      for (const slug of practice.services) expect(practiceOf(slug)).toBe(practice);
    }
  });
});

it('finds the other services of the same practice', () => {
  expect(siblingsOf('special-economic-zone-strategy-and-positioning')).toEqual([
    'urban-development-and-regeneration-strategy',
    'zone-governance-and-incentive-framework-advisory',
  ]);
});

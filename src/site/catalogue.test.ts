import { describe, expect, it } from 'vitest';
import {
  isService,
  neighboursOf,
  practiceOf,
  practices,
  sectionPractices,
  services,
  type ServiceSlug,
} from './catalogue';

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
  it('knows services from other words', () => {
    expect(services.every(isService)).toBe(true);
    for (const word of ['', 'toString', 'constructor', 'Visitor-economy-strategy']) {
      expect(isService(word)).toBe(false);
    }
  });

  it('gives practices by service', () => {
    for (const practice of practices) {
      for (const slug of practice.services) expect(practiceOf(slug)).toBe(practice);
    }
  });

  it('names what there is not', () => {
    expect(() => practiceOf('none' as ServiceSlug)).toThrow('No service "none"');
  });
});

describe('neighboursOf', () => {
  it('gives others of the practice, at most six', () => {
    for (const { services: own } of practices) {
      for (const slug of own) {
        const { related } = neighboursOf(slug);
        expect(new Set(related).size).toBe(Math.min(own.length - 1, 6));
        expect(own.filter((other) => other !== slug)).toEqual(expect.arrayContaining(related));
      }
    }
  });

  it('makes a ring of each practice', () => {
    for (const { services: own } of practices) {
      for (const slug of own) {
        const { previous, next } = neighboursOf(slug);
        if (own.length <= 3) expect([previous, next]).toEqual([undefined, undefined]);
        else {
          expect(own).toContain(previous);
          expect(next && neighboursOf(next).previous).toBe(slug);
        }
      }
    }
  });
});

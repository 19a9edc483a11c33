import { expect, test } from 'vitest';
import { axisOf, isSwipedAway, towardEdge } from './swipe';

test('a swipe must go past 50 pixels toward the edge', () => {
  expect(isSwipedAway({ x: 51, y: 0 }, 'ltr')).toBe(true);
  expect(isSwipedAway({ x: 50, y: 0 }, 'ltr')).toBe(false);
  expect(isSwipedAway({ x: 47, y: 0 }, 'ltr')).toBe(false);
});

test('the edge is the left one where text runs right to left', () => {
  expect(isSwipedAway({ x: -51, y: 0 }, 'rtl')).toBe(true);
  expect(isSwipedAway({ x: 51, y: 0 }, 'rtl')).toBe(false);
  expect(isSwipedAway({ x: -51, y: 0 }, 'ltr')).toBe(false);
});

test('a notification follows the pointer toward the edge alone', () => {
  expect(towardEdge({ x: 30, y: 90 }, 'ltr')).toBe(30);
  expect(towardEdge({ x: -30, y: 0 }, 'ltr')).toBe(0);
  expect(towardEdge({ x: -30, y: 0 }, 'rtl')).toBe(30);
  expect(towardEdge({ x: 30, y: 0 }, 'rtl')).toBe(0);
});

test('a movement along the page is left to scrolling, and a tremble is neither', () => {
  expect(axisOf({ x: 3, y: 4 })).toBeNull();
  expect(axisOf({ x: -8, y: 2 })).toBe('across');
  expect(axisOf({ x: 2, y: 8 })).toBe('along');
  expect(axisOf({ x: 8, y: -8 })).toBe('along');
});

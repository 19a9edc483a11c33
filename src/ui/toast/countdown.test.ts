import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from './countdown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it ends after its time and not before, once', () => {
  const end = vi.fn();
  createCountdown(5000, end).resume();
  vi.advanceTimersByTime(4999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('it waits until it is let run', () => {
  const end = vi.fn();
  createCountdown(5000, end);
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});

test('pauses do not count, however many, and what has run stays run', () => {
  const end = vi.fn();
  const countdown = createCountdown(5000, end);
  for (let round = 0; round < 4; round += 1) {
    countdown.resume();
    vi.advanceTimersByTime(1000);
    countdown.pause();
    vi.advanceTimersByTime(60_000);
  }
  countdown.resume();
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('pausing and resuming twice is the same as once', () => {
  const end = vi.fn();
  const countdown = createCountdown(5000, end);
  countdown.resume();
  vi.advanceTimersByTime(2000);
  countdown.resume();
  countdown.pause();
  vi.advanceTimersByTime(1000);
  countdown.pause();
  countdown.resume();
  vi.advanceTimersByTime(2999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

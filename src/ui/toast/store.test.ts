import { beforeEach, expect, test, vi } from 'vitest';

const message = { variant: 'success', title: 'Sent', text: 'Thank you.' } as const;

beforeEach(() => {
  vi.resetModules();
  vi.doMock('./sonner', () => ({ Outlet: () => null, Feed: () => null }));
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
});

test('there is one notification at a time, and a new one replaces the old', async () => {
  const { currentToast, showToast } = await import('./store');
  expect(currentToast()).toBeNull();
  showToast(message);
  showToast({ ...message, variant: 'destructive' });
  expect(currentToast()).toMatchObject({ variant: 'destructive', number: 2 });
});

test('what takes an old notification away leaves the new one', async () => {
  const { currentToast, dismissToast, showToast } = await import('./store');
  showToast(message);
  showToast(message);
  dismissToast(1);
  expect(currentToast()?.number).toBe(2);
  dismissToast(2);
  expect(currentToast()).toBeNull();
});

test('its language is the one given, or else the document’s', async () => {
  const { currentToast, showToast } = await import('./store');
  showToast(message);
  expect(currentToast()?.lang).toBe('fr');
  showToast({ ...message, lang: 'ar' });
  expect(currentToast()?.lang).toBe('ar');
});

test('the first is shown without the library, which serves the next', async () => {
  const { currentToast, readyStack, showToast } = await import('./store');
  showToast(message);
  expect(currentToast()?.stack).toBeNull();
  await vi.waitUntil(readyStack);
  expect(currentToast()?.stack).toBeNull();
  showToast(message);
  expect(currentToast()?.stack).toBe(readyStack());
});

test('a library that cannot be loaded is asked for again, and no message is lost', async () => {
  let requests = 0;
  vi.doMock('./sonner', () => {
    requests += 1;
    throw new Error('gone');
  });
  const { currentToast, prepareToasts, showToast } = await import('./store');
  prepareToasts();
  prepareToasts();
  await vi.waitUntil(() => requests === 1);
  await new Promise((resolve) => setTimeout(resolve));
  showToast(message);
  expect(currentToast()).toMatchObject({ ...message, stack: null });
  await vi.waitUntil(() => requests === 2);
});

test('listeners are told of each change until they stop', async () => {
  const { dismissToast, onToast, showToast } = await import('./store');
  const listener = vi.fn();
  const stop = onToast(listener);
  showToast(message);
  dismissToast(1);
  dismissToast(1);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  showToast(message);
  expect(listener).toHaveBeenCalledTimes(2);
});

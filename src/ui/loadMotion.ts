import type * as MotionModule from './motion';

type Motion = typeof MotionModule;

let ready: Motion | null = null;

/** The code for motion, which no page waits for; null where it can't be loaded. */
export async function loadMotion(): Promise<Motion | null> {
  try {
    ready ??= await import('./motion');
  } catch {
    // Without its code there is no motion, and everything stays visible.
  }
  return ready;
}

/** The code for motion, if it has been loaded. */
export function readyMotion(): Motion | null {
  return ready;
}

export interface Countdown {
  pause: () => void;
  resume: () => void;
}

/**
 * A paused countdown.
 * @param milliseconds how long it runs in all, pauses not counted
 * @param onEnd called once, when they are over
 */
export function createCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pause() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  }

  function resume() {
    if (timer !== undefined) return;
    since = performance.now();
    timer = setTimeout(onEnd, left);
  }

  return { pause, resume };
}

const seconds = 0.3;

/** Fades the page in that has taken the place of another; without its code there is no motion. */
export async function fadeIn(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const main = document.querySelector('main');
  const motion = await import('../ui/motion').catch(() => null);
  if (main && motion) motion.fade(main, seconds);
}

interface ShortcutOptions {
  /** Returns whether the editor is on now. */
  onPress: () => boolean;
  /** Moves the focus into the editor. */
  focus: () => void;
}

/** Listens to Alt+Shift+E: the focus goes to the editor with it, and back to where it was. */
export function listenToShortcut({ onPress, focus }: ShortcutOptions): void {
  let before: Element | null = null;
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.code !== 'KeyE' || !event.altKey || !event.shiftKey) return;
      event.preventDefault();
      const focused = document.activeElement;
      if (onPress()) {
        before = focused;
        focus();
      } else if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    { capture: true },
  );
}

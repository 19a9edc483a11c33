const pending = new Set<Promise<unknown>>();

/**
 * Marks the document as busy until a page that the visitor has asked for is
 * ready or has failed. The style sheet shows it once that takes long.
 */
export function showProgress(page: Promise<unknown>): void {
  pending.add(page);
  update();
  const end = () => {
    pending.delete(page);
    update();
  };
  page.then(end, end);
}

function update(): void {
  document.documentElement.toggleAttribute('data-busy', pending.size > 0);
}

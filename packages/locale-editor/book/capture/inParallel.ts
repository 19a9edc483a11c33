/**
 * Does something for all items, some at a time, in their order. After a failure none is begun.
 * @returns the results in the order of the items
 * @throws what the first failure throws, when those under way have ended
 */
export async function inParallel<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const rest = [...items.entries()];
  const results: Result[] = [];
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [index, item] = next;
      results[index] = await work(item).catch((error: unknown) => {
        rest.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: count }, worker));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}

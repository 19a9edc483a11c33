/** Whether the site answers at an address, with whatever status. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

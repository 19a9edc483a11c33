/** One page for all addresses: `src/site/routes.ts` knows what each of them shows. */
export default function route(): boolean {
  return true;
}

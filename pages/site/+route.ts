/** vite-plugin-ssr renders all addresses as one page. `src/app/routes.tsx` is the route table. */
export default function route(): boolean {
  return true;
}

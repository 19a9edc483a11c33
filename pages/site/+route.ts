/** For vite-plugin-ssr all addresses are one page; src/app/routes.tsx maps them to screens. */
export default function route(): boolean {
  return true;
}

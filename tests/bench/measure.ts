/** `npm run measure [house|build|load|lighthouse|beside|check]`: what the project is made of, and what its pages, its build and the check of its texts cost. */
const measures = {
  house: () => import('./house'),
  build: () => import('./build'),
  load: () => import('./load'),
  lighthouse: () => import('./lighthouse'),
  beside: () => import('./beside'),
  check: () => import('./check'),
};

const wanted = process.argv[2] ?? 'house';
const measure = Object.entries(measures).find(([name]) => name === wanted)?.[1];
if (!measure) throw new Error(`No measure "${wanted}": ${Object.keys(measures).join(', ')}`);
await measure();

export {};

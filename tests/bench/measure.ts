/** `npm run measure [lighthouse|beside]`: Lighthouse on the built site, alone or beside another build. */
const measures = {
  lighthouse: () => import('./lighthouse'),
  beside: () => import('./beside'),
};

const [, , wanted = 'lighthouse'] = process.argv;
const measure = Object.entries(measures).find(([name]) => name === wanted)?.[1];
if (!measure) throw new Error(`No measure "${wanted}": ${Object.keys(measures).join(', ')}`);
await measure();

export {};

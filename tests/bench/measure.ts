/** `npm run measure [house|load|lighthouse]`: what the project is made of, and what its built pages cost. */
const measures = {
  house: () => import('./house'),
  load: () => import('./load'),
  lighthouse: () => import('./lighthouse'),
};

const [, , name = 'house'] = process.argv;
const measure = Object.entries(measures).find(([known]) => known === name)?.[1];
if (!measure) throw new Error(`No measure "${name}": ${Object.keys(measures).join(', ')}`);
await measure();

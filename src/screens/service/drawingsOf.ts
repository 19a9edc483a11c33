import { hasSample, type ServiceSlug } from '../../site/catalogue';

/** The diagram of a service's own sample paper, at the base of its case; its model is loaded where there is one. */
export async function drawingsOf(slug: ServiceSlug) {
  if (!hasSample(slug)) return undefined;
  const { samples } = await import('../../samples/samples');
  const { at, control } = samples[slug];
  return at(control.base).drawings;
}

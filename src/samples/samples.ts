import type { SampleSlug } from '../site/catalogue';
import { fiscalExposure } from './fiscalExposure';
import { landUse } from './landUse';
import { retention } from './retention';
import { samplePaperOf, type SamplePaper } from './sample';
import { tenantCost } from './tenantCost';
import { visitorSpending } from './visitorSpending';

/** THE table of sample papers, by the service whose deliverable each is. Only their own page, and the build, read it. */
export const samples: Readonly<Record<SampleSlug, SamplePaper>> = {
  'highest-and-best-use-analysis': samplePaperOf(landUse),
  'special-economic-zone-strategy-and-positioning': samplePaperOf(tenantCost),
  'visitor-economy-strategy': samplePaperOf(visitorSpending),
  'public-private-partnership-strategy': samplePaperOf(fiscalExposure),
  'large-scale-asset-monetization-strategy': samplePaperOf(retention),
};

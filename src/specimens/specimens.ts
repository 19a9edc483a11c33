import type { SpecimenSlug } from '../site/catalogue';
import { fiscalExposure } from './fiscalExposure';
import { landUsePaper } from './landUse';
import { retention } from './retention';
import type { Specimen } from './specimen';
import { tenantCost } from './tenantCost';
import { visitorSpending } from './visitorSpending';

/** THE table of specimens, by the service whose document each is. Only their own page, and the build, read it. */
export const specimens: Readonly<Record<SpecimenSlug, Specimen>> = {
  'highest-and-best-use-analysis': landUsePaper,
  'special-economic-zone-strategy-and-positioning': tenantCost,
  'visitor-economy-strategy': visitorSpending,
  'public-private-partnership-strategy': fiscalExposure,
  'large-scale-asset-monetization-strategy': retention,
};

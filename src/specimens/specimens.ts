import type { SpecimenSlug } from '../site/catalogue';
import { fiscalExposure } from './fiscalExposure';
import { landUse } from './landUse';
import { retention } from './retention';
import { specimenOf, type Specimen } from './specimen';
import { tenantCost } from './tenantCost';
import { visitorSpending } from './visitorSpending';

/** THE table of specimens, by the service whose document each is. Only their own page, and the build, read it. */
export const specimens: Readonly<Record<SpecimenSlug, Specimen>> = {
  'highest-and-best-use-analysis': specimenOf(landUse),
  'special-economic-zone-strategy-and-positioning': specimenOf(tenantCost),
  'visitor-economy-strategy': specimenOf(visitorSpending),
  'public-private-partnership-strategy': specimenOf(fiscalExposure),
  'large-scale-asset-monetization-strategy': specimenOf(retention),
};

import type { SampleSlug } from '../site/catalogue';
import { landUse } from './landUse';
import type { Model } from './model';
import { portOptions } from './portOptions';
import { tenantCost } from './tenantCost';
import { tollGuarantee } from './tollGuarantee';
import { visitorSpending } from './visitorSpending';

export const samples: Readonly<Record<SampleSlug, Model>> = {
  'highest-and-best-use-analysis': landUse,
  'special-economic-zone-strategy-and-positioning': tenantCost,
  'visitor-economy-strategy': visitorSpending,
  'public-private-partnership-strategy': tollGuarantee,
  'large-scale-asset-monetization-strategy': portOptions,
};

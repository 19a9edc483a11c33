import type { z } from 'zod';
import type { ServiceSlug, SampleSlug } from '../site/catalogue';
import type { common } from './common';
import type { home } from './home';
import type { deliverables, references, serviceIndex } from './lists';
import type { serviceSchema } from './service';
import type { samplePaperOf } from './sample';
import type { samples } from './sharedBySamples';

export type Resources = {
  common: z.infer<typeof common>;
  home: z.infer<typeof home>;
  services: z.infer<typeof serviceIndex>;
  deliverables: z.infer<typeof deliverables>;
  references: z.infer<typeof references>;
  samples: z.infer<typeof samples>;
} & Record<`services/${ServiceSlug}`, z.infer<ReturnType<typeof serviceSchema>>> &
  Record<`samples/${SampleSlug}`, z.infer<ReturnType<typeof samplePaperOf>>>;

export type Namespace = keyof Resources;

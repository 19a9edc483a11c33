/* Written by `npm run art -- drawings`: see packages/art/. */

export const monogram = {
  straps:
    'M20.6 6.4 24 3l12 12m-1.9-5.8h4.7v17m2.8-5.6L45 24 33 36m5.8-1.9v4.7h-17m5.6 2.8L24 45 12 33m1.9 5.8H9.2v-17m-2.8 5.6L3 24l12-12m-5.8 1.9V9.2h17',
  strapWidth: 3,
  heart:
    'm24 16 2.3 2.3h3.4v3.4L32 24l-2.3 2.3v3.4h-3.4L24 32l-2.3-2.3h-3.4v-3.4L16 24l2.3-2.3v-3.4h3.4z',
} as const;

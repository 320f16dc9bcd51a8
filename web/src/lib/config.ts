import type { communityZone } from '@arena/domain';

/** Settings of a community that every page needs; others are in `community.ts`. No other code names the community. */
export const config = {
  product: 'Arena Libre',
  /** Prefix of stored keys and files, e.g. `arenalibre_forms`. */
  productKey: 'arenalibre',
  tagline: 'Torneos de Free Fire para toda Latinoamérica.',
  /** IANA zone in which organisers plan. Screens show the viewer's zone. */
  timeZone: 'America/Mexico_City' satisfies typeof communityZone,
  zoneName: 'México',
  /** Language and region for Open Graph. */
  locale: 'es_LA',
} as const;

import type { communityZone } from '@arena/domain';

/**
 * Settings of a community that every page needs; the rest is in `community.ts`. The rest of the code never names the
 * community.
 */
export const config = {
  product: 'Arena Libre',
  /** Names the keys and files that carry the product's name, e.g. `arenalibre_forms`. */
  productKey: 'arenalibre',
  tagline: 'Torneos de Free Fire para toda Latinoamérica.',
  /** IANA name of the zone the organisers plan in. Screens show the viewer's own zone. */
  timeZone: 'America/Mexico_City' satisfies typeof communityZone,
  zoneName: 'México',
  /** Language and region, as Open Graph names them. */
  locale: 'es_LA',
} as const;

import type { communityZone } from '@arena/domain';

/**
 * What one community changes to make the site its own, as far as every page needs it; the rest is in `community.ts`.
 * Nothing else in the code names it.
 */
export const config = {
  product: 'Arena Libre',
  /** Names the keys and files that carry the product's name, e.g. `arenalibre_forms`. */
  productKey: 'arenalibre',
  tagline: 'Torneos de Free Fire para toda Latinoamérica.',
  /** IANA name of the zone the organisers plan in. Screens show the viewer's own zone. */
  timeZone: 'America/Mexico_City' satisfies typeof communityZone,
  /** Where that is, after 'hora de'. */
  zoneName: 'México',
  /** Language and region, as Open Graph names them. */
  locale: 'es_LA',
} as const;

/** The default zone, as an IANA name, if the visitor's own is unknown. */
export const communityZone = 'America/Mexico_City';

/**
 * Offsets of this zone from UTC in minutes, the oldest first: each clock change since the law that old phones don't
 * know. A test compares them with Node's zone data.
 */
export const communityOffsets: readonly { from: string; minutes: number }[] = [
  { from: '2022-10-30T07:00:00Z', minutes: -360 },
];

/** ISO 4217 code of entry fees, and of prizes with a plain `$`. */
export const communityCurrency: string = 'USD';

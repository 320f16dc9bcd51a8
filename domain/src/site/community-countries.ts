import { communityOffsets, communityZone } from './community.ts';

/** A country whose hours are announced: its ISO code, its zone as an IANA name, and shipped offsets as in `communityOffsets`. */
interface CommunityCountry {
  code: string;
  zone: string;
  /** Without them the runtime's zone data decide. */
  offsets?: readonly { from: string; minutes: number }[];
}

/** Countries whose hours announcements name, the community's first. At most three other hours are shown. */
export const communityCountries: readonly CommunityCountry[] = [
  { code: 'MX', zone: communityZone, offsets: communityOffsets },
  { code: 'CO', zone: 'America/Bogota', offsets: [{ from: '2022-10-30T00:00:00Z', minutes: -300 }] },
  { code: 'PE', zone: 'America/Lima', offsets: [{ from: '2022-10-30T00:00:00Z', minutes: -300 }] },
  { code: 'AR', zone: 'America/Argentina/Buenos_Aires', offsets: [{ from: '2022-10-30T00:00:00Z', minutes: -180 }] },
  { code: 'BR', zone: 'America/Sao_Paulo', offsets: [{ from: '2022-10-30T00:00:00Z', minutes: -180 }] },
];

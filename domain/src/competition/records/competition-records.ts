import type { Competition } from './competition.schema.ts';
import type { Entry } from './entry.schema.ts';
import type { Match } from './match.schema.ts';

/** A competition with its entries and matches; null before it is planned. */
export interface CompetitionRecords {
  competition: Competition | null;
  entries: readonly Entry[];
  matches: readonly Match[];
}

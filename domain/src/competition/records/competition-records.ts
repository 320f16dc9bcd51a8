import type { Competition } from './competition.schema.ts';
import type { Entry } from './entry.schema.ts';
import type { Match } from './match.schema.ts';

/** A competition, who plays it, and its matches; one that isn't planned yet is null. */
export interface CompetitionRecords {
  competition: Competition | null;
  entries: readonly Entry[];
  matches: readonly Match[];
}

import { PublicPlayerId } from '../ids.ts';
import { PrizeTotals, PublicPrize } from '../prize/prize.schema.ts';
import { TeamSize } from '../tournament/modes.schema.ts';
import { z } from '../zod.ts';

const count = z.int().min(0);

/** A player of an entry, under the nickname used there. Hidden players have no nickname. */
const ArchivedPlayer = z.strictObject({
  id: PublicPlayerId,
  nickname: z.string(),
  /** The player's own kills; absent if no result has kills by player. */
  kills: count.optional(),
});

/** One entry's place, its points in the last stage it played, and its totals over all stages. */
export const ArchivedEntry = z.strictObject({
  name: z.string(),
  place: z.int().min(1),
  points: z.number(),
  wins: count,
  kills: count,
  matches: count,
  /** In a single match. */
  mostKills: count,
  players: z.array(ArchivedPlayer),
});
export type ArchivedEntry = z.infer<typeof ArchivedEntry>;

/**
 * The archive of a competition, under the tournament's id, written with every change. `playerIds` include hidden
 * players, to find their competitions.
 */
export const TournamentArchive = z.strictObject({
  finished: z.boolean(),
  teamSize: TeamSize,
  entries: z.array(ArchivedEntry),
  /** Number of entries with a place, more than `entries` if those didn't fit; absent in archives of before. */
  placed: count.optional(),
  /** The rank from which the champion came back. */
  comeback: z.int().min(1).nullable(),
  playerIds: z.array(PublicPlayerId),
  prizes: z.array(PublicPrize),
  /** True if it has prizes. */
  hasPrizes: z.boolean(),
  /** True if an organiser still has to deliver a prize. */
  owes: z.boolean(),
});
export type TournamentArchive = z.infer<typeof TournamentArchive>;

/** A name in the history; `playerId` where the player has a page. */
export const HistoryName = z.strictObject({ name: z.string(), playerId: PublicPlayerId.nullable() });
export type HistoryName = z.infer<typeof HistoryName>;

const PastTournament = z.strictObject({ id: z.string(), name: z.string(), date: z.string().nullable() });
export type PastTournament = z.infer<typeof PastTournament>;

/** A finished tournament with its champion. `players` counts entries: players, or teams. */
export const HistoryTournament = z.strictObject({
  ...PastTournament.shape,
  teamSize: TeamSize,
  players: count,
  podium: z.array(HistoryName.extend({ place: z.int().min(1), points: z.number() })),
});
export type HistoryTournament = z.infer<typeof HistoryTournament>;

export const RecordKind = z.enum(['titles', 'wins', 'killsInMatch', 'killsInTournament', 'comeback']);
export type RecordKind = z.infer<typeof RecordKind>;

/** The best value of all tournaments, and its tournament; null if it covers several. */
export const HistoryRecord = z.strictObject({
  kind: RecordKind,
  value: count,
  holders: z.array(HistoryName),
  /** Holders beyond the named ones. */
  others: count.min(1).optional(),
  tournament: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
});
export type HistoryRecord = z.infer<typeof HistoryRecord>;

/** The prizes of a tournament, even if its final was reopened. */
export const HistoryPrizes = z.strictObject({
  ...PastTournament.shape,
  prizes: z.array(PublicPrize),
});
export type HistoryPrizes = z.infer<typeof HistoryPrizes>;

/** The shared head of all history pages. */
const HistoryHead = z.strictObject({
  /** All years with tournaments, the latest first. */
  years: z.array(z.string()),
  records: z.array(HistoryRecord),
  prizes: PrizeTotals,
});
type HistoryHead = z.infer<typeof HistoryHead>;

/** `history/summary`: the published tournaments that are over or have prizes, by year, the latest first. */
export const HistorySummary = HistoryHead.extend({
  years: z.array(z.strictObject({ year: z.string(), tournaments: z.array(PastTournament) })),
});
export type HistorySummary = z.infer<typeof HistorySummary>;

/** The tournaments of a year, the latest first, and their prizes. */
export interface HistoryYear {
  tournaments: HistoryTournament[];
  prizes: HistoryPrizes[];
}

/** One tournament of a player. `as` is the player's team, empty for a solo player. */
export const Appearance = ArchivedEntry.omit({ name: true, players: true }).extend({
  tournamentId: z.string(),
  tournament: z.string(),
  date: z.string().nullable(),
  /** Number of entries. */
  of: count,
  as: z.string(),
  /** The player's own kills within a team; absent if unknown. */
  ownKills: count.optional(),
});
export type Appearance = z.infer<typeof Appearance>;

/** A player's tournaments, the latest first, under the latest nickname. */
export const PlayerHistory = z.strictObject({
  id: PublicPlayerId,
  nickname: z.string(),
  appearances: z.array(Appearance),
});
export type PlayerHistory = z.infer<typeof PlayerHistory>;

/** `history/nicknames`: the search index. */
export const Nicknames = z.strictObject({
  players: z.array(ArchivedPlayer.extend({ tournaments: count, titles: count })),
});
export type Nicknames = z.infer<typeof Nicknames>;

/** A page of past tournaments, of a year or of found players. `address` is its path and query. */
export interface HistoryPage extends HistoryHead {
  address: string;
  year: string | null;
  tournaments: readonly HistoryTournament[];
  /** The prizes of the year's tournaments. */
  tournamentPrizes: readonly HistoryPrizes[];
  search: { typed: string; found: Nicknames['players'] } | null;
}

/**
 * Reads for the history pages. Each rejects if the database is unreachable, and returns null for a missing document.
 */
export interface HistorySource {
  summary(): Promise<HistorySummary | null>;
  year(year: string): Promise<HistoryYear>;
  player(id: string): Promise<PlayerHistory | null>;
  nicknames(): Promise<Nicknames | null>;
}

import { PublicPlayerId } from '../ids.ts';
import { PrizeTotals, PublicPrize } from '../prize/prize.schema.ts';
import { TeamSize } from '../team-size.schema.ts';
import { z } from '../zod.ts';

const count = z.int().min(0);

/** A player of an entry, under the nickname they played by. Who is hidden isn't named. */
const DigestPlayer = z.strictObject({ id: PublicPlayerId, nickname: z.string() });

/** What one entry came to: its place, the points of the last stage it played, and its deeds over all of them. */
export const DigestEntry = z.strictObject({
  name: z.string(),
  place: z.int().min(1),
  points: z.number(),
  wins: count,
  kills: count,
  matches: count,
  /** In a single match. */
  mostKills: count,
  players: z.array(DigestPlayer),
});
export type DigestEntry = z.infer<typeof DigestEntry>;

/**
 * A competition as the history remembers it, under the tournament's id; written with every change of the competition.
 * `playerIds` are all who play in it, the hidden ones too: by it their competitions are found.
 */
export const Digest = z.strictObject({
  finished: z.boolean(),
  teamSize: TeamSize,
  entries: z.array(DigestEntry),
  /** The rank from which the champion came back. */
  comeback: z.int().min(1).nullable(),
  playerIds: z.array(PublicPlayerId),
  prizes: z.array(PublicPrize),
  /** Whether it has any. */
  hasPrizes: z.boolean(),
  /** Whether one of them waits for an organiser. */
  owes: z.boolean(),
});
export type Digest = z.infer<typeof Digest>;

/** A name in the history; `playerId` where the player has a page. */
export const HistoryName = z.strictObject({ name: z.string(), playerId: PublicPlayerId.nullable() });
export type HistoryName = z.infer<typeof HistoryName>;

/** A tournament that has its champion. `players` counts who played: players, or teams. */
export const HistoryTournament = z.strictObject({
  id: z.string(),
  name: z.string(),
  date: z.string().nullable(),
  teamSize: TeamSize,
  players: count,
  podium: z.array(HistoryName.extend({ place: z.int().min(1), points: z.number() })),
});
export type HistoryTournament = z.infer<typeof HistoryTournament>;

export const RecordKind = z.enum(['titles', 'wins', 'killsInMatch', 'killsInTournament', 'comeback']);
export type RecordKind = z.infer<typeof RecordKind>;

/** The best of all tournaments in something, and in which it was; null where it is over several. */
export const HistoryRecord = z.strictObject({
  kind: RecordKind,
  value: count,
  holders: z.array(HistoryName),
  /** How many more hold it than are named, where there are some. */
  others: count.min(1).optional(),
  tournament: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
});
export type HistoryRecord = z.infer<typeof HistoryRecord>;

/** The prizes of a tournament, also of one whose final was opened again. */
export const HistoryPrizes = z.strictObject({
  ...HistoryTournament.pick({ id: true, name: true, date: true }).shape,
  prizes: z.array(PublicPrize),
});
export type HistoryPrizes = z.infer<typeof HistoryPrizes>;

/** `history/all`: the years there are, the latest first, the records, and all prizes together. */
export const HistoryHead = z.strictObject({
  years: z.array(z.string()),
  records: z.array(HistoryRecord),
  prizes: PrizeTotals,
});
export type HistoryHead = z.infer<typeof HistoryHead>;

/** `history/{year}`: its tournaments, the latest first, and their prizes. */
export const HistoryYear = z.strictObject({
  tournaments: z.array(HistoryTournament),
  prizes: z.array(HistoryPrizes),
});
export type HistoryYear = z.infer<typeof HistoryYear>;

/** One tournament of a player; `as` is the team they played for, empty where they played alone. */
export const Appearance = DigestEntry.omit({ name: true, players: true }).extend({
  tournamentId: z.string(),
  tournament: z.string(),
  date: z.string().nullable(),
  /** Among so many. */
  of: count,
  as: z.string(),
});
export type Appearance = z.infer<typeof Appearance>;

/** A player's tournaments, the latest first, under the nickname of the latest. */
export const PlayerHistory = z.strictObject({
  id: PublicPlayerId,
  nickname: z.string(),
  appearances: z.array(Appearance),
});
export type PlayerHistory = z.infer<typeof PlayerHistory>;

/** `history/players-{first digit}`: those whose id begins with it. */
export const PlayersShelf = z.strictObject({ players: z.array(PlayerHistory) });
export type PlayersShelf = z.infer<typeof PlayersShelf>;

/** `history/nicknames`: who can be looked for. */
export const Nicknames = z.strictObject({
  players: z.array(DigestPlayer.extend({ tournaments: count, titles: count })),
});
export type Nicknames = z.infer<typeof Nicknames>;

/** What the page of past tournaments shows: those of a year, or who was found. `address` is its path and query. */
export interface HistoryPage extends HistoryHead {
  address: string;
  year: string | null;
  tournaments: readonly HistoryTournament[];
  /** The prizes of the year's tournaments. */
  ledger: readonly HistoryPrizes[];
  search: { typed: string; found: Nicknames['players'] } | null;
}

/** Where the pages of the past get what they show. Each rejects where the database can't be reached; null: none. */
export interface HistorySource {
  head(): Promise<HistoryHead | null>;
  year(year: string): Promise<HistoryYear | null>;
  shelf(id: string): Promise<PlayersShelf | null>;
  nicknames(): Promise<Nicknames | null>;
}

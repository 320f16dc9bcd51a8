import { groupedBy } from '../../grouped-by.ts';
import * as limits from '../../limits/limits.ts';
import { foldName } from '../reading/fold.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match, StoredPlayerKills } from '../records/match.schema.ts';
import type { Results, TopPlayer } from '../records/results.schema.ts';
import { isCounted } from './counting.ts';

/** A player's kills over the matches with kills by player. */
export interface PlayerTotal {
  kills: number;
  matches: number;
}

/** A player who isn't in the entry any more, under the nickname of then. */
interface FormerPlayer extends PlayerTotal {
  nickname: string;
  publicId: string | null;
}

/** Kills of an entry's present players, in their order, and of its former ones. */
export interface EntryKills {
  players: readonly (PlayerTotal | null)[];
  former: readonly FormerPlayer[];
}

type Kills = StoredPlayerKills[number];
type Players = Entry['players'];

/**
 * Returns the player's index among the entry's present players; -1 for a former player. The same public id or nickname
 * is the same player, wherever in the list. Without either, the position counts.
 */
function positionOf(
  { player, publicId, nickname }: Omit<Kills, 'entryId' | 'kills'>,
  players: Players,
  ids: readonly (string | null)[],
): number {
  const known = publicId === null ? -1 : ids.indexOf(publicId);
  if (known >= 0) return known;
  const name = foldName(nickname ?? '');
  if (name === '') return publicId === null && player < players.length ? player : -1;
  const isNamed = (one: Players[number] | undefined) => one !== undefined && foldName(one.nickname) === name;
  return isNamed(players[player]) ? player : players.findIndex(isNamed);
}

function add(total: PlayerTotal | null | undefined, { kills }: Kills): PlayerTotal {
  return { kills: (total?.kills ?? 0) + kills, matches: (total?.matches ?? 0) + 1 };
}

/**
 * Sums the kills by player of each entry over the matches that count.
 * @param idsOf returns the public ids of an entry's players; null for unknown ones
 */
export function playerTotals<E extends Pick<Entry, 'id' | 'players' | 'status' | 'keepsPoints'>>(
  entries: readonly E[],
  matches: readonly Pick<Match, 'state' | 'playerKills'>[],
  idsOf: (entry: E) => readonly (string | null)[],
): Map<string, EntryKills> {
  const all = matches.filter(isCounted).flatMap(({ playerKills = [] }) => playerKills);
  const byEntry = groupedBy(all, ({ entryId }) => entryId);
  const totals = new Map<string, EntryKills>();
  for (const entry of entries) {
    const own = byEntry.get(entry.id);
    if (own === undefined || (entry.status === 'disqualified' && !entry.keepsPoints)) continue;
    const ids = idsOf(entry);
    const players: (PlayerTotal | null)[] = entry.players.map(() => null);
    const former = new Map<string, FormerPlayer>();
    for (const one of own) {
      const at = positionOf(one, entry.players, ids);
      const { nickname = '', publicId } = one;
      const key = publicId ?? foldName(nickname);
      if (at >= 0) players[at] = add(players[at], one);
      else if (nickname !== '') former.set(key, { ...add(former.get(key), one), nickname, publicId });
    }
    totals.set(entry.id, { players, former: [...former.values()] });
  }
  return totals;
}

/**
 * Lists the players with the most kills, former ones included; those without a public nickname are left out.
 * @param hidden public ids of hidden players
 */
export function topPlayers(
  entries: readonly Pick<Entry, 'id' | 'players'>[],
  killsOf: (entryId: string) => EntryKills | undefined,
  hidden: ReadonlySet<string> = new Set(),
): TopPlayer[] {
  return entries
    .flatMap(({ id, players }) => {
      const own = killsOf(id);
      const former = (own?.former ?? []).filter(({ publicId }) => publicId === null || !hidden.has(publicId));
      const present = (own?.players ?? []).map(
        (total, index) => total && { ...total, nickname: players[index]?.nickname },
      );
      return [...present, ...former].flatMap((one) => {
        const nickname = one?.nickname?.trim() ?? '';
        if (one === null || one.kills === 0 || nickname === '') return [];
        return [{ entryId: id, nickname, kills: one.kills, matches: one.matches }];
      });
    })
    .sort((a, b) => b.kills - a.kills || a.matches - b.matches || (a.nickname < b.nickname ? -1 : 1))
    .slice(0, limits.competition.topPlayers);
}

/** Counts the matches with kills by player, and all that count. */
export function playerKillMatches(
  matches: readonly Pick<Match, 'state' | 'playerKills'>[],
): NonNullable<Results['playerKillMatches']> {
  const played = matches.filter(isCounted);
  return { matches: played.filter(({ playerKills = [] }) => playerKills.length > 0).length, of: played.length };
}

/** Notes the nicknames of stored kills by player before an entry's players change. */
export function withNicknames(
  match: Match,
  { id, players }: Pick<Entry, 'id' | 'players'>,
  ids: readonly (string | null)[],
): Match {
  const { playerKills = [] } = match;
  if (!playerKills.some((one) => one.entryId === id && one.nickname === undefined)) return match;
  const named = playerKills.map((one) => {
    if (one.entryId !== id || one.nickname !== undefined) return one;
    const nickname = players[positionOf(one, players, ids)]?.nickname ?? '';
    return nickname === '' ? one : { ...one, nickname };
  });
  return { ...match, playerKills: named };
}

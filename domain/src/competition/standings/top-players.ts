import { groupedBy } from '../../grouped-by.ts';
import * as limits from '../../limits/limits.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match, StoredPlayerKills } from '../records/match.schema.ts';
import type { TopPlayer } from '../records/results.schema.ts';
import { isCounted } from './counting.ts';

/** A player's kills over the matches with kills by player. */
export interface PlayerTotal {
  kills: number;
  matches: number;
}

/** Returns the player's index among the entry's current players; -1 for a replaced player. */
function positionOf({ player, publicId }: StoredPlayerKills[number], ids: readonly (string | null)[]): number {
  return publicId === null ? player : ids.indexOf(publicId);
}

/**
 * Sums the kills of an entry's players over the matches that count, in the order of its players; null for players
 * without any.
 * @param idsOf returns the public ids of an entry's players; null for unknown ones
 */
export function playerTotals<E extends Pick<Entry, 'id' | 'players' | 'status' | 'keepsPoints'>>(
  entries: readonly E[],
  matches: readonly Pick<Match, 'state' | 'playerKills'>[],
  idsOf: (entry: E) => readonly (string | null)[],
): Map<string, (PlayerTotal | null)[]> {
  const all = matches.filter(isCounted).flatMap(({ playerKills = [] }) => playerKills);
  const byEntry = groupedBy(all, ({ entryId }) => entryId);
  const totals = new Map<string, (PlayerTotal | null)[]>();
  for (const entry of entries) {
    const own = byEntry.get(entry.id);
    if (own === undefined || (entry.status === 'disqualified' && !entry.keepsPoints)) continue;
    const ids = idsOf(entry);
    const sums: (PlayerTotal | null)[] = entry.players.map(() => null);
    for (const one of own) {
      const at = positionOf(one, ids);
      if (at < 0 || at >= sums.length) continue;
      const { kills, matches: count } = sums[at] ?? { kills: 0, matches: 0 };
      sums[at] = { kills: kills + one.kills, matches: count + 1 };
    }
    totals.set(entry.id, sums);
  }
  return totals;
}

/** Lists the players with the most kills; those without a public nickname are left out. */
export function topPlayers(
  entries: readonly Pick<Entry, 'id' | 'players'>[],
  totalsOf: (entryId: string) => readonly (PlayerTotal | null)[],
): TopPlayer[] {
  return entries
    .flatMap(({ id, players }) =>
      totalsOf(id).flatMap((total, index) => {
        const nickname = players[index]?.nickname.trim() ?? '';
        return total === null || total.kills === 0 || nickname === '' ? [] : [{ entryId: id, nickname, ...total }];
      }),
    )
    .sort((a, b) => b.kills - a.kills || a.matches - b.matches || (a.nickname < b.nickname ? -1 : 1))
    .slice(0, limits.competition.topPlayers);
}

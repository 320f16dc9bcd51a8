import { type CompetitionRefusal, refuse } from '../plan/refusals.ts';
import { foldName } from '../reading/fold.ts';
import type { ReadRow } from '../reading/reading.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match, PlayerKills, ResultRow, StoredPlayerKills } from '../records/match.schema.ts';

interface Named extends Pick<Entry, 'id' | 'players'> {
  name: string;
}

/**
 * Finds the kills by player in a parsed result, by Free Fire ID or nickname. Unknown players are left out. So is an
 * entry whose players have more kills than the entry.
 */
export function playerKillsIn(
  rows: readonly Pick<ReadRow, 'entryId' | 'kills' | 'players'>[],
  entries: readonly Pick<Entry, 'id' | 'players'>[],
): PlayerKills[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry.players]));
  return rows.flatMap(({ entryId, kills, players }) => {
    const known = byId.get(entryId) ?? [];
    const found = new Map<number, number>();
    for (const one of players) {
      const at = known.findIndex(({ freeFireId, nickname }) =>
        one.freeFireId !== null && freeFireId !== null
          ? one.freeFireId === freeFireId
          : foldName(nickname) === foldName(one.nickname) && foldName(nickname) !== '',
      );
      if (at >= 0 && one.kills !== null && !found.has(at)) found.set(at, one.kills);
    }
    const sum = [...found.values()].reduce((total, each) => total + each, 0);
    return sum > (kills ?? 0) ? [] : [...found].map(([player, own]) => ({ entryId, player, kills: own }));
  });
}

/** Lists reasons why kills by player can't be saved with a result, each at its field (`playerKills.3.kills`). */
export function playerKillsRefusals(
  playerKills: readonly PlayerKills[],
  rows: readonly ResultRow[],
  entries: readonly Named[],
): CompetitionRefusal[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const left = new Map(rows.map(({ entryId, kills }) => [entryId, kills ?? 0]));
  const seen = new Set<string>();
  return playerKills.flatMap(({ entryId, player, kills }, index) => {
    const entry = byId.get(entryId);
    const values = { entry: entry?.name ?? 'este participante' };
    const key = `${entryId} ${player}`;
    if (entry?.players[player] === undefined || seen.has(key)) {
      return [refuse('player_unknown', `playerKills.${index}.player`, values, [entryId])];
    }
    seen.add(key);
    const rest = (left.get(entryId) ?? 0) - kills;
    left.set(entryId, rest);
    return rest < 0 ? [refuse('player_kills_above', `playerKills.${index}.kills`, values, [entryId])] : [];
  });
}

/** Returns the stored kills by player of entries whose kills a new result doesn't change. */
export function keptPlayerKills(
  { playerKills = [], rows: before }: Pick<Match, 'playerKills' | 'rows'>,
  rows: readonly ResultRow[],
): StoredPlayerKills {
  const killsOf = (all: readonly ResultRow[]) => new Map(all.map(({ entryId, kills }) => [entryId, kills]));
  const [was, is] = [killsOf(before), killsOf(rows)];
  return playerKills.filter(({ entryId }) => is.has(entryId) && was.get(entryId) === is.get(entryId));
}

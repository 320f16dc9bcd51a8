import { firstFitting, storedBytes } from '../competition/files/stored-bytes.ts';
import { isUnnamed } from '../competition/records/entry-name.ts';
import { groupedBy } from '../grouped-by.ts';
import * as limits from '../limits/limits.ts';
import { prizeTotals } from '../prize/prize-standing.ts';
import { communityZone } from '../site/community-zone.ts';
import { nameKey } from '../text/name-key.ts';
import { toMillis } from '../time/instant.ts';
import { yearText } from '../time/month-text.ts';
import type { Tournament } from '../tournament/tournament.schema.ts';
import type {
  Appearance,
  Digest,
  DigestEntry,
  HistoryHead,
  HistoryName,
  HistoryRecord,
  HistoryTournament,
  HistoryYear,
  Nicknames,
  PlayerHistory,
  PlayersShelf,
  RecordKind,
} from './history.schema.ts';

/** A published tournament and what its competition came to. */
export interface Remembered {
  tournament: Pick<Tournament, 'id' | 'name' | 'date'>;
  digest: Digest;
}

/** The documents of the history by their ids. */
export type HistoryDocuments = Readonly<Record<string, HistoryHead | HistoryYear | PlayersShelf | Nicknames>>;

const PODIUM = 3;
const UNDATED = 'sin-fecha';

function nameOf({ name, players }: DigestEntry, teamSize: number): HistoryName {
  return { name, playerId: teamSize === 1 ? (players[0]?.id ?? null) : null };
}

function tournamentOf({ tournament: { id, name, date }, digest }: Remembered): HistoryTournament {
  const podium = digest.entries
    .filter(({ place }) => place <= PODIUM)
    .slice(0, PODIUM + limits.summaryNames)
    .map((entry) => ({ ...nameOf(entry, digest.teamSize), place: entry.place, points: entry.points }));
  return { id, name, date, teamSize: digest.teamSize, players: digest.entries.length, podium };
}

/** Somebody who did something: a player, or a team by its name. */
interface Deed {
  value: number;
  holder: HistoryName;
  /** By which the same player or team is known again; null where nothing says that it is the same. */
  key: string | null;
  tournament: { id: string; name: string } | null;
}

/** Of a player who is hidden, or of whom no ID is known, there is but a name, which others may have too. */
function keyOf({ playerId, name }: HistoryName, { teamSize }: Digest): string | null {
  return teamSize === 1 || isUnnamed(name) ? playerId : nameKey(name);
}

/** The best of some deeds; none where nobody did it. */
function best(kind: RecordKind, deeds: readonly Deed[]): HistoryRecord[] {
  const value = deeds.reduce((most, deed) => Math.max(most, deed.value), 0);
  const top = deeds.filter((deed) => deed.value === value);
  const [first] = top;
  if (value === 0 || first === undefined) return [];
  // Who did it twice holds it once.
  const who = groupedBy(top, ({ key, holder }) => key ?? holder.name);
  const holders = [...who.values()].flatMap(([one]) => one?.holder ?? []);
  const others = holders.length - limits.summaryNames;
  return [
    {
      kind,
      value,
      holders: holders.slice(0, limits.summaryNames),
      ...(others > 0 ? { others } : {}),
      tournament: top.length === 1 ? first.tournament : null,
    },
  ];
}

/** Deeds of the same player or team together. */
function together(deeds: readonly Deed[]): Deed[] {
  const sums = new Map<string, Deed>();
  for (const { value, holder, key } of deeds) {
    const known = key === null ? undefined : sums.get(key);
    if (known !== undefined) known.value += value;
    else if (key !== null) sums.set(key, { value, holder, key, tournament: null });
  }
  return [...sums.values(), ...deeds.filter(({ key }) => key === null)];
}

function recordsOf(all: readonly Remembered[]): HistoryRecord[] {
  const deeds = (value: (entry: DigestEntry, digest: Digest) => number): Deed[] =>
    all.flatMap(({ tournament: { id, name }, digest }) =>
      digest.entries.map((entry) => {
        const holder = nameOf(entry, digest.teamSize);
        return { value: value(entry, digest), holder, key: keyOf(holder, digest), tournament: { id, name } };
      }),
    );
  return [
    ...best('titles', together(deeds(({ place }) => (place === 1 ? 1 : 0)))),
    ...best('wins', together(deeds(({ wins }) => wins))),
    ...best(
      'killsInMatch',
      deeds(({ mostKills }) => mostKills),
    ),
    ...best(
      'killsInTournament',
      deeds(({ kills }) => kills),
    ),
    ...best(
      'comeback',
      deeds(({ place }, { comeback }) => (place === 1 ? (comeback ?? 0) : 0)),
    ),
  ];
}

/**
 * Everybody who played, with their tournaments, as far as their shelf holds them in so many bytes. What comes first is
 * on it first: once it is full, nothing that is older is.
 */
function playersOf(all: readonly Remembered[], most: number): PlayerHistory[] {
  const players = new Map<string, PlayerHistory>();
  const left = new Map<string, number>();
  for (const { tournament, digest } of all) {
    for (const { name, players: own, ...deeds } of digest.entries) {
      const appearance: Appearance = {
        ...deeds,
        tournamentId: tournament.id,
        tournament: tournament.name,
        date: tournament.date,
        of: digest.entries.length,
        as: digest.teamSize === 1 ? '' : name,
      };
      const bytes = storedBytes(appearance);
      for (const { id, nickname } of own) {
        const known = players.get(id) ?? { id, nickname, appearances: [] };
        if (known.appearances.length === limits.history.appearances) continue;
        const room = left.get(shelfOf(id)) ?? most - storedBytes({ players: [] });
        const rest = room - bytes - (known.appearances.length === 0 ? storedBytes(known) : 0);
        left.set(shelfOf(id), rest);
        if (rest < 0) continue;
        players.set(id, known);
        known.appearances.push(appearance);
      }
    }
  }
  return [...players.values()];
}

function yearOf(some: readonly Remembered[], most: number): HistoryYear {
  const parts = some.slice(0, limits.history.year).map((one): HistoryYear => {
    const { id, name, date } = one.tournament;
    const { finished, hasPrizes, prizes } = one.digest;
    return { tournaments: finished ? [tournamentOf(one)] : [], prizes: hasPrizes ? [{ id, name, date, prizes }] : [] };
  });
  const kept = firstFitting(parts, most);
  return {
    tournaments: kept.flatMap(({ tournaments }) => tournaments),
    prizes: kept.flatMap(({ prizes }) => prizes),
  };
}

const startOf = ({ tournament }: Remembered) => toMillis(tournament.date) ?? 0;

/** The document that holds a player's tournaments. */
export function shelfOf(playerId: string): string {
  return `players-${playerId.charAt(0)}`;
}

/**
 * Every document of the history, made anew, by the years of the community's zone. What doesn't fit is what is oldest: of
 * a year's tournaments, of a player's and of a shelf's, of the players one can look for.
 * @param most how many bytes a document may hold.
 */
export function buildHistory(remembered: readonly Remembered[], most: number = limits.resultsBytes): HistoryDocuments {
  const latest = remembered
    .filter(({ digest }) => digest.finished || digest.hasPrizes)
    .sort((a, b) => startOf(b) - startOf(a));
  const all = latest.filter(({ digest }) => digest.finished);
  const years = groupedBy(latest, ({ tournament }) => yearText(tournament.date, communityZone) || UNDATED);
  const players = playersOf(all, most);
  const shelves = groupedBy(players, ({ id }) => shelfOf(id));
  const found = players.slice(0, limits.history.nicknames).map(({ id, nickname, appearances }) => ({
    id,
    nickname,
    tournaments: appearances.length,
    titles: appearances.filter(({ place }) => place === 1).length,
  }));
  return {
    all: {
      years: [...years.keys()],
      records: recordsOf(all),
      prizes: prizeTotals(latest.flatMap(({ digest }) => digest.prizes)),
    },
    nicknames: { players: firstFitting(found, most - storedBytes({ players: [] })) },
    ...Object.fromEntries([...years].map(([year, some]) => [year, yearOf(some, most)])),
    ...Object.fromEntries([...shelves].map(([shelf, some]) => [shelf, { players: some }])),
  };
}

/** Who goes by a nickname that has this in it, the closest first: the same, then those that begin with it. */
export function findPlayers({ players }: Nicknames, typed: string): Nicknames['players'] {
  const wanted = nameKey(typed);
  if (wanted === '') return [];
  const rank = (nickname: string) => {
    const key = nameKey(nickname);
    if (key === wanted) return 0;
    return key.startsWith(wanted) ? 1 : key.includes(wanted) ? 2 : null;
  };
  return players
    .flatMap((player) => {
      const at = rank(player.nickname);
      return at === null ? [] : [{ player, at }];
    })
    .sort((a, b) => a.at - b.at)
    .slice(0, limits.history.found)
    .map(({ player }) => player);
}

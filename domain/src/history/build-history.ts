import { firstFitting, storedBytes } from '../competition/files/stored-bytes.ts';
import { isUnnamed } from '../competition/records/entry-name.ts';
import { groupedBy } from '../grouped-by.ts';
import * as limits from '../limits/limits.ts';
import { prizeTotals } from '../prize/prize-standing.ts';
import { communityZone } from '../site/community.ts';
import { nameKey } from '../text/name-key.ts';
import { toMillis } from '../time/instant.ts';
import { yearText } from '../time/month-text.ts';
import type {
  Appearance,
  ArchivedEntry,
  HistoryName,
  HistoryRecord,
  HistorySummary,
  HistoryTournament,
  HistoryYear,
  Nicknames,
  PastTournament,
  PlayerHistory,
  RecordKind,
  TournamentArchive,
} from './history.schema.ts';

/** A published tournament and its archive. */
export interface Remembered {
  tournament: PastTournament;
  archive: TournamentArchive;
}

const PODIUM = 3;
const UNDATED = 'sin-fecha';

function nameOf({ name, players }: ArchivedEntry, teamSize: number): HistoryName {
  return { name, playerId: teamSize === 1 ? (players[0]?.id ?? null) : null };
}

const placedIn = ({ placed, entries }: TournamentArchive) => placed ?? entries.length;

function tournamentOf({ tournament: { id, name, date }, archive }: Remembered): HistoryTournament {
  const podium = archive.entries
    .filter(({ place }) => place <= PODIUM)
    .slice(0, PODIUM + limits.summaryNames)
    .map((entry) => ({ ...nameOf(entry, archive.teamSize), place: entry.place, points: entry.points }));
  return { id, name, date, teamSize: archive.teamSize, players: placedIn(archive), podium };
}

/** A result that may be a record, and the player or team behind it. */
interface Feat {
  value: number;
  holder: HistoryName;
  /** Identifies the same player or team in several tournaments; null if nothing does. */
  key: string | null;
  tournament: { id: string; name: string } | null;
}

/** Hidden players and those without a known ID have only a name, which others may share. */
function keyOf({ playerId, name }: HistoryName, { teamSize }: TournamentArchive): string | null {
  return teamSize === 1 || isUnnamed(name) ? playerId : nameKey(name);
}

/** Returns the holders of the best value. */
/** A champion who was on the podium all along came back from nowhere. */
const LOWEST_COMEBACK = 4;

function best(kind: RecordKind, feats: readonly Feat[]): HistoryRecord[] {
  const value = feats.reduce((most, feat) => Math.max(most, feat.value), 0);
  const top = feats.filter((feat) => feat.value === value);
  const [first] = top;
  if (value === 0 || first === undefined) return [];
  // A holder with the same value twice is listed once.
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

/** Groups results by player or team. */
function together(feats: readonly Feat[]): Feat[] {
  const sums = new Map<string, Feat>();
  for (const { value, holder, key } of feats) {
    const known = key === null ? undefined : sums.get(key);
    if (known !== undefined) known.value += value;
    else if (key !== null) sums.set(key, { value, holder, key, tournament: null });
  }
  return [...sums.values(), ...feats.filter(({ key }) => key === null)];
}

function recordsOf(all: readonly Remembered[]): HistoryRecord[] {
  const feats = (value: (entry: ArchivedEntry, archive: TournamentArchive) => number): Feat[] =>
    all.flatMap(({ tournament: { id, name }, archive }) =>
      archive.entries.map((entry) => {
        const holder = nameOf(entry, archive.teamSize);
        return { value: value(entry, archive), holder, key: keyOf(holder, archive), tournament: { id, name } };
      }),
    );
  const titles = together(feats(({ place }) => (place === 1 ? 1 : 0)));
  const wins = together(feats((entry) => entry.wins));
  const killsInMatch = feats(({ mostKills }) => mostKills);
  const killsInTournament = feats(({ kills }) => kills);
  const comebacks = feats(({ place }, { comeback }) =>
    place === 1 && comeback !== null && comeback >= LOWEST_COMEBACK ? comeback : 0,
  );
  return [
    ...best('titles', titles),
    ...best('wins', wins),
    ...best('killsInMatch', killsInMatch),
    ...best('killsInTournament', killsInTournament),
    ...best('comeback', comebacks),
  ];
}

/** Lists a player's tournaments, the latest first; null for a hidden player or one without any. */
export function playerHistory(id: string, all: readonly Remembered[]): PlayerHistory | null {
  const found = finishedOf(all).flatMap(({ tournament, archive }) =>
    archive.entries.flatMap(({ name, players, ...feats }) => {
      const player = players.find((one) => one.id === id);
      if (player === undefined) return [];
      const isTeam = archive.teamSize > 1;
      const appearance: Appearance = {
        ...feats,
        tournamentId: tournament.id,
        tournament: tournament.name,
        date: tournament.date,
        of: placedIn(archive),
        as: isTeam ? name : '',
        ...(isTeam && player.kills !== undefined ? { ownKills: player.kills } : {}),
      };
      return [{ nickname: player.nickname, appearance }];
    }),
  );
  const [latest] = found;
  if (latest === undefined) return null;
  return { id, nickname: latest.nickname, appearances: found.map(({ appearance }) => appearance) };
}

/** Lists a year's tournaments with a champion, and the prizes of all its tournaments, in the given order. */
export function historyYear(all: readonly Remembered[]): HistoryYear {
  const withPrizes = all.filter(({ archive }) => archive.hasPrizes);
  return {
    tournaments: all.filter(({ archive }) => archive.finished).map(tournamentOf),
    prizes: withPrizes.map(({ tournament, archive }) => ({ ...tournament, prizes: archive.prizes })),
  };
}

/** Collects the players of past tournaments, the latest first, up to the size of a document. */
function nicknamesOf(all: readonly Remembered[], most: number): Nicknames {
  const players = new Map<string, Nicknames['players'][number]>();
  for (const { archive } of all) {
    for (const { place, players: own } of archive.entries) {
      for (const { id, nickname } of own) {
        const known = players.get(id) ?? { id, nickname, tournaments: 0, titles: 0 };
        known.tournaments += 1;
        if (place === 1) known.titles += 1;
        players.set(id, known);
      }
    }
  }
  const found = [...players.values()].slice(0, limits.history.nicknames);
  return { players: firstFitting(found, most - storedBytes({ players: [] })) };
}

const startOf = ({ tournament }: Remembered) => toMillis(tournament.date) ?? 0;
const finishedOf = (all: readonly Remembered[]) => all.filter(({ archive }) => archive.finished);

/**
 * Builds the summary of the history, by years in the community's zone, and the index of nicknames.
 * @param most bytes of the index; the oldest nicknames are dropped.
 */
export function buildHistory(
  remembered: readonly Remembered[],
  most: number = limits.publicBytes,
): { summary: HistorySummary; nicknames: Nicknames } {
  const latest = remembered
    .filter(({ archive }) => archive.finished || archive.hasPrizes)
    .sort((a, b) => startOf(b) - startOf(a));
  const years = groupedBy(latest, ({ tournament }) => yearText(tournament.date, communityZone) || UNDATED);
  return {
    summary: {
      years: [...years].map(([year, some]) => ({
        year,
        tournaments: some
          .slice(0, limits.history.year)
          .map(({ tournament: { id, name, date } }) => ({ id, name, date })),
      })),
      records: recordsOf(finishedOf(latest)),
      prizes: prizeTotals(latest.flatMap(({ archive }) => archive.prizes)),
    },
    nicknames: nicknamesOf(finishedOf(latest), most),
  };
}

/** Finds players by a part of their nickname: exact matches first, then prefixes. */
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

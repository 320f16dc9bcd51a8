import type { Competition, Stage } from './records/competition.schema.ts';
import type { Entry } from './records/entry.schema.ts';
import type { Match, ResultRow } from './records/match.schema.ts';
import type { Scoring } from './records/scoring.schema.ts';
import type { CountedAdjustment, CountedEntry, CountedMatch } from './standings/counting.ts';
import { standings } from './standings/standings.ts';

/** Small numbers that a reader can add up: 10, 6, 4, 2, 1 and 1 a kill. */
export const sampleScoring: Scoring = {
  placement: [10, 6, 4, 2, 1],
  perKill: 1,
  tieBreaks: [],
  carry: 'none',
  champion: null,
};

/** Builds a stage with one group per text: 'A B C' is a group of three. */
export function sampleStage(groups: string | readonly string[], change: Partial<Stage> = {}): Stage {
  return {
    id: 'final',
    name: 'Final',
    scoring: sampleScoring,
    matchCount: 3,
    groups: [groups].flat().map((text, index) => ({
      id: `g${index + 1}`,
      name: String(index + 1),
      entryIds: text.split(' ').filter((id) => id !== ''),
    })),
    advance: null,
    draw: null,
    state: 'open',
    ...change,
  };
}

/** 'A:1:5' placed first with 5 kills; '?' is unknown: 'A:?:5'. 'A:-' didn't play. */
export function sampleRows(text: string): ResultRow[] {
  const number = (part = '?') => (part === '?' ? null : Number(part));
  return text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [entryId = '', placement, kills] = part.split(':');
      if (placement === '-') return { entryId, played: false, placement: null, kills: null };
      return { entryId, played: true, placement: number(placement), kills: number(kills) };
    });
}

/** Builds an official match of the first group by its rows, as `sampleRows` reads them. */
export function sampleMatch(number: number, rows: string, change: Partial<Match> = {}): Match {
  return {
    id: `m${number}`,
    stageId: 'final',
    groupId: 'g1',
    number,
    map: 'Bermuda',
    startsAt: null,
    scoring: null,
    state: 'official',
    replayOf: null,
    rows: sampleRows(rows),
    revision: 1,
    enteredBy: 'uid',
    officialAt: null,
    corrections: [],
    picture: null,
    ...change,
  };
}

/** Matches of the first group, numbered from 1. */
export function sampleMatches(...rows: string[]): Match[] {
  return rows.map((text, index) => sampleMatch(index + 1, text));
}

/** Builds an adjustment of the final that counts from its start. */
export function sampleAdjustment(
  entryId: string,
  points: number,
  change: Partial<CountedAdjustment> = {},
): CountedAdjustment {
  return { stageId: 'final', entryId, points, matchNumber: null, ...change };
}

/** Returns a playing entry, made by hand, without players. */
export function sampleEntry(id: string, change: Partial<Entry> = {}): Entry {
  return {
    id,
    name: `Equipo ${id}`,
    players: [],
    status: 'active',
    keepsPoints: false,
    aliases: [],
    registrationId: null,
    seed: null,
    withdrawnBy: null,
    revision: 1,
    ...change,
  };
}

/** The entries of a text: 'A B C' are three. */
export function sampleEntries(ids: string): Entry[] {
  return ids.split(' ').map((id) => sampleEntry(id));
}

/** A competition of squads that is being played. */
export function sampleCompetition(stages: Stage[], change: Partial<Competition> = {}): Competition {
  return {
    tournamentId: 'copa',
    teamSize: 4,
    stages,
    adjustments: [],
    state: 'playing',
    secondPerson: false,
    revision: 1,
    ...change,
  };
}

interface Played {
  /** One group of A, B and C by default. */
  groups?: string | string[];
  scoring?: Partial<Scoring>;
  tieBreaks?: Scoring['tieBreaks'];
  entries?: CountedEntry[];
  adjustments?: CountedAdjustment[];
}

/** A stage that was played, by its results or matches, and its table as 'rank entry points' in order. */
export type TableCase = [name: string, matches: string[] | CountedMatch[], table: string, change?: Played];

/** Writes the table of played matches as 'rank entry points', with a star for the champion. */
export function sampleTable(
  matches: TableCase[1],
  { groups = 'A B C', scoring, tieBreaks = [], entries = [], adjustments = [] }: Played = {},
): string {
  const stage = sampleStage(groups, { scoring: { ...sampleScoring, tieBreaks, ...scoring } });
  const played = matches.map((match, index) => (typeof match === 'string' ? sampleMatch(index + 1, match) : match));
  return standings(stage, entries, played, adjustments)
    .map(({ rank, entryId, points, champion }) => `${rank} ${entryId} ${points}${champion === null ? '' : ' ★'}`)
    .join(', ');
}

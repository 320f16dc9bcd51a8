// Match days of any size, and what is stored of them.
import type { Competition, Entry, Match, Stage } from '@arena/domain';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../fixtures/records/competition-records.ts';
import type { Fields } from '../fixtures/records/records.ts';

export interface Size {
  id?: string;
  lobbies?: number;
  /** Players of each lobby. */
  players: number;
  /** Matches of each lobby. */
  matches: number;
  state?: 'official' | 'provisional';
  /** True if each lobby's last match is still to be played. */
  open?: boolean;
}

interface MatchDay {
  competition: Competition;
  entries: Entry[];
  matches: Match[];
}

/** Rows of a match; players take turns at every placement. */
const rowsOf = (ids: readonly string[], match: number) =>
  ids.map((_, place) => row(ids[(place + 7 * match) % ids.length] ?? '', place + 1, (place * match) % 7));

const idsOf = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `jugador-${String(first + index).padStart(6, '0')}`);

/** Result of the last match of the first lobby. */
export const lastRows = ({ players, matches }: Size) => rowsOf(idsOf(0, players), matches);

/** Builds a match day. Match 2 of the first lobby is `g1-m2`. */
export function matchDayOf(size: Size, stage: Partial<Stage> = {}): MatchDay {
  const { id = 'copa', lobbies = 1, players, matches: matchCount, state = 'official', open = false } = size;
  const groups = Array.from({ length: lobbies }, (_, lobby) => {
    return { id: `g${lobby + 1}`, name: `Sala ${lobby + 1}`, entryIds: idsOf(lobby * players, players) };
  });
  const entries = groups
    .flatMap(({ entryIds }) => entryIds)
    .map((each, index) => entryRecord(each, { name: `Jugador ··${4_500 + 7 * index}`, seed: index + 1 }));
  const matches = groups.flatMap(({ id: groupId, entryIds }) =>
    Array.from({ length: matchCount }, (_, index) => {
      const number = index + 1;
      const result = { state, rows: rowsOf(entryIds, number), revision: 1, enteredBy: 'admin' } as const;
      const isPlayed = !open || number < matchCount;
      return matchRecord(`${groupId}-m${number}`, number, { groupId, ...(isPlayed ? result : {}) });
    }),
  );
  const stages = [stageRecord({ matchCount, groups, ...stage })];
  const end = stage.state === 'closed' ? ({ state: 'finished' } as const) : {};
  return { competition: competitionRecord({ tournamentId: id, stages, ...end }), entries, matches };
}

/** A competition as it is stored, by path. */
export function documentsOf({ competition, entries, matches }: MatchDay): Record<string, Fields> {
  const at = `competitions/${competition.tournamentId}`;
  return {
    ...Object.fromEntries(entries.map((entry) => [`${at}/entries/${entry.id}`, { ...entry }])),
    ...Object.fromEntries(matches.map((match) => [`${at}/matches/${match.id}`, { ...match }])),
    [at]: { ...competition, writes: 1 },
  };
}

import {
  buildResults,
  type Competition,
  type Entry,
  type Match,
  type Stage,
  type StandingsFile,
  standingsFile,
} from '@arena/domain';

const AT = '2026-03-01T00:00:00.000Z';

/** A stage of one group, for tests. */
export function stageToTest(change: Partial<Stage> = {}): Stage {
  return {
    id: 'final',
    name: 'Final',
    scoring: { placement: [10, 6, 4], perKill: 1, tieBreaks: [], carry: 'none', champion: null },
    matchCount: 3,
    groups: [{ id: 'g1', name: 'A', entryIds: ['loud', 'zona', 'furia'] }],
    advance: null,
    draw: null,
    state: 'open',
    ...change,
  };
}

/** A match in which those played whom it names: 'loud 1 5, zona 2 0' placed first with 5 kills, second with none. */
export function matchToTest(number: number, rows: string, change: Partial<Match> = {}): Match {
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
    rows: rows
      .split(', ')
      .filter(Boolean)
      .map((row) => {
        const [entryId = '', placement, kills] = row.split(' ');
        return { entryId, played: true, placement: Number(placement), kills: Number(kills) };
      }),
    revision: 1,
    enteredBy: 'uid',
    officialAt: AT,
    corrections: [],
    picture: null,
    ...change,
  };
}

/** The names of who plays, by their ids; one of them is nobody's to touch. */
const names = { loud: 'LOUD', zona: 'Zona Roja', furia: '=FURIA()' };

/** A competition's file of standings, for tests. */
export function standingsToTest(matches: readonly Match[] = [], change: Partial<Competition> = {}): StandingsFile {
  const competition: Competition = {
    tournamentId: 'copa',
    teamSize: 4,
    stages: [stageToTest()],
    adjustments: [],
    state: 'playing',
    secondPerson: false,
    revision: 1,
    ...change,
  };
  const entries = Object.entries(names).map(
    ([id, name]): Entry => ({
      id,
      name,
      players: [],
      status: 'active',
      keepsPoints: false,
      aliases: [],
      registrationId: null,
      seed: null,
      withdrawnBy: null,
      revision: 1,
    }),
  );
  return standingsFile({ id: 'copa', name: 'Copa', date: AT }, buildResults(competition, entries, matches, AT));
}

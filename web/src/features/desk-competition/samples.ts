import type { Entry, Match, Prize, Stage } from '@arena/domain';
import { scoringTemplates } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';

const [{ scoring }] = scoringTemplates;

/** A stage of one room in which ANA, BETO and CARO play. */
export function sampleStage(change: Partial<Stage> = {}): Stage {
  return {
    id: 'final',
    name: 'Final',
    scoring,
    matchCount: 2,
    groups: [{ id: 'a', name: 'Sala única', entryIds: ['ANA', 'BETO', 'CARO'] }],
    advance: null,
    draw: null,
    state: 'open',
    ...change,
  };
}

export function sampleEntry(id: string, change: Partial<Entry> = {}): Entry {
  return {
    id,
    name: id,
    players: [],
    status: 'active',
    keepsPoints: true,
    aliases: [],
    registrationId: null,
    seed: null,
    withdrawnBy: null,
    revision: 1,
    ...change,
  };
}

/** A match of the stage; one with a result was won by those in that order, without kills. */
export function sampleMatch(number: number, state: Match['state'], order = '', change: Partial<Match> = {}): Match {
  const entryIds = order.split(' ').filter(Boolean);
  return {
    id: `m${number}`,
    stageId: 'final',
    groupId: 'a',
    number,
    map: 'Bermuda',
    startsAt: null,
    scoring: null,
    state,
    replayOf: null,
    rows: entryIds.map((entryId, index) => ({ entryId, played: true, placement: index + 1, kills: 0 })),
    revision: entryIds.length > 0 ? 1 : 0,
    enteredBy: entryIds.length > 0 ? 'uid' : null,
    officialAt: state === 'official' ? `2026-11-20T0${number}:00:00.000Z` : null,
    corrections: [],
    picture: null,
    ...change,
  };
}

export function sampleView(matches: Match[], stages: Stage[] = [sampleStage()]): CompetitionView {
  return {
    competition: {
      tournamentId: 'copa',
      teamSize: 1,
      stages,
      adjustments: [],
      state: 'playing',
      secondPerson: false,
      revision: 3,
    },
    entries: ['ANA', 'BETO', 'CARO'].map((id) => sampleEntry(id)),
    matches,
    prizes: [],
  };
}

export function samplePrize(change: Partial<Prize> = {}): Prize {
  return {
    id: '1',
    rank: 1,
    what: '$50 USD',
    amount: { cents: 5_000, currency: 'USD' },
    entryId: 'ANA',
    finalAt: '2026-11-20T03:00:00.000Z',
    dueAt: '2026-11-23T03:00:00.000Z',
    state: 'owed',
    sentAt: null,
    receivedAt: null,
    objectedAt: null,
    forfeitedAt: null,
    reason: '',
    how: '',
    proof: null,
    question: null,
    settledFor: null,
    revision: 1,
    ...change,
  };
}

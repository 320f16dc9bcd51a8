import type { Adjustment, Competition, Entry, Match, Prize, Revision, Stage } from '@arena/domain';
import { scoringTemplates, usualConfirmations } from '@arena/domain';
import { sampleCompetition, sampleEntry, sampleMatch, samplePrize, sampleStage } from '@arena/domain/samples';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import {
  type Fields,
  HASH_KEY,
  hoursFromNow,
  NOW,
  registrationPath,
  registrationRecord,
  tournamentDocuments,
} from './records.ts';

/** The private link of one whose prize was sent. */
export const WINNER_LINK = 'EEEEEEEEEEEEEEEEEEEEEA';

const [{ scoring }] = scoringTemplates;

/** A stage of one group in which those three play. */
export function stageRecord(change: Partial<Stage> = {}): Stage {
  return sampleStage('', {
    scoring,
    groups: [{ id: 'sala', name: 'Sala', entryIds: ['leones', 'pumas', 'lobos'] }],
    draw: { method: 'random', seed: 'semilla', at: hoursFromNow(-3).toISOString(), late: [] },
    ...change,
  });
}

export function competitionRecord(change: Partial<Competition> = {}): Competition {
  return sampleCompetition([stageRecord()], { teamSize: 1, ...change });
}

export function entryRecord(id: string, change: Partial<Entry> = {}): Entry {
  return sampleEntry(id, { name: id, players: [{ nickname: id, freeFireId: null }], keepsPoints: true, ...change });
}

export const row = (entryId: string, placement: number, kills: number) => ({ entryId, played: true, placement, kills });

export function matchRecord(id: string, number: number, change: Partial<Match> = {}): Match {
  const fresh = { groupId: 'sala', state: 'scheduled', revision: 0, enteredBy: null } as const;
  return sampleMatch(number, '', { id, ...fresh, ...change });
}

const late: Adjustment = {
  id: 'tarde',
  stageId: 'final',
  entryId: 'pumas',
  points: -1,
  reason: 'Llegó tarde a la sala',
  matchNumber: null,
  by: 'admin',
  at: NOW.toISOString(),
};
export function roomRecord(fields: Fields = {}): Fields {
  return {
    tournamentId: 'copa',
    matchId: 'segunda',
    roomId: '10203040',
    password: 'caracol',
    releaseAt: hoursFromNow(1).toISOString(),
    startsAt: null,
    changedAt: NOW.toISOString(),
    seen: {},
    replaced: false,
    revision: 1,
    ...fields,
  };
}

const rows = [row('leones', 1, 7), row('pumas', 2, 3), row('lobos', 3, 0)];
const revision: Revision = { n: 1, rows, by: 'admin', at: NOW.toISOString(), reason: null, state: 'playing' };
const entered = { rows, revision: 1, enteredBy: 'admin' } as const;

const undrawn = stageRecord({ draw: null, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] });
const done = { ...entered, state: 'official', officialAt: NOW.toISOString() } as const;

/** A tournament whose final is settled: `uno` came through, and has three hours less ten minutes to confirm it. */
export function finalDocuments(tournamentId: string): Record<string, Fields> {
  const place = `competitions/${tournamentId}`;
  const begins = hoursFromNow(3).toISOString();
  const groups = [{ id: 'sala', name: 'Sala', entryIds: ['uno'] }];
  const stages = [
    stageRecord({ id: 'grupos', state: 'closed', advance: { perGroup: 1, best: 0 } }),
    stageRecord({ groups, draw: { method: 'snake', at: hoursFromNow(-1).toISOString(), late: [] } }),
  ];
  const final = { since: hoursFromNow(-1).toISOString(), begins };
  return {
    ...tournamentDocuments(tournamentId, {
      confirmations: usualConfirmations,
      result: { state: 'playing', first: ['leones'], points: 12, live: false, nextAt: null },
    }),
    [place]: { ...competitionRecord({ tournamentId, stages, final }), writes: 1 },
    [`${place}/entries/uno`]: { ...entryRecord('uno', { registrationId: `${tournamentId}_10000011` }) },
    [`${place}/matches/ultima`]: { ...matchRecord('ultima', 1, { startsAt: begins }) },
  };
}

/** Another competition with the same three, one match and its result. */
function playedOnce(tournamentId: string, stage: Partial<Stage>, state: Competition['state']): Record<string, Fields> {
  const competition = competitionRecord({ tournamentId, stages: [stageRecord({ matchCount: 1, ...stage })], state });
  const place = `competitions/${tournamentId}`;
  return {
    [place]: { ...competition, writes: 1 },
    ...Object.fromEntries(['leones', 'pumas', 'lobos'].map((id) => [`${place}/entries/${id}`, { ...entryRecord(id) }])),
    [`${place}/matches/unica`]: { ...matchRecord('unica', 1, done) },
  };
}

/** A competition in the middle of its evening: a result to be made official, a void match, one that is to be played. */
export const competitionDocuments: Readonly<Record<string, Fields>> = {
  'competitions/copa': { ...competitionRecord({ adjustments: [late] }), writes: 1 },
  'competitions/copa/entries/leones': { ...entryRecord('leones', { seed: 1 }) },
  'competitions/copa/entries/pumas': { ...entryRecord('pumas', { seed: 2 }) },
  'competitions/copa/entries/lobos': { ...entryRecord('lobos', { seed: 3 }) },
  'competitions/copa/entries/zorros': { ...entryRecord('zorros', { seed: 4 }) },
  'competitions/copa/matches/primera': { ...matchRecord('primera', 1, { ...entered, state: 'provisional' }) },
  'competitions/copa/matches/primera/revisions/1': { ...revision },
  'competitions/copa/matches/segunda': { ...matchRecord('segunda', 2) },
  'competitions/copa/matches/anulada/revisions/1': { ...revision },
  'competitions/copa/matches/anulada': { ...matchRecord('anulada', 3, { ...entered, state: 'void' }) },
  'competitions/liga': {
    ...competitionRecord({ tournamentId: 'liga', stages: [undrawn], state: 'planned' }),
    writes: 1,
  },
  'competitions/liga/entries/osos': { ...entryRecord('osos', { seed: 1 }) },
  'competitions/liga/entries/gatos': { ...entryRecord('gatos', { seed: 2 }) },
  ...playedOnce('serie', {}, 'playing'),
  ...playedOnce('cerrada', { state: 'closed' }, 'finished'),
  'rooms/copa_segunda': roomRecord(),
};

const prizePool = '1er: $50 USD, 2do: 500 diamantes, 3er: $10';

export function prizeRecord(rank: number, entryId: string, change: Partial<Prize> = {}): Prize {
  const times = { finalAt: NOW.toISOString(), dueAt: hoursFromNow(72).toISOString() };
  return samplePrize({ id: String(rank), rank, entryId, ...times, ...change });
}

/** One that is over: a first prize in question, a second one that was sent to `pumas`, a third that isn't made yet. */
export const prizeDocuments: Readonly<Record<string, Fields>> = {
  ...tournamentDocuments('premiada', { prizePool, registrationDeadline: null, date: hoursFromNow(-30) }),
  [registrationPath('10000007', 'premiada')]: registrationRecord({
    tournamentId: 'premiada',
    freeFireId: '10000007',
    status: 'approved',
    link: keyedHash(HASH_KEY)('link', WINNER_LINK),
  }),
  ...playedOnce('premiada', { state: 'closed' }, 'finished'),
  'competitions/premiada/entries/pumas': { ...entryRecord('pumas', { registrationId: 'premiada_10000007' }) },
  'competitions/premiada/prizes/1': {
    ...prizeRecord(1, 'zorros', { question: { at: NOW.toISOString(), candidates: ['leones'] } }),
  },
  'competitions/premiada/prizes/2': {
    ...prizeRecord(2, 'pumas', { state: 'sent', how: 'Nequi 300 123', sentAt: NOW.toISOString() }),
  },
};

/** The plan of a competition, as an organiser sends it. */
export function planOf({ teamSize, secondPerson, stages }: Competition, change: Partial<Competition> = {}) {
  const fields = { teamSize, secondPerson, stages, ...change };
  return { ...fields, stages: fields.stages.map(({ draw: _draw, state: _state, ...stage }) => stage) };
}

import { limits, type Match } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { describe, expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import {
  competitionDocuments,
  competitionRecord,
  entryRecord,
  planOf,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import {
  type Fields,
  hoursFromNow,
  registrationPath,
  registrationRecord,
  tournamentRecord,
  write,
} from '../../fixtures/records/records.ts';
import { demandResults } from '../../fixtures/records/stored-results.ts';

const approved = (freeFireId: string): Record<string, Fields> => ({
  [registrationPath(freeFireId)]: registrationRecord({ freeFireId, status: 'approved', fullName: 'Ana Pérez' }),
});

const { api, call, database, everything, recorded, stored, visit } = await openAdminArea(
  'demo-api-competitions',
  () => ({
    'tournaments/copa': tournamentRecord(),
    'tournaments/nueva': tournamentRecord({ mapSelection: 'Purgatorio y Kalahari' }),
    ...competitionDocuments,
    ...approved('10000001'),
    ...approved('10000002'),
    ...approved('10000003'),
    [registrationPath('10000004')]: registrationRecord({ freeFireId: '10000004', status: 'pending' }),
  }),
);

const published = (tournamentId = 'copa') => demandResults(database, tournamentId);

async function done(endpoint: string, body?: unknown) {
  const { status, body: reply } = await call(endpoint, body);
  expect({ status, reply }).toMatchObject({ status: 200 });
  return Object(reply).data;
}
const view = (endpoint: string, body?: unknown): Promise<CompetitionView> => done(endpoint, body);
const match = (endpoint: string, body?: unknown): Promise<Match> => done(endpoint, body);

/** A call that the rules of a competition refuse, and that leaves everything as it was. */
async function expectRefusal(endpoint: string, body: unknown, path: string, code: string, text: string) {
  const before = await everything();
  expect(await call(endpoint, body)).toMatchObject({
    status: 409,
    body: { code: 'competition_refused', codes: { [path]: code }, fields: { [path]: expect.stringMatching(text) } },
  });
  expect(await everything()).toEqual(before);
}

const RESULT = 'PUT /competitions/copa/matches/segunda/result';
const FIRST = 'PUT /competitions/copa/matches/primera/result';
const STATE = 'PATCH /competitions/copa/matches/primera/state';
const MAKE_OFFICIAL = { state: 'official', from: 'provisional', expectedRevision: 1 };
const room = { roomId: '50607080', password: 'tortuga', releaseAt: hoursFromNow(2).toISOString() };

it('refuses each write of a competition that carries a wrong revision', async () => {
  for (const [endpoint, expectedRevision, body] of [
    ['PUT /competitions/copa', 0, planOf(competitionRecord({ secondPerson: true }))],
    [FIRST, 0, { rows: [row('pumas', 1, 9)] }],
    [FIRST, 2, { rows: [row('pumas', 1, 9)] }],
    [STATE, 0, MAKE_OFFICIAL],
    ['PUT /competitions/copa/matches/segunda/room', 0, room],
  ] as const) {
    const reply = await call(endpoint, { ...body, expectedRevision });
    expect(reply, endpoint).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
  }
});

const undrawn = stageRecord({ draw: null, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] });
const firstPlan = { ...planOf(competitionRecord({ stages: [undrawn] })), expectedRevision: 0 };

describe('a plan', () => {
  it('creates the matches of each group and the public results', async () => {
    const { competition, entries, matches } = await view('PUT /competitions/nueva', firstPlan);
    expect(competition).toMatchObject({ tournamentId: 'nueva', state: 'planned', revision: 1 });
    expect(entries).toEqual([]);
    expect(matches.map(({ number, map, state }) => [number, map, state])).toEqual([
      [1, 'Purgatorio', 'scheduled'],
      [2, 'Kalahari', 'scheduled'],
      [3, 'Purgatorio', 'scheduled'],
    ]);
    // The first begins with the tournament, and half an hour and some minutes go by from one to the next.
    expect(matches.map(({ startsAt }) => Date.parse(startsAt ?? '') - hoursFromNow(72).getTime())).toEqual(
      [0, 35, 70].map((minutes) => minutes * 60_000),
    );
    expect(await published('nueva')).toMatchObject({ state: 'planned', tables: [{ matches: [{}, {}, {}] }] });
    expect(await recorded()).toEqual(['admin competition.plan nueva']);
  });
});

describe('entries', () => {
  it('are imported once from approved registrations, under ids without player data', async () => {
    await view('PUT /competitions/nueva', firstPlan);
    expect(await view('GET /competitions/copa')).toMatchObject({ unentered: 3, shown: [] });
    const first = await view('POST /competitions/copa/entries/import');
    const again = await view('POST /competitions/copa/entries/import');
    expect([again, again.unentered]).toEqual([first, 0]);
    const imported = first.entries.filter(({ registrationId }) => registrationId !== null);
    expect(imported.map(({ registrationId }) => registrationId).sort()).toEqual([
      'copa_10000001',
      'copa_10000002',
      'copa_10000003',
    ]);
    expect(imported.map(({ id }) => id).join(' ')).not.toMatch(/1000000|copa/);
    expect(JSON.stringify(await published())).not.toMatch(/10000001|Ana|ana@|555/);
  });

  it('are imported 200 a call in order of registration, with the number left', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => String(20_000_000 + index));
    await view('PUT /competitions/nueva', firstPlan);
    const records = ids.map((freeFireId) => {
      const fields = { freeFireId, tournamentId: 'nueva', status: 'approved', createdAt: new Date(+freeFireId) };
      return [registrationPath(freeFireId, 'nueva'), registrationRecord(fields)];
    });
    await write(database, Object.fromEntries(records));
    expect(await view('POST /competitions/nueva/entries/import')).toMatchObject({ unentered: 1 });
    const { entries, unentered } = await view('POST /competitions/nueva/entries/import');
    expect(unentered).toBe(0);
    expect(entries.map(({ players, seed }) => [players[0]?.freeFireId, seed])).toEqual(
      ids.map((id, index) => [id, index + 1]),
    );
  });

  it('with results cannot be deleted; withdrawn ones keep the unentered count right', async () => {
    const endpoint = 'DELETE /competitions/copa/entries/leones';
    await expectRefusal(endpoint, undefined, 'entryId', 'entry_with_result', 'ya está en un resultado');
    const { entries } = await view('POST /competitions/copa/entries/import');
    const [first = expect.fail()] = entries.filter(({ registrationId }) => registrationId === 'copa_10000001');
    const { name, players, keepsPoints, aliases, revision } = first;
    const edit = { name, players, keepsPoints, aliases, status: 'withdrawn', expectedRevision: revision };
    await match(`PUT /competitions/copa/entries/${first.id}`, edit);
    expect(await view('GET /competitions/copa')).toMatchObject({ unentered: 0 });
    await call('PATCH /registrations/copa_10000001/status', { status: 'rejected' });
    expect(await view('GET /competitions/copa')).toMatchObject({ unentered: 0 });
    await call('PATCH /registrations/copa_10000004/status', { status: 'approved' });
    expect(await view('GET /competitions/copa')).toMatchObject({ unentered: 1 });
  });
});

it('refuses late entries and draws that exceed the limit of a group', async () => {
  const ids = Array.from({ length: limits.competition.entriesPerGroup }, (_, index) => `p${index}`);
  const entryIds = ['leones', 'pumas', 'lobos', ...ids.slice(3)];
  const competition = competitionRecord({
    stages: [stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds }] })],
  });
  await write(database, {
    'competitions/copa': { ...competition, writes: 1 },
    ...Object.fromEntries(ids.map((id) => [`competitions/liga/entries/${id}`, entryRecord(id)])),
  });
  const code = 'group_too_large';
  const late = { name: 'Tigres', players: [] };
  await expectRefusal('POST /competitions/copa/entries', late, 'groups', code, 'Sala tendría 101 participantes');
  await expectRefusal('POST /competitions/copa/entries/import', undefined, 'groups', code, 'y caben 100');
  const draw = { method: 'registration', expectedRevision: 1 };
  await expectRefusal('POST /competitions/liga/stages/final/draw', draw, 'groups', code, 'Sala tendría 102');
});

it('publishes the seed of a random draw', async () => {
  const asked = { method: 'random', expectedRevision: 1 };
  const { competition } = await view('POST /competitions/liga/stages/final/draw', asked);
  const { draw, groups } = competition.stages[0] ?? { groups: [] };
  expect(draw).toMatchObject({ method: 'random', seed: expect.stringMatching(/^\w{20}$/) });
  expect(groups[0]?.entryIds.toSorted()).toEqual(['gatos', 'osos']);
  expect((await published('liga')).stages[0]?.draw).toEqual(draw);
});

it('closes the registration with the draw, not with the plan', async () => {
  const closed = async () => {
    await api.idle();
    const { body } = await visit('GET /tournaments?status=registration_closed');
    return Object(body).tournaments.map(({ id }: { id: string }) => id);
  };
  await view('PUT /competitions/nueva', firstPlan);
  await done('POST /competitions/nueva/entries', { name: 'Tigres', players: [] });
  expect(await closed()).not.toContain('nueva');
  const { competition } = await view('GET /competitions/nueva');
  const stageId = competition.stages[0]?.id;
  const draw = { method: 'random', expectedRevision: competition.revision };
  await view(`POST /competitions/nueva/stages/${stageId}/draw`, draw);
  expect(await stored('tournaments/nueva')).toMatchObject({ result: { state: 'planned', drawn: true } });
  expect(await closed()).toContain('nueva');
});

describe('a result', () => {
  it('counts at once as provisional in standings, tournament and list', async () => {
    const rows = [row('pumas', 1, 9), row('lobos', 2, 1), row('leones', 3, 0)];
    expect(await match(RESULT, { rows, expectedRevision: 0 })).toMatchObject({ state: 'provisional', revision: 1 });
    const { tables } = await published();
    expect(tables[0]?.rows.map(({ entryId, points }) => [entryId, points])).toEqual([
      ['pumas', 32],
      ['leones', 27],
      ['lobos', 18],
    ]);
    const said = { state: 'playing', first: ['pumas'], points: 32 };
    expect(await stored('tournaments/copa')).toMatchObject({ result: said, revision: 1 });
    await api.idle();
    expect(Object(await stored('catalogue/published')).tournaments).toContainEqual(
      expect.objectContaining({ id: 'copa', result: expect.objectContaining(said) }),
    );
    expect((await recorded()).filter((line) => line.includes('tournament.'))).toEqual([]);
  });

  it('requires and publishes a reason when it replaces an official one', async () => {
    await match(STATE, MAKE_OFFICIAL);
    const rows = [row('leones', 1, 6), row('pumas', 2, 3), row('lobos', 3, 0)];
    expect(await call(FIRST, { rows, expectedRevision: 1 })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Escribe el motivo: será público' } },
    });
    const corrected = await match(FIRST, { rows, expectedRevision: 1, reason: 'Conté una baja de más' });
    expect(corrected).toMatchObject({ state: 'official', revision: 2 });
    const change = { entryId: 'leones', before: { placement: 1, kills: 7 }, after: { placement: 1, kills: 6 } };
    expect((await published()).tables[0]?.matches[0]).toMatchObject({
      corrections: [{ revision: 2, reason: 'Conté una baja de más', changes: [change] }],
    });
    const { body } = await call('GET /competitions/copa/matches/primera/revisions');
    expect(body).toMatchObject({
      data: [
        { n: 1, reason: null },
        { n: 2, reason: 'Conté una baja de más' },
      ],
    });
  });
});

describe('closing a stage', () => {
  it('requires every official result, ends the competition, and can be undone', async () => {
    const endpoint = 'POST /competitions/copa/stages/final/close';
    const text = 'Falta el resultado oficial de';
    await expectRefusal(endpoint, { expectedRevision: 1 }, 'stageId', 'matches_unfinished', text);
    const { competition } = await view('POST /competitions/serie/stages/final/close', { expectedRevision: 1 });
    expect(competition).toMatchObject({ state: 'finished', revision: 2 });
    expect((await published('serie')).places.map(({ entryId, place }) => [place, entryId])).toEqual([
      [1, 'leones'],
      [2, 'pumas'],
      [3, 'lobos'],
    ]);
    const reopened = await view('POST /competitions/serie/stages/final/reopen', { expectedRevision: 2 });
    expect(reopened.competition).toMatchObject({ state: 'playing', revision: 3 });
  });
});

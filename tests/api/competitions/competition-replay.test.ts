// Foreign tournaments, replayed through the API from the plan to the published table: one with starting points, and one
// without. tests/replay replays all of them without a server.
import type { Standing } from '@arena/domain';
import { CompetitionView } from '@arena/domain/api';
import { expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { tournamentRecord } from '../../fixtures/records/records.ts';
import { demandResults } from '../../fixtures/records/stored-results.ts';
import { matchesOf, type ReplayStage, readReplays, scoringOf } from '../../replay/replays.ts';

const { call, database } = await openAdminArea('demo-api-competition-replay', () => ({
  'tournaments/copa': tournamentRecord(),
}));

async function done(endpoint: string, body?: unknown): Promise<unknown> {
  const reply = await call(endpoint, body);
  expect(reply).toMatchObject({ status: 200 });
  return Object(reply.body).data;
}

const send = async (endpoint: string, body: object) => CompetitionView.parse(await done(endpoint, body));

const group = { id: 'sala', name: 'Sala', entryIds: [] };
const stageOf = (id: string, change: object) => ({ id, name: id, groups: [group], advance: null, ...change });

/** The stages of a replay; starting points need an earlier stage whose ranks bring them. */
function stagesOf(replay: ReplayStage) {
  const scoring = scoringOf(replay);
  const played = stageOf('played', { scoring, matchCount: replay.matches.length });
  if (scoring.carry === 'none') return [played];
  const advance = { perGroup: replay.teams.length, best: 0 };
  return [stageOf('before', { scoring: { ...scoring, carry: 'none' }, matchCount: 1, advance }), played];
}

/** Ranks the teams in their order in the file, by points taken, and closes the stage. */
async function rankBefore({ competition, matches }: CompetitionView, entryIds: readonly string[]) {
  const [match] = matches.filter(({ stageId }) => stageId === 'before');
  const change = { state: 'void', from: 'scheduled', expectedRevision: 0 };
  await done(`PATCH /competitions/copa/matches/${match?.id}/state`, change);
  let { revision } = competition;
  for (const [index, entryId] of entryIds.entries()) {
    const points = { stageId: 'before', entryId, points: -index, reason: 'Orden de salida', matchNumber: null };
    await done('POST /competitions/copa/adjustments', points);
    revision += 1;
  }
  return send('POST /competitions/copa/stages/before/close', { expectedRevision: revision });
}

async function enter(replay: ReplayStage, view: CompetitionView, entryIds: readonly string[]): Promise<void> {
  const matches = view.matches.filter(({ stageId }) => stageId === 'played');
  for (const [index, { rows }] of matchesOf(replay).entries()) {
    const place = `/competitions/copa/matches/${matches[index]?.id}`;
    const named = rows.map((row) => ({ ...row, entryId: entryIds[Number(row.entryId.split('-')[1])] }));
    await done(`PUT ${place}/result`, { rows: named, expectedRevision: 0 });
    await done(`PATCH ${place}/state`, { state: 'official', from: 'provisional', expectedRevision: 1 });
  }
}

/** The published table of a replay that was entered whole, by the names of its teams. */
async function play(replay: ReplayStage): Promise<Map<string, Standing>> {
  const plan = { teamSize: 4, secondPerson: false, stages: stagesOf(replay), expectedRevision: 0 };
  await done('PUT /competitions/copa', plan);
  const entryIds: string[] = [];
  for (const name of replay.teams) {
    entryIds.push(Object(await done('POST /competitions/copa/entries', { name, players: [] })).id);
  }
  const first = plan.stages[0]?.id;
  const drawn = await send(`POST /competitions/copa/stages/${first}/draw`, {
    method: 'registration',
    expectedRevision: 1,
  });
  await enter(replay, plan.stages.length > 1 ? await rankBefore(drawn, entryIds) : drawn, entryIds);
  const results = await demandResults(database, 'copa');
  const names = new Map(results.entries.map(({ id, name }) => [id, name]));
  const table = results.tables.find(({ stageId }) => stageId === 'played');
  return new Map(table?.rows.map((row) => [names.get(row.entryId) ?? '', row]));
}

const figures = ['rank', 'points', 'wins', 'kills', 'placementPoints', 'matches'] as const;
const PLAYED = ['segunda fase, days 1-4', 'VESA Void scrim lobby 1'];

it.each(readReplays().filter(({ stage }) => PLAYED.includes(stage.stage)))(
  '$file, $stage.stage: the results equal the published ones',
  async ({ stage }) => {
    const table = await play(stage);
    for (const published of stage.published) {
      const row = table.get(stage.teams[published.team] ?? '');
      const told = figures.filter((figure) => published[figure] !== undefined);
      const only = (of: object | undefined) =>
        Object.fromEntries(told.map((name) => [name, Reflect.get(of ?? {}, name)]));
      expect([published.team, only(row)]).toEqual([published.team, only(published)]);
    }
  },
  120_000,
);

import { recompute, titleIn } from '@arena/domain';
import { sampleRows, sampleScoring, sampleStage } from '@arena/domain/samples';
import { describe, expect, it } from 'vitest';
import { updateHistory } from '../../../functions/src/history/history.ts';
import { historyPages } from '../../../functions/src/history/history-pages.ts';
import { forgetTournamentContexts } from '../../../functions/src/my-page/my-registration.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { linkOf } from '../../fixtures/people/links.ts';
import { competitionRecord, entryRecord } from '../../fixtures/records/competition-records.ts';
import { type PlannedMatch, playing } from '../../fixtures/records/playing.ts';
import { hoursFromNow, write } from '../../fixtures/records/records.ts';
import { demandResults } from '../../fixtures/records/stored-results.ts';

const area = await openAdminArea('demo-api-outcomes', () => ({}));
const { api, call, database } = area;
const { begin, done, facts, play, setState, edit, close, membersOf } = playing(area);

/** Every surface that says who won, and the place of each entry there. */
async function surfaces() {
  forgetTournamentContexts(database);
  const results = await demandResults(database, 'torneo');
  expect(recompute(results)).toMatchObject({ agrees: true });
  const last = results.tables.at(-1)?.rows ?? [];
  const { entries, prizes } = await facts();
  const own: string[] = [];
  for (const { id } of entries) {
    const { finalResult } = await done('POST /my-registration/read', { token: linkOf(id) });
    if (finalResult !== null) own.push(`${id} ${finalResult.rank} de ${finalResult.of}`);
  }
  await updateHistory(api.context());
  const [past] = (await historyPages(database).year('2026')).tournaments;
  return {
    places: results.places.map(({ place, entryId }) => `${place} ${entryId}`),
    champions: last.filter(titleIn(results, 'final')).map(({ entryId }) => entryId),
    prizes: prizes.map(({ rank, entryId }) => `${rank} ${entryId}`),
    own,
    history: past?.podium.map(({ place, name }) => `${place} ${name}`),
    players: past?.players,
  };
}

const rush = (points: number) => ({ ...sampleScoring, champion: { points, maxMatches: 6 } });
const carried = { ...sampleScoring, carry: 'points' as const };
const snake = { method: 'snake' as const, at: hoursFromNow(-3).toISOString(), late: [] };
const TWO = { perGroup: 2, best: 0 };

describe('Champion Rush', () => {
  it('has no champion and stays open while an earlier match has no result', async () => {
    await begin(
      [sampleStage('A B C', { scoring: rush(20), draw: snake })],
      [
        ['m1', 1],
        ['m2', 2],
        ['m3', 3],
        ['m4', 4],
      ],
    );
    await play('m1', 'A:1:2 B:2:8 C:3:0');
    await play('m2', 'B:1:2 A:2:6 C:3:0');
    await play('m4', 'A:1:0 B:2:0 C:3:0');
    const waiting = await close('final');
    expect(waiting).toMatchObject({ refusals: ['matches_unfinished'], reply: { status: 409 } });
    expect((await demandResults(database, 'torneo')).tables[0]?.rows.every(({ champion }) => champion === null)).toBe(
      true,
    );
    await play('m3', 'B:1:0 A:2:0 C:3:0');
    expect((await close('final')).reply.status).toBe(200);
    expect(await surfaces()).toEqual({
      places: ['1 B', '2 A', '3 C'],
      champions: ['B'],
      prizes: ['1 B', '2 A', '3 C'],
      own: ['A 2 de 3', 'B 1 de 3', 'C 3 de 3'],
      history: ['1 B', '2 A', '3 C'],
      players: 3,
    });
  });

  it('counts a replay that is played last as the last match', async () => {
    await begin(
      [sampleStage('A B C', { scoring: rush(20), draw: snake })],
      [
        ['m1', 1],
        ['m2', 2],
        ['m3', 3],
      ],
    );
    await play('m1', 'A:1:2 B:2:8 C:3:0');
    await setState('m2', 'void');
    const { id } = await done('POST /competitions/torneo/matches/m2/replay');
    await play('m3', 'A:1:0 B:2:0 C:3:0');
    await play(id, 'B:1:0 A:3:6 C:2:0');
    expect((await close('final')).reply.status).toBe(200);
    expect(await surfaces()).toMatchObject({
      places: ['1 B', '2 A', '3 C'],
      champions: ['B'],
      prizes: ['1 B', '2 A', '3 C'],
    });
  });
});

const ida = (groups: string | string[], advance = TWO) => sampleStage(groups, { id: 'ida', advance, draw: snake });
const final = sampleStage('', { scoring: carried });
const inIda = { stageId: 'ida' };

describe('the places of a final', () => {
  it('are those of the entries that played it', async () => {
    const matches: PlannedMatch[] = [
      ['ida1', 1, inIda],
      ['f1', 1],
    ];
    await begin([ida('W A B C D', { perGroup: 3, best: 0 }), final], matches);
    await play('ida1', 'W:1:20 A:2:1 B:3:0 C:4:0 D:5:0');
    await close('ida');
    await edit('W', { status: 'withdrawn' });
    await play('f1', 'A:1:2 B:2:1 C:-');
    const { shown } = await close('final');
    expect(shown).toEqual([['A'], ['B'], ['D']]);
    expect(await surfaces()).toMatchObject({
      places: ['1 A', '2 B', '3 D', '4 W', '5 C'],
      champions: ['A'],
      prizes: ['1 A', '2 B', '3 D'],
      own: ['A 1 de 5', 'B 2 de 5', 'C 5 de 5', 'D 3 de 5'],
      history: ['1 A', '2 B', '3 D'],
      players: 5,
    });
  });

  it('have one third after a finalist was disqualified without points', async () => {
    await begin(
      [ida('A B X C D', { perGroup: 3, best: 0 }), final],
      [
        ['ida1', 1, inIda],
        ['f1', 1],
      ],
    );
    await play('ida1', 'A:1:5 B:2:4 X:3:3 C:4:2 D:5:1');
    await close('ida');
    await play('f1', 'A:1:2 B:2:1 X:3:0');
    await edit('X', { status: 'disqualified', keepsPoints: false });
    const { shown } = await close('final');
    expect(shown).toEqual([['A'], ['B'], ['C']]);
    expect(await surfaces()).toEqual({
      places: ['1 A', '2 B', '3 C', '4 D'],
      champions: ['A'],
      prizes: ['1 A', '2 B', '3 C'],
      own: ['A 1 de 4', 'B 2 de 4', 'C 3 de 4', 'D 4 de 4'],
      history: ['1 A', '2 B', '3 C'],
      players: 4,
    });
  });

  it('follow the decision on a shared first place everywhere', async () => {
    await begin([sampleStage('A B C D', { draw: snake })], [['f1', 1]]);
    await play('f1', 'A:?:5 B:?:5 C:?:5 D:?:1');
    await close('final');
    expect(await surfaces()).toMatchObject({ champions: ['A', 'B', 'C'], prizes: ['1 null', '2 null', '3 null'] });
    const prizeOf = async (rank: number) => (await facts()).prizes.find((prize) => prize.rank === rank);
    const decide = async (rank: number, entryId: string) =>
      done(`PUT /prizes/torneo/${rank}/holder`, { entryId, expectedRevision: (await prizeOf(rank))?.revision });
    await decide(1, 'A');
    expect(await prizeOf(2)).toMatchObject({ entryId: null, question: { candidates: ['B', 'C'] } });
    expect(await surfaces()).toEqual({
      places: ['1 A', '2 B', '2 C', '4 D'],
      champions: ['A'],
      prizes: ['1 A', '2 null', '3 null'],
      own: ['A 1 de 4', 'B 2 de 4', 'C 2 de 4', 'D 4 de 4'],
      history: ['1 A', '2 B', '2 C'],
      players: 4,
    });
    await decide(2, 'C');
    await decide(3, 'B');
    expect(await surfaces()).toMatchObject({ places: ['1 A', '2 C', '3 B', '4 D'], prizes: ['1 A', '2 C', '3 B'] });
  });
});

describe('who advances', () => {
  it('includes an absent entry that came back, as playing', async () => {
    await begin(
      [ida('A B C'), final],
      [
        ['ida1', 1, inIda],
        ['ida2', 2, inIda],
      ],
    );
    await edit('A', { status: 'no_show' });
    await play('ida1', 'A:- B:1:0 C:2:0');
    await play('ida2', 'A:1:20 B:2:3 C:3:0');
    expect((await close('ida')).shown).toEqual([['A', 'B']]);
    expect((await facts()).entries.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  });

  it('leaves out entries that never played, and says so', async () => {
    await begin([ida('A B C D E', { perGroup: 4, best: 0 }), final], [['ida1', 1, inIda]]);
    await play('ida1', 'A:1:2 B:2:1 C:3:0');
    const { shown, notes, reply } = await close('ida');
    expect([shown, reply.status]).toEqual([[['A', 'B', 'C']], 200]);
    expect(notes[0]).toContain('D y E no jugaron ninguna partida');
    expect(await membersOf('final')).toEqual(['A B C']);
  });

  it('compares the best of the rest by points a match if asked', async () => {
    const second = { stageId: 'ida', groupId: 'g2' };
    const matches: PlannedMatch[] = [
      ['a1', 1, inIda],
      ['a2', 2, inIda],
      ['b1', 1, second],
      ['b2', 2, second],
    ];
    await begin([ida(['A B C', 'D E F'], { perGroup: 1, best: 1 }), final], matches);
    await play('a1', 'A:1:0 B:2:1 C:3:0');
    await play('a2', 'A:1:0 B:2:0 C:3:0');
    await play('b1', 'D:1:9 E:2:5 F:3:0');
    await setState('b2', 'void');
    const { shown, notes } = await close('ida', { by: 'average' });
    expect([shown, notes]).toEqual([[['A', 'D', 'E']], [expect.stringContaining('promedio de puntos por partida')]]);
    const { stages } = await demandResults(database, 'torneo');
    expect(stages[0]?.advance).toEqual({ perGroup: 1, best: 1, by: 'average' });
  });

  it('replaces an entry that leaves before its next stage, and gives the seat back', async () => {
    const vuelta = sampleStage('', { id: 'vuelta', advance: { perGroup: 1, best: 0 } });
    await begin(
      [ida('A B C D'), vuelta, final],
      [
        ['ida1', 1, inIda],
        ['v1', 1, { stageId: 'vuelta' }],
      ],
    );
    await play('ida1', 'A:1:3 B:2:2 C:3:1 D:4:0');
    await close('ida');
    await call('PATCH /registrations/torneo_10000001/status', { status: 'rejected' });
    expect(await membersOf('vuelta')).toEqual(['C B']);
    await call('PATCH /registrations/torneo_10000001/status', { status: 'approved' });
    expect(await membersOf('vuelta')).toEqual(['A B']);
    await edit('B', { status: 'disqualified', keepsPoints: true });
    expect(await membersOf('vuelta')).toEqual(['A C']);
    expect(recompute(await demandResults(database, 'torneo'))).toMatchObject({ agrees: true });
  });

  it('replaces a finalist without confirmations', async () => {
    await begin(
      [ida('A B C D'), final],
      [
        ['ida1', 1, inIda],
        ['f1', 1],
      ],
    );
    await play('ida1', 'A:1:3 B:2:2 C:3:1 D:4:0');
    await close('ida');
    await edit('A', { status: 'withdrawn' });
    expect(await membersOf('final')).toEqual(['C B']);
  });
});

describe('kills by player', () => {
  const topPlayers = async () =>
    (await demandResults(database, 'torneo')).topPlayers?.map((one) => `${one.nickname} ${one.kills}`);
  const named = (...names: string[]) => names.map((nickname) => ({ nickname, freeFireId: null }));

  it('stay with the players of an entry that loses or replaces one', async () => {
    await begin(
      [sampleStage('A B', { draw: snake })],
      [
        ['m1', 1],
        ['m2', 2],
      ],
    );
    await edit('A', { players: named('ANA', 'BETO', 'CARO') });
    const kills = [5, 2, 0].map((count, player) => ({ entryId: 'A', player, kills: count }));
    await play('m1', 'A:1:7 B:2:0', kills);
    await edit('A', { players: named('BETO', 'CARO') });
    expect(await topPlayers()).toEqual(['ANA 5', 'BETO 2']);
    await edit('A', { players: named('DANI', 'CARO') });
    await play('m2', 'A:1:3 B:2:0', [{ entryId: 'A', player: 0, kills: 3 }]);
    expect(await topPlayers()).toEqual(['ANA 5', 'DANI 3', 'BETO 2']);
    expect((await demandResults(database, 'torneo')).playerKillMatches).toEqual({ matches: 2, of: 2 });
  });

  it('of older results stay with their players, too', async () => {
    const playerKills = [{ entryId: 'A', player: 0, publicId: null, kills: 5 }];
    const old = { state: 'official', revision: 1, rows: sampleRows('A:1:7 B:2:0'), playerKills } as const;
    await begin(
      [sampleStage('A B', { draw: snake })],
      [
        ['m1', 1, old],
        ['m2', 2],
      ],
    );
    await write(database, {
      'competitions/torneo/matches/m1/revisions/1': {
        n: 1,
        rows: old.rows,
        by: 'admin',
        at: '',
        reason: null,
        state: 'playing',
      },
      'competitions/torneo/entries/A': { ...entryRecord('A', { players: named('ANA', 'BETO') }) },
    });
    await edit('A', { players: named('BETO') });
    expect(await topPlayers()).toEqual(['ANA 5']);
    await play('m2', 'A:1:7 B:2:0');
    expect((await demandResults(database, 'torneo')).playerKillMatches).toEqual({ matches: 1, of: 2 });
  });
});

it('a result that is saved again makes no revision and stays official', async () => {
  const rows = sampleRows('A:1:7 B:2:0');
  const official = { state: 'official', revision: 1, rows, officialAt: hoursFromNow(-1).toISOString() } as const;
  await begin([sampleStage('A B', { draw: snake })], [['m1', 1, official]]);
  await write(database, {
    'competitions/torneo/matches/m1/revisions/1': { n: 1, rows, by: 'otra', at: '', reason: null, state: 'playing' },
    'competitions/torneo': {
      ...competitionRecord({
        tournamentId: 'torneo',
        stages: [sampleStage('A B', { draw: snake })],
        secondPerson: true,
      }),
      writes: 1,
    },
  });
  const save = (rows: string, expectedRevision = 1, reason: string | null = 'Video') =>
    call('PUT /competitions/torneo/matches/m1/result', { rows: sampleRows(rows), expectedRevision, reason });
  const kept = { status: 200, body: { data: { revision: 1, state: 'official', corrections: [] } } };
  expect(await save('A:1:7 B:2:0', 1, null)).toMatchObject(kept);
  expect(await save('B:2:0 A:1:7')).toMatchObject(kept);
  expect(await save('B:2:0 A:1:7', 0)).toMatchObject(kept);
  expect(await save('A:1:8 B:2:0')).toMatchObject({
    status: 200,
    body: { data: { revision: 2, state: 'provisional' } },
  });
});

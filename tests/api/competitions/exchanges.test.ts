import { randomUUID } from 'node:crypto';
import { advancingIds, type Exchange, exchangeText, namesIn, recompute, standingsFile } from '@arena/domain';
import { sampleRows, sampleStage } from '@arena/domain/samples';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { forgetTournamentContexts } from '../../../functions/src/my-page/my-registration.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { linkOf } from '../../fixtures/people/links.ts';
import { type PlannedMatch, playing } from '../../fixtures/records/playing.ts';
import { hoursFromNow, write } from '../../fixtures/records/records.ts';
import { demandResults } from '../../fixtures/records/stored-results.ts';

const area = await openAdminArea('demo-api-exchanges', () => ({}));
const { call, database } = area;
const { begin, done, matchOf, play, edit, close, membersOf } = playing(area);

const draw = { method: 'snake' as const, at: hoursFromNow(-3).toISOString(), late: [] };
const ida = sampleStage('A B C D', { id: 'ida', name: 'Ida', advance: { perGroup: 2, best: 0 }, draw });
const stages = [ida, sampleStage('')];

describe('a closed stage whose next one has results', () => {
  const played: PlannedMatch[] = [
    ['ida1', 1, { stageId: 'ida' }],
    ['f1', 1],
  ];
  const TEXT =
    'Con la tabla corregida de Ida habría avanzado C en lugar de B. La fase siguiente ya tiene resultados y se queda como se jugó.';

  async function playBoth(secondPerson = false) {
    await begin(stages, played);
    await play('ida1', 'A:1:3 B:2:2 C:3:1 D:4:0');
    await close('ida');
    await play('f1', 'A:1:0 B:2:0');
    if (secondPerson)
      await database.doc('competitions/torneo').update({ secondPerson, writes: FieldValue.increment(1) });
  }

  const correct = async (rows: string, accepted: { acceptsExchange?: boolean } = {}) =>
    call('PUT /competitions/torneo/matches/ida1/result', {
      rows: sampleRows(rows),
      reason: 'Video',
      expectedRevision: (await matchOf('ida1')).revision,
      ...accepted,
    });

  /** The closed stage as everybody reads it: its table with the marks, the notes, and who plays the final. */
  async function shown() {
    forgetTournamentContexts(database);
    const results = await demandResults(database, 'torneo');
    expect(recompute(results)).toMatchObject({ agrees: true });
    const through = advancingIds(standingsFile({ id: 'torneo', name: 'Torneo', date: null }, results), 'ida');
    const nameOf = namesIn(results);
    const textsOf = (changes: readonly { exchanges?: Exchange[] | undefined }[] = []) =>
      changes.flatMap(({ exchanges = [] }) => exchanges.map((one) => exchangeText(one, results.stages, nameOf)));
    return {
      table: results.tables[0]?.rows.map(({ entryId }) => `${entryId}${through.has(entryId) ? ' avanzó' : ''}`),
      notes: [
        ...(results.tables[0]?.matches ?? []).flatMap(({ corrections }) => textsOf(corrections)),
        ...textsOf(results.adjustments),
        ...textsOf(results.takenBack),
        ...textsOf(results.entries),
      ],
      final: await membersOf('final'),
    };
  }

  async function lobbiesOf(id: string): Promise<string[]> {
    forgetTournamentContexts(database);
    const { matches } = await done('POST /my-registration/read', { token: linkOf(id) });
    return matches.map(({ stage }: { stage: string }) => stage);
  }

  it('asks before a correction exchanges who advanced, and marks it afterwards', async () => {
    await playBoth();
    const before = [await lobbiesOf('B'), await lobbiesOf('C')];
    const asked = { fields: { acceptsExchange: `${TEXT} Confírmalo para guardar.` } };
    expect(await correct('A:1:3 C:2:2 B:3:1 D:4:0')).toMatchObject({
      status: 409,
      body: { code: 'competition_refused', codes: { acceptsExchange: 'advance_exchanged' }, ...asked },
    });
    expect(await shown()).toEqual({ table: ['A avanzó', 'B avanzó', 'C', 'D'], notes: [], final: ['A B'] });
    const { revision } = await matchOf('ida1');
    const accepted = await correct('A:1:3 C:2:2 B:3:1 D:4:0', { acceptsExchange: true });
    expect(accepted).toMatchObject({ status: 200, body: { data: { state: 'official', revision: revision + 1 } } });
    expect(await correct('A:1:3 C:2:2 B:3:1 D:4:0')).toMatchObject({ body: { data: { revision: revision + 1 } } });
    expect(await shown()).toEqual({ table: ['A avanzó', 'C', 'B avanzó', 'D'], notes: [TEXT], final: ['A B'] });
    expect([await lobbiesOf('B'), await lobbiesOf('C')]).toEqual(before);
    expect((await close('final')).reply.status).toBe(200);
    forgetTournamentContexts(database);
    const own = await Promise.all(
      ['B', 'C'].map(async (id) => done('POST /my-registration/read', { token: linkOf(id) })),
    );
    expect(own.map(({ finalResult }) => finalResult.rank)).toEqual([2, 3]);
  });

  it('asks nothing where the same entries advance, and tells when the table agrees again', async () => {
    await playBoth();
    expect((await correct('B:1:3 A:2:2 C:3:1 D:4:0')).status).toBe(200);
    expect((await shown()).notes).toEqual([]);
    expect((await correct('A:1:3 C:2:2 B:3:1 D:4:0', { acceptsExchange: true })).status).toBe(200);
    expect((await correct('A:1:3 B:2:2 C:3:1 D:4:0')).status).toBe(200);
    expect((await shown()).notes).toEqual([
      TEXT,
      'Con este cambio, la tabla de Ida vuelve a coincidir con quienes avanzaron.',
    ]);
  });

  it('asks the second person, too', async () => {
    await playBoth(true);
    expect((await correct('A:1:3 C:2:2 B:3:1 D:4:0')).status).toBe(409);
    expect((await correct('A:1:3 C:2:2 B:3:1 D:4:0', { acceptsExchange: true })).status).toBe(200);
    const ida1 = await matchOf('ida1');
    await write(database, {
      'competitions/torneo/matches/ida1': { ...ida1, enteredBy: 'otra', writes: 1_000 },
    });
    await database.doc('competitions/torneo').update({ writes: 1_000 });
    const state = { state: 'official', from: 'provisional', expectedRevision: ida1.revision };
    const make = (accepted: object) => call('PATCH /competitions/torneo/matches/ida1/state', { ...state, ...accepted });
    expect(await make({})).toMatchObject({ status: 409, body: { codes: { acceptsExchange: 'advance_exchanged' } } });
    expect((await make({ acceptsExchange: true })).status).toBe(200);
    expect(await make({})).toMatchObject({ status: 200, body: { data: { state: 'official' } } });
  });

  it('marks a disqualification that exchanges who advanced, and its end', async () => {
    await playBoth();
    const AGREES = 'Con este cambio, la tabla de Ida vuelve a coincidir con quienes avanzaron.';
    await edit('B', { status: 'disqualified', keepsPoints: false });
    const out = { table: ['A avanzó', 'C', 'D', 'B avanzó'], notes: [TEXT], final: ['A B'] };
    expect(await shown()).toEqual(out);
    await edit('B', { status: 'disqualified', keepsPoints: false });
    expect(await shown()).toEqual(out);
    await edit('B', { status: 'disqualified', keepsPoints: true });
    expect((await shown()).notes).toEqual([AGREES]);
    await edit('B', { status: 'disqualified', keepsPoints: false });
    await edit('B', { status: 'active' });
    expect((await shown()).notes).toEqual([AGREES]);
    await edit('D', { status: 'disqualified', keepsPoints: false });
    expect((await shown()).notes).toEqual([AGREES]);
  });

  it('asks before an adjustment exchanges who advanced, and before it is taken back', async () => {
    await playBoth();
    const ADJUSTMENTS = '/competitions/torneo/adjustments';
    const fields = { stageId: 'ida', entryId: 'B', points: -4, reason: 'Tarde', matchNumber: null };
    const key = { 'Idempotency-Key': randomUUID() };
    const give = (accepted = {}) => call(`POST ${ADJUSTMENTS}`, { ...fields, ...accepted }, key);
    const asked = {
      status: 409,
      body: { code: 'competition_refused', codes: { acceptsExchange: 'advance_exchanged' } },
    };
    const names = { body: { fields: { acceptsExchange: `${TEXT} Confírmalo para guardar.` } } };
    const refused = await give();
    expect(refused).toMatchObject(asked);
    expect(refused).toMatchObject(names);
    const untouched = { table: ['A avanzó', 'B avanzó', 'C', 'D'], notes: [], final: ['A B'] };
    expect(await shown()).toEqual(untouched);
    expect((await give({ acceptsExchange: true })).status).toBe(200);
    expect((await give({ acceptsExchange: true })).status).toBe(200);
    expect((await give()).status).toBe(200);
    const exchanged = { table: ['A avanzó', 'C', 'B avanzó', 'D'], notes: [TEXT], final: ['A B'] };
    expect(await shown()).toEqual(exchanged);

    const [first] = (await demandResults(database, 'torneo')).adjustments;
    expect((await call(`DELETE ${ADJUSTMENTS}/${first?.id}`)).status).toBe(200);
    const AGREES = 'Con este cambio, la tabla de Ida vuelve a coincidir con quienes avanzaron.';
    expect(await shown()).toEqual({ ...untouched, notes: [AGREES] });

    await done(`POST ${ADJUSTMENTS}`, { ...fields, points: 9, reason: 'Video' });
    expect((await correct('A:1:3 C:2:2 B:3:1 D:4:0')).status).toBe(200);
    const second = (await demandResults(database, 'torneo')).adjustments.at(-1)?.id;
    const takeBack = (query = '') => call(`DELETE ${ADJUSTMENTS}/${second}${query}`);
    const kept = await takeBack();
    expect(kept).toMatchObject(asked);
    expect(kept).toMatchObject(names);
    expect((await demandResults(database, 'torneo')).adjustments.map(({ id }) => id)).toEqual([second]);
    expect((await takeBack('?acceptsExchange=true')).status).toBe(200);
    expect((await takeBack()).status).toBe(200);
    expect(await shown()).toEqual({ ...exchanged, notes: [AGREES, TEXT] });
  });

  it('keeps the marks of who advanced after a disqualification', async () => {
    await playBoth();
    await edit('A', { status: 'disqualified', keepsPoints: false });
    expect(await shown()).toEqual({
      table: ['B avanzó', 'C', 'D', 'A avanzó'],
      notes: [TEXT.replace('de B', 'de A')],
      final: ['A B'],
    });
    expect((await demandResults(database, 'torneo')).entries.find(({ id }) => id === 'A')?.status).toBe('disqualified');
    expect(await lobbiesOf('C')).not.toContain('Final');
  });

  it('passes the seat and its mark after a disqualification before the next stage', async () => {
    await begin(stages, played);
    await play('ida1', 'A:1:3 B:2:2 C:3:1 D:4:0');
    await close('ida');
    await edit('A', { status: 'disqualified', keepsPoints: false });
    expect(await shown()).toEqual({ table: ['B avanzó', 'C avanzó', 'D', 'A'], notes: [], final: ['C B'] });
  });
});

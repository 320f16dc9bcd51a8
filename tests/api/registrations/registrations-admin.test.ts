import { errorText, Registration } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aliasOf } from '../../../functions/src/audit/audit-entry.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData } from '../../fixtures/calls/expect.ts';
import {
  APPROVED,
  HASH_KEY,
  NOBODY,
  NOW,
  PENDING,
  queueRecords,
  REJECTED,
  submission,
} from '../../fixtures/records/records.ts';

const { api, audits, call, database, expectRefused, players, recorded, stored } = await openAdminArea(
  'demo-api-registrations-admin',
  queueRecords,
);

const registration = (id: string) => stored(`registrations/${id}`);
/** Audit records name a registration by an alias, not by the player's ID. */
const alias = (id: string) => aliasOf(keyedHash(HASH_KEY), id);
const setStatus = (id: string, body: object) => call(`PATCH /registrations/${id}/status`, body);

const Read = z.object({ success: z.literal(true), data: Registration });

describe('PATCH /registrations/:id/status', () => {
  it('approves with author and time, without taking another seat', async () => {
    const { body } = await setStatus(PENDING, { status: 'approved' });
    const decision = { status: 'approved', decidedAt: NOW.toISOString(), decidedBy: 'admin', reason: null };
    expect(Read.parse(body).data).toMatchObject({ id: PENDING, fullName: 'Ana Pérez', ...decision });
    expect((await call(`GET /registrations/${PENDING}`)).body).toEqual(body);
    expect(await players()).toBe(2);
  });

  it('rejects with a reason, frees seat and ID, and audits no personal data', async () => {
    const { body } = await setStatus(APPROVED, { status: 'rejected', reason: '  Cuenta de otra persona ' });
    expect(body).toMatchObject({ data: { status: 'rejected', reason: 'Cuenta de otra persona' } });
    expect(await players()).toBe(1);
    expect(await audits()).toEqual([
      {
        actor: 'admin',
        action: 'registration.status',
        target: alias(APPROVED),
        tournamentId: 'copa',
        at: expect.anything(),
        before: { status: 'approved' },
        after: { status: 'rejected' },
      },
    ]);
    const again = submission({ freeFireId: '10000002', requestId: 'another-request' });
    expect((await api.call('POST /registrations', { body: again })).status).toBe(200);
    expect(await players()).toBe(2);
    expect(await registration('copa_another-request')).toMatchObject({ status: 'pending', reason: null });
    expect(await registration(APPROVED)).toMatchObject({ status: 'rejected' });
  });

  it("keeps another admin's earlier decision", async () => {
    await setStatus(PENDING, { status: 'rejected', reason: 'Nivel' });
    await expectRefused(() => setStatus(PENDING, { status: 'approved', from: 'pending' }), 409, 'decision_conflict');
    expect((await setStatus(PENDING, { status: 'approved', from: 'rejected' })).status).toBe(200);
  });
});

describe('DELETE /registrations/:id', () => {
  it('deletes a pending, an approved and a rejected registration once, and frees their seats', async () => {
    for (const [id, left] of [[PENDING, 1] as const, [APPROVED, 0] as const, [REJECTED, 0] as const]) {
      const replies = await Promise.all([1, 2, 3, 4].map(() => call(`DELETE /registrations/${id}`)));
      for (const reply of replies) expectData(reply, { deleted: true });
      expect(await registration(id)).toBeUndefined();
      expect(await players()).toBe(left);
    }
    const deletions = [PENDING, APPROVED, REJECTED].map((id) => `admin registration.delete ${alias(id)}`);
    expect(await recorded()).toEqual(deletions.toSorted());
  });
});

describe('batches', () => {
  const full = { code: 'tournament_full', error: 'Este torneo ya no tiene cupos disponibles.' };
  const missing = { code: 'not_found', error: 'Recurso no encontrado.' };

  it('approve all they can across tournaments, and report the failures', async () => {
    const ids = [PENDING, APPROVED, REJECTED, NOBODY, 'liga_20000001', 'liga_20000002', 'ninguna_10000001', PENDING];
    expectData(await call('POST /registrations/batch/approve', { ids }), {
      done: [PENDING, APPROVED, REJECTED, 'liga_20000001'],
      failed: [
        { id: NOBODY, ...missing },
        { id: 'liga_20000002', ...full },
        { id: 'ninguna_10000001', ...missing },
      ],
    });
    expect([await players(), await players('liga')]).toEqual([3, 1]);
    expect(await recorded()).toEqual([
      `admin registration.status ${alias(PENDING)}`,
      `admin registration.status ${alias(REJECTED)}`,
      `admin registration.status ${alias('liga_20000001')}`,
    ]);
  });

  it('reject with one reason for all', async () => {
    const ids = [PENDING, APPROVED, REJECTED];
    const reply = await call('POST /registrations/batch/reject', { ids, reason: 'Nivel' });
    expectData(reply, { done: ids, failed: [] });
    expect(await players()).toBe(0);
    expect(await registration(APPROVED)).toMatchObject({ status: 'rejected', reason: 'Nivel', decidedBy: 'admin' });
    expect(await recorded()).toHaveLength(2);
  });

  it('reopen decided registrations, which take their seats again', async () => {
    const ids = [PENDING, APPROVED, REJECTED, 'liga_20000002'];
    expectData(await call('POST /registrations/batch/reopen', { ids }), {
      done: [PENDING, APPROVED, REJECTED],
      failed: [{ id: 'liga_20000002', ...full }],
    });
    const undecided = { status: 'pending', decidedAt: null, decidedBy: null, reason: null };
    expect(await registration(REJECTED)).toMatchObject(undecided);
    expect([await players(), await players('liga')]).toEqual([3, 1]);
    expect(await recorded()).toHaveLength(2);
  });

  it("keep other admins' decisions", async () => {
    for (const [what, from, other] of [
      ['approve', 'pending', REJECTED],
      ['reject', 'pending', APPROVED],
      ['reopen', 'rejected', APPROVED],
    ]) {
      const { body } = await call(`POST /registrations/batch/${what}`, { ids: [other], from });
      expect(body).toMatchObject({ data: { done: [], failed: [{ id: other, code: 'decision_conflict' }] } });
    }
    expect(await recorded()).toEqual([]);
  });

  it('approve only registrations unchanged since they were seen; a repeat succeeds', async () => {
    const seen = [{ id: PENDING, revision: 0 }];
    const decide = () => call('POST /registrations/batch/approve', { ids: [PENDING], seen, from: 'pending' });
    const edited = { id: PENDING, code: 'edit_conflict', error: errorText.edit_conflict };
    await database.doc(`registrations/${PENDING}`).update({ revision: 1 });
    expectData(await decide(), { done: [], failed: [edited] });
    await database.doc(`registrations/${PENDING}`).update({ revision: 0 });
    expect(await recorded()).toEqual([]);
    expectData(await decide(), { done: [PENDING], failed: [] });
    // Corrected after the decision, as an approved one can be: the decision was made on what was seen all the same.
    await database.doc(`registrations/${PENDING}`).update({ revision: 1 });
    expectData(await decide(), { done: [PENDING], failed: [] });
    expect(await recorded()).toHaveLength(1);
  });

  it('delete registrations and free their seats; missing ones count as deleted', async () => {
    const ids = [PENDING, REJECTED, NOBODY];
    expectData(await call('POST /registrations/batch/delete', { ids }), { done: ids, failed: [] });
    expect([await registration(PENDING), await registration(REJECTED)]).toEqual([undefined, undefined]);
    expect(await players()).toBe(1);
  });
});

it('filters, sorts and pages lists without gaps or duplicates', async () => {
  const Page = z.object({
    data: z.strictObject({ items: z.array(Registration), nextCursor: z.string().nullable() }),
  });
  const list = async (path: string) => Page.parse((await call(`GET /registrations${path}`)).body).data;
  const all = [APPROVED, REJECTED, PENDING, 'liga_20000001', 'liga_20000002'];
  const lists: Record<string, string[]> = {
    '': all,
    '?order=asc': all.toReversed(),
    '?status=rejected': [REJECTED, 'liga_20000002'],
    '?tournamentId=liga': ['liga_20000001', 'liga_20000002'],
    '?tournamentId=liga&status=rejected': ['liga_20000002'],
    '?tournamentId=ninguna': [],
    '/tournament/liga': ['liga_20000001', 'liga_20000002'],
    '/tournament/copa?status=pending': [PENDING],
    '/tournament/vacia': [],
  };
  for (const [path, ids] of Object.entries(lists)) {
    expect(
      (await list(path)).items.map(({ id }) => id),
      path,
    ).toEqual(ids);
  }
  const first = await list('?limit=3');
  const rest = await list(`?limit=3&cursor=${first.nextCursor}`);
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all);
  expect([first.items.length, rest.nextCursor]).toEqual([3, null]);
});

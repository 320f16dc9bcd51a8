// Places that a tournament keeps for invitations: one registration each, until an end, unless revoked.
import { HOUR } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import {
  type Fields,
  hoursFromNow,
  keyedSubmission,
  NOW,
  tournamentDocuments,
} from '../../fixtures/records/records.ts';
import { REQUEST_ID } from '../../fixtures/resources/resource.ts';

const KEPT = { maxPlayers: 3, reservedPlaces: 2, waitingList: 'automatic' };
const UNTIL = hoursFromNow(24).toISOString();

const { audits, call, clock, database, everything, expectRefused, stored, visit } = await openAdminArea(
  'demo-api-invitations',
  () => ({
    ...tournamentDocuments('copa', KEPT),
    ...tournamentDocuments('liga', { maxPlayers: 3 }),
  }),
);

type Calling = Parameters<typeof call>;
const dataOf = async (...calling: Calling) => {
  const reply = await call(...calling);
  expect(reply.status).toBe(200);
  return Object(reply.body).data;
};
const ask = (fields: Fields = {}, headers?: Record<string, string>) =>
  call('POST /invitations', { tournamentId: 'copa', count: 1, until: UNTIL, ...fields }, headers);
const invite = async (count: number, fields: Fields = {}): Promise<{ id: string; usedBy: string | null }[]> =>
  Object((await ask({ count, ...fields })).body).data.invitations;
const tokenOf = async (id: string): Promise<string> => (await dataOf('POST /invitations/link', { id })).token;
const made = async () => {
  const [first] = await invite(1);
  const id = first?.id ?? '';
  return { id, token: await tokenOf(id) };
};
const list = async () => (await dataOf('GET /invitations/tournament/copa')).invitations;
const register = (freeFireId: string, fields: Fields = {}) =>
  visit('POST /registrations', keyedSubmission({ freeFireId, email: `${freeFireId}@example.com`, ...fields }));
const seats = async () => {
  const { currentPlayers, invitedPlayers } = Object(await stored('tournaments/copa'));
  return [currentPlayers, invitedPlayers];
};

describe('an invitation', () => {
  it('gives a kept place of a tournament that is full for others, once', async () => {
    const { token } = await made();
    expect((await register('10000001')).status).toBe(200);
    await expectRefused(() => register('10000002'), 409, 'tournament_full');
    expect((await register('10000003', { invitation: token })).status).toBe(200);
    await expectRefused(() => register('10000004', { invitation: token }), 409, 'invitation_used');
    await expectRefused(() => register('10000002'), 409, 'tournament_full');
    expect(await seats()).toEqual([2, 1]);
  });

  it('is stored as hashes, and told by its own call alone', async () => {
    const { id, token } = await made();
    expect((await register('10000003', { invitation: token, nickname: 'Rayo' })).status).toBe(200);
    expect(JSON.stringify(await everything())).not.toContain(token);
    expect(await list()).toMatchObject([{ id, usedBy: 'Rayo', usedAt: NOW.toISOString(), revokedAt: null }]);
    expect(JSON.stringify(await list())).not.toContain(token);
    const seen = JSON.stringify((await visit('GET /tournaments/copa')).body);
    expect(seen).not.toContain(id);
    await expectRefused(() => call('POST /invitations/link', { id }), 409, 'invitation_used');
  });

  it('keeps no player ID after its registration was deleted', async () => {
    const { id, token } = await made();
    expect((await register('10000003', { invitation: token })).status).toBe(200);
    expect((await call('DELETE /registrations/copa_10000003')).status).toBe(200);
    expect(JSON.stringify(await stored(`invitations/${id}`))).not.toContain('10000003');
    expect(await list()).toMatchObject([{ id, usedBy: '', usedAt: NOW.toISOString() }]);
  });

  it('is worth nothing once revoked, and its place stays kept until the number is lowered', async () => {
    const { id, token } = await made();
    for (const _ of [1, 2]) expect((await call(`DELETE /invitations/${id}`)).status).toBe(200);
    expect((await audits('invitation.revoke')).length).toBe(1);
    await expectRefused(() => register('10000003', { invitation: token }), 409, 'invitation_over');
    await expectRefused(() => call('POST /invitations/link', { id }), 409, 'invitation_over');
    expect((await register('10000001')).status).toBe(200);
    await expectRefused(() => register('10000002'), 409, 'tournament_full');
    expect((await call('PUT /tournaments/copa', { reservedPlaces: 1 })).status).toBe(200);
    expect((await register('10000002')).status).toBe(200);
    expect(await seats()).toEqual([2, 0]);
  });

  it('is worth nothing after its end, and another one may be made for its place', async () => {
    const { token } = await made();
    clock.now = new Date(Date.parse(UNTIL) + 1);
    await expectRefused(() => register('10000003', { invitation: token }), 409, 'invitation_over');
    const until = new Date(Date.parse(UNTIL) + HOUR).toISOString();
    expect(await invite(2, { until })).toHaveLength(3);
  });

  it('opens no other tournament, and a token that is none opens nothing', async () => {
    const { token } = await made();
    await expectRefused(
      () => register('10000003', { invitation: token, tournamentId: 'liga' }),
      409,
      'invitation_over',
    );
    await expectRefused(() => register('10000003', { invitation: 'BBBBBBBBBBBBBBBBBBBBBA' }), 409, 'invitation_over');
  });

  it('that was used is used when its registration is rejected, which keeps the place for another one', async () => {
    const { id, token } = await made();
    expect((await register('10000003', { invitation: token })).status).toBe(200);
    await expectRefused(() => call(`DELETE /invitations/${id}`), 409, 'invitation_used');
    const { docs } = await database.collection('registrations').get();
    const decide = (status: string) => call(`PATCH /registrations/${docs[0]?.id}/status`, { status });
    expect((await decide('rejected')).status).toBe(200);
    expect(await seats()).toEqual([0, 0]);
    await expectRefused(() => register('10000004', { invitation: token }), 409, 'invitation_used');
    expect((await register('10000001')).status).toBe(200);
    await expectRefused(() => register('10000002'), 409, 'tournament_full');
    expect((await decide('pending')).status).toBe(200);
    expect(await seats()).toEqual([2, 1]);
  });

  it('sent again with its registration changes nothing', async () => {
    const { token } = await made();
    const send = () => register('10000003', { invitation: token });
    for (const _ of [1, 2]) expect((await send()).status).toBe(200);
    expect(await seats()).toEqual([1, 1]);
  });
});

describe('making invitations', () => {
  it('promises no kept place twice, nor one that is taken', async () => {
    await expectRefused(() => ask({ count: 3 }), 400, 'invalid', {
      count: 'Quedan 2 cupos reservados sin invitación',
    });
    await invite(1);
    await expectRefused(() => ask({ count: 2 }), 400, 'invalid', { count: 'Queda un cupo reservado sin invitación' });
    await invite(1);
    await expectRefused(() => ask({ count: 1 }), 400, 'invalid', {
      count: 'No queda ningún cupo reservado sin invitación. Reserva más al editar el torneo.',
    });
    await expectRefused(() => ask({ tournamentId: 'liga' }), 400, 'invalid', {
      count: 'No queda ningún cupo reservado sin invitación. Reserva más al editar el torneo.',
    });
    expect((await audits('invitation.create')).map(({ target, after }) => [target, after])).toEqual([
      ['copa', { count: 1, until: UNTIL }],
      ['copa', { count: 1, until: UNTIL }],
    ]);
  });

  it.each<[string, Fields, Record<string, string>]>([
    ['none', { count: 0 }, { count: 'Escribe cuántas invitaciones quieres' }],
    ['too many', { count: 51 }, { count: 'Crea 50 como máximo cada vez' }],
    ['a past end', { until: hoursFromNow(-1).toISOString() }, { until: 'Elige una fecha que todavía no llegó' }],
    [
      'an end in a year',
      { until: hoursFromNow(24 * 365).toISOString() },
      { until: 'Elige una fecha dentro de los próximos seis meses' },
    ],
  ])('is refused with %s', async (_name, fields, problems) => {
    await expectRefused(() => ask(fields), 400, 'invalid', problems);
  });

  it('makes them once for one key', async () => {
    const key = { 'idempotency-key': REQUEST_ID };
    const once = await ask({ count: 2 }, key);
    expect(await ask({ count: 2 }, key)).toMatchObject({ status: 200, body: once.body });
    await expectRefused(() => ask({ count: 1 }, key), 422, 'key_reused');
  });

  it('keeps no more places than the tournament has', async () => {
    await expectRefused(() => call('PUT /tournaments/copa', { reservedPlaces: 4 }), 400, 'invalid', {
      reservedPlaces: 'Escribe 3 o menos',
    });
    await expectRefused(() => call('PUT /tournaments/copa', { maxPlayers: 0 }), 400, 'invalid', {
      reservedPlaces: 'Para reservar cupos, escribe antes el máximo de inscripciones',
    });
  });
});

// Webhooks get each channel event once, with retries, and never anything personal.
import { createHmac } from 'node:crypto';
import { MINUTE } from '@arena/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyClosing } from '../../../functions/src/notices/deadlines.ts';
import { fanOutDue } from '../../../functions/src/notices/fan-out.ts';
import { publicReceivers } from '../../../functions/src/notices/webhooks/receiver.ts';
import { publishDue } from '../../../functions/src/tournaments/publication.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { playerLinks, registrationDocuments } from '../../fixtures/people/links.ts';
import { enteredMatch, MAKE_OFFICIAL } from '../../fixtures/records/competition-records.ts';
import { hoursFromNow, NOW } from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';
import { startReceiver } from '../../fixtures/webhooks/receiver.ts';

const receiver = await startReceiver();
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.replies.clear();
});

const receivers = publicReceivers({ site: 'https://arena.example', hosts: [receiver.host], timeout: 2_000 });

const { api, audits, call, clock, database, stored } = await openAdminArea(
  'demo-api-webhooks',
  () => ({ ...registrationDocuments(playerLinks()), ...enteredMatch }),
  { receivers },
);

/** Adds a webhook. */
async function connect(path: string, fields: object = {}): Promise<{ id: string; secret: string }> {
  const { body } = await call('POST /webhooks', { kind: 'generic', url: receiver.at(path), ...fields });
  return Object(body).data;
}

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
/** Runs the job; answers the events that each path got. */
async function deliver(at = clock.now) {
  await api.idle();
  clock.now = at;
  await notifyClosing(api.context());
  await fanOutDue(api.context());
  await api.idle();
  return receiver.received.map(({ path, body }) => `${path} ${JSON.parse(body).event ?? 'discord'}`);
}
const official = () => call(...MAKE_OFFICIAL);
const writeRoom = (fields: object) => {
  const room = { roomId: '55667788', password: 'iguana', releaseAt: hoursFromNow(0.75).toISOString() };
  return call('PUT /competitions/copa/matches/segunda/room', { ...room, expectedRevision: 1, ...fields });
};
async function log(id: string) {
  return Object((await call(`GET /webhooks/${id}/deliveries`)).body).data.deliveries;
}

describe('channel events', () => {
  it('send official standings once to each webhook, signed, with their picture', async () => {
    const { secret } = await connect('/firmado');
    await connect('/discord', { kind: 'discord' });
    expect((await official()).status).toBe(200);
    expect((await official()).status).toBe(200);
    expect(await deliver()).toEqual([]);
    expect((await deliver(minutesLater(1))).toSorted()).toEqual(['/discord discord', '/firmado table']);
    await Promise.all([deliver(minutesLater(2)), deliver(minutesLater(2))]);
    expect(receiver.received).toHaveLength(2);
    const signed = receiver.received.find(({ path }) => path === '/firmado');
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = signed?.headers ?? {};
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${time}.${signed?.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    const version = String((await stored('results/copa'))?.hash.inputs).slice(0, 12);
    expect(JSON.parse(signed?.body ?? '')).toMatchObject({
      url: 'https://arena.example/tournament/copa/standings',
      picture: `https://arena.example/tournament/copa/standings-post.jpg?v=${version}`,
    });
  });

  it('of a tournament by link only reach its own webhook, and none of the community', async () => {
    await database.doc('tournaments/copa').update({ unlisted: true });
    await connect('/comunidad');
    await connect('/propio', { tournamentId: 'copa' });
    await official();
    expect(await deliver(minutesLater(1))).toEqual(['/propio table']);
  });

  it('announce a room once at its release, without its code', async () => {
    await connect('/a');
    await writeRoom({});
    await writeRoom({ password: 'tortuga', expectedRevision: 2 });
    expect(await deliver()).toEqual([]);
    expect(await deliver(hoursFromNow(0.75))).toEqual(['/a room_ready']);
    clock.now = hoursFromNow(0.8);
    await writeRoom({ password: 'delfin', expectedRevision: 3 });
    expect(await deliver()).toEqual(['/a room_ready']);
    expect(JSON.stringify(receiver.received)).not.toMatch(/tortuga|iguana|delfin|55667788|Nube|\+52|@example/);
  });

  it('announce a tournament once, published by an organiser or on schedule', async () => {
    await connect('/a');
    const nueva = { name: 'Nueva', status: 'published', date: hoursFromNow(48).toISOString() };
    const { body } = await call('POST /tournaments', nueva);
    expect(await deliver()).toEqual(['/a announced']);
    const { id } = Object(body).data;
    for (const status of ['draft', 'published']) await call(`PUT /tournaments/${id}`, { status });
    expect(await deliver()).toHaveLength(1);
    const soon = { status: 'scheduled', publishDate: hoursFromNow(1).toISOString() };
    await call('POST /tournaments', { ...nueva, ...soon });
    await publishDue({ ...api.context(), now: hoursFromNow(2) });
    expect(await deliver(hoursFromNow(2))).toEqual(['/a announced', '/a announced']);
  });

  it('announce open registrations, and once their closing an hour before', async () => {
    await connect('/a');
    const times = { registrationDeadline: hoursFromNow(3).toISOString(), date: hoursFromNow(9).toISOString() };
    for (const linkedFormId of [null, 'copa']) await call('PUT /tournaments/copa', { linkedFormId, ...times });
    expect(await deliver(hoursFromNow(1.9))).toEqual(['/a opened']);
    expect(await deliver(hoursFromNow(2))).toEqual(['/a opened', '/a closing']);
    expect(await deliver(hoursFromNow(2.1))).toHaveLength(2);
  });
});

describe('deliveries', () => {
  it('are retried with growing pauses, without repeating successful ones', async () => {
    const { id } = await connect('/lento');
    await connect('/bien');
    receiver.hang('/lento');
    await official();
    await deliver(minutesLater(1));
    expect(await log(id)).toMatchObject([{ event: 'table', state: 'waiting', attempts: 1, fault: 'timeout' }]);
    receiver.answer('/lento', 503);
    await deliver(minutesLater(1 + 10 / 60));
    expect((await deliver(minutesLater(1.4))).toSorted()).toEqual(['/bien table', '/lento table', '/lento table']);
    receiver.replies.clear();
    await deliver(minutesLater(1.5));
    expect(receiver.received.filter(({ path }) => path === '/bien')).toHaveLength(1);
    expect(await log(id)).toMatchObject([{ state: 'sent', attempts: 3, status: 204, fault: null }]);
    expect(await deliver(minutesLater(60))).toHaveLength(4);
  });

  it('end as expired when their time is over', async () => {
    const { id } = await connect('/lento');
    receiver.answer('/lento', 503);
    await official();
    await deliver(minutesLater(1));
    await deliver(minutesLater(60 * 25));
    await deliver(minutesLater(60 * 26));
    expect(await log(id)).toMatchObject([{ event: 'table', state: 'expired', status: 503 }]);
    expect(api.tasks.nextAt()).toBeNull();
  });

  it('do not block writes while a receiver hangs', async () => {
    await connect('/a');
    receiver.hang('/a');
    const start = performance.now();
    expect((await writeRoom({ releaseAt: NOW.toISOString() })).status).toBe(200);
    const slow = api.idle();
    expect((await official()).status).toBe(200);
    await slow;
    expect(receiver.received.length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});

describe('webhooks', () => {
  it('hide their address and secret, and can be limited to one tournament', async () => {
    await connect('/secreto-largo', { tournamentId: 'copa' });
    const { body } = await call('GET /webhooks');
    const shown = { kind: 'generic', address: `${receiver.host}/…argo`, tournamentId: 'copa', paused: false };
    expect(body).toMatchObject({ data: { webhooks: [shown] } });
    expect(JSON.stringify(body)).not.toMatch(/whsec|secreto-l/);
    expect(JSON.stringify(await audits())).not.toMatch(/whsec|secreto/);
    await database.doc('tournaments/otra').set({ name: 'Otra', status: 'published', linkedFormId: null });
    await call('PUT /tournaments/otra', { linkedFormId: 'otra' });
    expect(await deliver()).toEqual([]);
  });

  it('show a secret once, and not to a repetition with the listed id', async () => {
    const { secret } = await connect('/a');
    const { body } = await call('GET /webhooks');
    const [{ id }] = Object(body).data.webhooks;
    const again = { kind: 'generic', url: receiver.at('/a') };
    const reply = await call('POST /webhooks', again, { 'idempotency-key': id });
    expect(secret).toMatch(/^whsec_/);
    expect(await holding('demo-api-webhooks', [secret])).toEqual([]);
    expect(JSON.stringify(reply.body)).not.toContain(secret);
  });

  it('keep the stored secret of a webhook that is older than derived ones', async () => {
    const { id } = await connect('/antiguo');
    const secret = `whsec_${'c2VjcmV0'.repeat(4)}`;
    await database.doc(`webhooks/${id}`).update({ secret });
    await call(`POST /webhooks/${id}/test`);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const { 'webhook-id': message, 'webhook-timestamp': time, 'webhook-signature': signature } = Object(headers);
    const signed = createHmac('sha256', 'secret'.repeat(4)).update(`${message}.${time}.${body}`).digest('base64');
    expect(signature).toBe(`v1,${signed}`);
  });

  it('skip events from before their creation, during a pause, or of an unpublished tournament', async () => {
    await official();
    clock.now = minutesLater(1);
    const { id } = await connect('/a');
    expect(await deliver()).toEqual([]);
    await call(`PATCH /webhooks/${id}`, { paused: true });
    await call('PUT /tournaments/copa', { linkedFormId: null });
    await call('PUT /tournaments/copa', { linkedFormId: 'copa' });
    await deliver();
    await call(`PATCH /webhooks/${id}`, { paused: false });
    expect(await deliver(minutesLater(5))).toEqual([]);
    await writeRoom({ releaseAt: minutesLater(10).toISOString() });
    await database.doc('tournaments/copa').update({ status: 'draft' });
    expect(await deliver(minutesLater(10))).toEqual([]);
  });

  it('send one test message per idempotency key, and are deleted with their deliveries', async () => {
    const { id } = await connect('/a');
    const key = { 'idempotency-key': '33333333-3333-4333-8333-333333333333' };
    for (const again of [key, key]) {
      const { body } = await call(`POST /webhooks/${id}/test`, undefined, again);
      expect(body).toMatchObject({ data: { event: 'test', state: 'sent', status: 204 } });
    }
    expect(receiver.received).toHaveLength(1);
    await call(`DELETE /webhooks/${id}`);
    expect((await database.collection('webhookDeliveries').get()).size).toBe(0);
  });
});

// Notices are made in the commit that they tell of, and reach each subscribed phone once.
import { describe, expect, it } from 'vitest';
import { notifyOpenConfirmations } from '../../../functions/src/notices/deadlines.ts';
import { fanOutDue } from '../../../functions/src/notices/fan-out.ts';
import { notifyPrizes, notifyRequests } from '../../../functions/src/notices/organiser-notices.ts';
import type { Push, PushResult } from '../../../functions/src/notices/push.ts';
import { deleteStraySubscriptions, dropSubscriptions } from '../../../functions/src/notices/subscriptions.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { playerLinks, registrationDocuments } from '../../fixtures/people/links.ts';
import { browserKeys } from '../../fixtures/push/browser-keys.ts';
import {
  enteredMatch,
  MAKE_OFFICIAL,
  prizeDocuments,
  WINNER_LINK,
} from '../../fixtures/records/competition-records.ts';
import { hoursFromNow, NOW } from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-notices';
let links = playerLinks();

/** A way to browsers that keeps what it sends. Endpoints in `answers` answer something else. */
const sent: { endpoint: string; payload: Record<string, unknown>; ttl: number }[] = [];
const answers = new Map<string, PushResult>();
const push: Push = {
  accepts: (endpoint) => endpoint.startsWith('https://push.test/'),
  async send({ endpoint }, { payload, ttl }) {
    const answer = answers.get(endpoint) ?? 'sent';
    if (answer === 'sent') sent.push({ endpoint, payload: JSON.parse(payload), ttl });
    return answer;
  },
};

const { api, call, clock, database, visit } = await openAdminArea(
  PROJECT,
  () => {
    links = playerLinks();
    sent.length = 0;
    answers.clear();
    return { ...registrationDocuments(links), ...prizeDocuments, ...enteredMatch };
  },
  { push },
);

const { p256dh, auth } = browserKeys();
const keys = { p256dh, auth };
const subscribe = (token: string, name: string, zone = 'America/Mexico_City') =>
  visit('POST /subscriptions', { token, zone, subscription: { endpoint: `https://push.test/${name}`, ...keys } });
/** Runs the jobs, after the tasks that a commit began. */
async function deliver(at = clock.now) {
  await api.idle();
  clock.now = at;
  await notifyOpenConfirmations(api.context());
  await fanOutDue(api.context());
  await api.idle();
  return sent.map(({ endpoint, payload }) => `${endpoint.split('/').pop()}: ${payload.title}`);
}
const official = () => call(...MAKE_OFFICIAL);
const writeRoom = (fields: object) => {
  const room = { roomId: '55667788', password: 'iguana', releaseAt: hoursFromNow(0.75).toISOString() };
  return call('PUT /competitions/copa/matches/segunda/room', { ...room, expectedRevision: 1, ...fields });
};
/** Notices of players; channels have tests of their own. */
const notices = async () => {
  const { docs } = await database.collection('notices').get();
  return docs.filter((one) => one.get('readers').of !== 'channels').map((one) => one.data());
};

describe('notices', () => {
  it('report an official result once to each phone of its players, and count openings', async () => {
    for (const name of ['mia', 'vieja']) expect((await subscribe(links.holder, name)).status).toBe(200);
    await subscribe(links.rejected, 'ajena');
    expect((await official()).status).toBe(200);
    expect((await official()).status).toBe(200);
    expect((await deliver()).toSorted()).toEqual(['mia: Ya hay resultado oficial', 'vieja: Ya hay resultado oficial']);
    await Promise.all([deliver(), deliver()]);
    expect(sent).toHaveLength(2);
    expect(await notices()).toMatchObject([{ event: 'result', state: 'done', nextAt: null, retried: [], failed: [] }]);
    const { notice, subscription } = sent[0]?.payload ?? {};
    for (const who of [subscription, 'f'.repeat(32), subscription]) {
      expect((await visit('POST /notices/opened', { notice, subscription: who })).status).toBe(200);
    }
    expect(await notices()).toMatchObject([{ opened: [subscription] }]);
    const { body } = await call('GET /notices?tournamentId=copa');
    const counted = { event: 'result', waiting: 0, sent: 2, opened: 1, failed: 0 };
    expect(body).toMatchObject({ data: { notices: [counted] } });
  });

  it('announce the release of a room code once, without the code', async () => {
    await subscribe(links.holder, 'mia');
    await writeRoom({});
    await writeRoom({ password: 'tortuga', expectedRevision: 2 });
    expect(await deliver()).toEqual([]);
    clock.now = hoursFromNow(0.75);
    expect(await deliver()).toEqual(['mia: Ya está el código de tu sala']);
    expect(sent[0]?.ttl).toBe(30 * 60);
    expect(JSON.stringify(sent)).not.toMatch(/tortuga|iguana|55667788|Nube|\+52/);
  });

  it('report each decision on a registration once', async () => {
    await subscribe(links.other, 'otra');
    const decide = (status: string, from: string) =>
      call('PATCH /registrations/copa_10000002/status', { status, from });
    expect((await decide('approved', 'pending')).status).toBe(200);
    expect(await deliver()).toEqual(['otra: Estás dentro']);
    expect((await decide('approved', 'pending')).status).toBe(200);
    expect(await deliver()).toHaveLength(1);
    clock.now = hoursFromNow(0.1);
    await decide('rejected', 'approved');
    expect(await deliver()).toHaveLength(2);
    expect(sent[1]?.payload).toMatchObject({ title: 'Tu inscripción no fue aprobada' });
  });

  it('ask only approved players to confirm once the window of the match opens', async () => {
    await subscribe(links.holder, 'mia');
    await subscribe(links.other, 'otra');
    const confirmations = { enrolmentHours: 24, matchFromHours: 12, matchUntilHours: 2 };
    await database.doc('tournaments/copa').update({ date: hoursFromNow(24), confirmations });
    await database.doc('registrations/copa_10000001').update({ enrolmentConfirmedAt: NOW });
    expect(await deliver()).toEqual([]);
    // 21:30 in Mexico: the window is open until noon.
    expect(await deliver(hoursFromNow(12.5))).toEqual(['mia: Confirma que juegas']);
    const text = 'hazlo en «Mi lugar» antes del sáb 21 nov, 07:00, o tu cupo queda libre.';
    expect(sent[0]?.payload.body).toBe(`Copa Relámpago: ${text}`);
    expect(await deliver(hoursFromNow(12.6))).toHaveLength(1);
  });

  it('are delivered without a job, those of a second commit within a second too', async () => {
    await subscribe(links.holder, 'mia');
    await subscribe(links.other, 'otra');
    await official();
    expect(
      (await call('PATCH /registrations/copa_10000002/status', { status: 'approved', from: 'pending' })).status,
    ).toBe(200);
    await api.idle();
    const titles = sent.map(({ endpoint, payload }) => `${endpoint.split('/').pop()}: ${payload.title}`);
    expect(titles.toSorted()).toEqual([
      'mia: Ya hay resultado oficial',
      'otra: Estás dentro',
      'otra: Ya hay resultado oficial',
    ]);
  });

  it('are retried with growing pauses until they expire; dead subscriptions are deleted', async () => {
    await subscribe(links.holder, 'lenta');
    await subscribe(links.holder, 'muerta');
    answers.set('https://push.test/lenta', 'later').set('https://push.test/muerta', 'gone');
    await official();
    expect(await deliver()).toEqual([]);
    const { size, docs } = await database.collection('subscriptions').get();
    expect([size, docs[0]?.get('endpoint')]).toEqual([1, 'https://push.test/lenta']);
    const lenta = docs[0]?.id;
    expect(await notices()).toMatchObject([{ state: 'done', retried: [lenta], failed: [expect.any(String)] }]);
    const counts = async () => Object((await call('GET /notices?tournamentId=copa')).body).data.notices.at(-1);
    expect(await counts()).toMatchObject({ event: 'result', waiting: 1, sent: 0, failed: 1 });
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
    await deliver(later(10));
    answers.clear();
    expect(await deliver(later(29))).toEqual([]);
    expect(await deliver(later(30))).toEqual(['lenta: Ya hay resultado oficial']);
    expect(await counts()).toMatchObject({ event: 'result', waiting: 0, sent: 1, failed: 1 });
    answers.set('https://push.test/lenta', 'later');
    await writeRoom({});
    await deliver(hoursFromNow(0.75));
    answers.clear();
    expect(await deliver(hoursFromNow(13))).toHaveLength(1);
    expect(await notices()).toContainEqual(expect.objectContaining({ event: 'room', retried: [], failed: [lenta] }));
    expect(api.tasks.nextAt()).toBeNull();
  });

  it('of an unknown event are skipped with a log line and stop nothing', async () => {
    await subscribe(links.holder, 'mia');
    await official();
    await api.idle();
    const [known] = await notices();
    await database.doc('notices/nuevo').set({ ...known, event: 'mañana', state: 'waiting', nextAt: hoursFromNow(-1) });
    await writeRoom({ releaseAt: NOW.toISOString() });
    expect(await deliver()).toEqual(['mia: Ya hay resultado oficial', 'mia: Ya está el código de tu sala']);
    expect(api.logged.filter((line) => line.includes('unknown notice skipped'))).toHaveLength(1);
    await deliver(hoursFromNow(0.1));
    expect(api.logged.filter((line) => line.includes('unknown notice skipped'))).toHaveLength(1);
    expect((await call('GET /notices?tournamentId=copa')).status).toBe(200);
  });
});

describe('subscriptions', () => {
  it('are refused for an endpoint that is not a push service', async () => {
    const subscription = { endpoint: 'http://169.254.169.254/latest', ...keys };
    const body = { zone: 'America/Bogota', subscription };
    const replies = await Promise.all([
      visit('POST /subscriptions', { ...body, token: links.holder }),
      call('PUT /subscriptions/organiser', { ...body, kinds: ['requests'] }),
    ]);
    const field = { 'subscription.endpoint': 'Este navegador no puede recibir avisos' };
    for (const refused of replies) expectFailure(refused, 400, 'invalid', field);
  });

  it.each([
    ['no point of the curve', 'B'.repeat(87)],
    ['zeros', 'A'.repeat(87)],
  ])('are refused for a key that is %s', async (_, p256dh) => {
    const subscription = { endpoint: 'https://push.test/mia', ...keys, p256dh };
    const body = { zone: 'America/Bogota', subscription };
    const replies = await Promise.all([
      visit('POST /subscriptions', { ...body, token: links.holder }),
      call('PUT /subscriptions/organiser', { ...body, kinds: ['requests'] }),
    ]);
    const field = { 'subscription.p256dh': 'Este navegador no puede recibir avisos' };
    for (const refused of replies) expectFailure(refused, 400, 'invalid', field);
  });

  it('end one by one, and keep the last five of a link', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      clock.now = new Date(clock.now.getTime() + 1_000);
      await subscribe(links.holder, name);
    }
    await visit('POST /subscriptions/end', { token: links.holder, endpoint: 'https://push.test/f' });
    await official();
    expect((await deliver()).map(([name]) => name).toSorted()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('end at once when an organiser deletes their registration or replaces its link', async () => {
    await subscribe(links.holder, 'mia');
    await subscribe(links.other, 'otra');
    await subscribe(links.rejected, 'ajena');
    expect((await call('DELETE /registrations/copa_10000002')).status).toBe(200);
    expect((await call('POST /registrations/batch/delete', { ids: ['copa_10000003'] })).status).toBe(200);
    await call('POST /registrations/link', { id: 'copa_10000001' });
    expect(await holding(PROJECT, ['push.test/mia', 'push.test/otra', 'push.test/ajena'])).toEqual([]);
  });

  it('end with the data of their player, and when their link is replaced', async () => {
    await subscribe(links.holder, 'mia');
    await subscribe(links.other, 'otra');
    expect((await visit('POST /my-registration/erase', { token: links.other })).status).toBe(200);
    expect(await holding(PROJECT, ['push.test/otra'])).toEqual([]);
    await call('POST /registrations/link', { id: 'copa_10000001' });
    await official();
    expect(await deliver()).toEqual([]);
    await deleteStraySubscriptions(api.context());
    expect(await holding(PROJECT, ['push.test/mia'])).toEqual([]);
  });
});

describe('notices of organisers', () => {
  const choose = (kinds: string[]) => {
    const subscription = { endpoint: 'https://push.test/mia', ...keys };
    return call('PUT /subscriptions/organiser', { subscription, zone: 'America/Bogota', kinds });
  };

  /** Runs the jobs at an hour of the test; answers what phones show. */
  async function run(hours: number) {
    clock.now = hoursFromNow(hours);
    await notifyRequests(api.context());
    await notifyPrizes(api.context());
    await fanOutDue(api.context());
    await api.idle();
    return sent.map(({ payload }) => `${payload.title}: ${payload.body}`);
  }

  async function arrive(id: string, hours: number) {
    const [pending] = (await database.collection('registrations').where('status', '==', 'pending').get()).docs;
    await database.doc(`registrations/${id}`).set({ ...pending?.data(), createdAt: hoursFromNow(hours) });
  }

  it('report pending registrations once, and new ones after the notice was opened', async () => {
    expect((await choose(['requests'])).status).toBe(200);
    const first = 'Inscripciones por revisar: Copa Relámpago: una inscripción espera.';
    expect(await run(0)).toEqual([first]);
    expect(sent[0]?.payload).toMatchObject({ admin: true });
    await arrive('copa_10000011', 0.1);
    expect(await run(0.2)).toHaveLength(1);
    const { notice, subscription } = sent[0]?.payload ?? {};
    await visit('POST /notices/opened', { notice, subscription });
    await Promise.all([run(0.3), run(0.3)]);
    expect(await run(0.4)).toEqual([first, 'Inscripciones por revisar: Copa Relámpago: 2 inscripciones esperan.']);
    expect(JSON.stringify(sent)).not.toMatch(/Nube|Ana|\+52|@example|1000000/);
  });

  it('report disputed and overdue prizes once, and each new dispute again', async () => {
    await choose(['disputes', 'overdue']);
    // Makes the third prize, and lists all of them as owed.
    expect((await call('POST /prizes/premiada')).status).toBe(200);
    const first = 'Premios en duda: Copa Relámpago: un premio espera tu decisión.';
    expect(await run(0)).toEqual([first]);
    expect(await run(0.1)).toHaveLength(1);
    await visit('POST /my-registration/prize', { token: WINNER_LINK, prizeId: '2', received: false });
    const next = 'Premios en duda: Copa Relámpago: 2 premios esperan.';
    expect(await run(0.2)).toEqual([first, next]);
    expect(await run(0.3)).toHaveLength(2);
    const late = 'Premios atrasados: Copa Relámpago: un premio ya debió salir.';
    expect(await run(80)).toEqual([first, next, late]);
    expect(await run(80.1)).toHaveLength(3);
    // Settled and in doubt again is news.
    const sentAgain = { state: 'sent', how: 'Nequi', proof: null, again: true, expectedRevision: 2 };
    expect((await call('PUT /prizes/premiada/2', sentAgain)).status).toBe(200);
    expect(await run(80.2)).toHaveLength(3);
    await visit('POST /my-registration/prize', { token: WINNER_LINK, prizeId: '2', received: false });
    expect(await run(80.3)).toEqual([first, next, late, next]);
    expect(JSON.stringify(sent)).not.toMatch(/Ana|Nequi|\+52|@example|1000000/);
  });

  it('survive the deletion of a registration without a private link', async () => {
    await choose(['requests']);
    await database.doc('registrations/copa_10000002').update({ link: null });
    expect((await call('DELETE /registrations/copa_10000002')).status).toBe(200);
    await dropSubscriptions(api.context(), { link: '' });
    expect(await holding(PROJECT, ['push.test/mia'])).toHaveLength(1);
  });

  it('cover only chosen kinds, and end with the last kind or the admin role', async () => {
    await choose(['disputes', 'overdue']);
    expect(await run(0)).toEqual([]);
    await choose([]);
    expect(await holding(PROJECT, ['push.test/mia'])).toEqual([]);
    await choose(['requests']);
    await database.doc('admins/admin').delete();
    expect(await run(0)).toEqual([]);
    await deleteStraySubscriptions(api.context());
    expect(await holding(PROJECT, ['push.test/mia'])).toEqual([]);
  });
});

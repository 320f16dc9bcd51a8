// Organisers' phones are told once for each change, and no longer than their role lasts.
import { beforeEach, expect, it } from 'vitest';
import { deliverNotices } from '../../../functions/src/delivery/delivery.ts';
import { tellPrizes, tellRequests } from '../../../functions/src/delivery/organisers.ts';
import type { Push } from '../../../functions/src/push/push.ts';
import { deleteStraySubscriptions } from '../../../functions/src/subscriptions/subscriptions.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { playerLinks, registrationDocuments } from '../../fixtures/people/links.ts';
import { prizeDocuments, WINNER_LINK } from '../../fixtures/records/competition-records.ts';
import { hoursFromNow } from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-organiser-notices';
const sent: Record<string, unknown>[] = [];
const push: Push = {
  accepts: (endpoint) => endpoint.startsWith('https://push.test/'),
  async send(_to, { payload }) {
    sent.push(JSON.parse(payload));
    return 'sent';
  },
};
beforeEach(() => {
  sent.length = 0;
});

const { api, call, visit, clock, database } = await openAdminArea(
  PROJECT,
  () => ({ ...registrationDocuments(playerLinks()), ...prizeDocuments }),
  { push },
);

const choose = (kinds: string[], name = 'mia') =>
  call('PUT /subscriptions/organiser', {
    subscription: { endpoint: `https://push.test/${name}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    zone: 'America/Bogota',
    kinds,
  });

/** Runs the jobs at an hour of the test; answers what phones show. */
async function run(hours: number) {
  clock.now = hoursFromNow(hours);
  await tellRequests(api.context());
  await tellPrizes(api.context());
  await deliverNotices(api.context());
  return sent.map(({ title, body }) => `${title}: ${body}`);
}

async function arrive(id: string, hours: number) {
  const [pending] = (await database.collection('registrations').where('status', '==', 'pending').get()).docs;
  await database.doc(`registrations/${id}`).set({ ...pending?.data(), createdAt: hoursFromNow(hours) });
}

it('tell of requests once, and again of new ones after somebody looked', async () => {
  expect((await choose(['requests'])).status).toBe(200);
  const first = 'Inscripciones por revisar: Copa Relámpago: una inscripción espera.';
  expect(await run(0)).toEqual([first]);
  expect(sent[0]).toMatchObject({ admin: true });
  await arrive('copa_10000011', 0.1);
  expect(await run(0.2)).toHaveLength(1);
  await visit('POST /notices/opened', { notice: sent[0]?.notice, subscription: sent[0]?.subscription });
  await Promise.all([run(0.3), run(0.3)]);
  expect(await run(0.4)).toEqual([first, 'Inscripciones por revisar: Copa Relámpago: 2 inscripciones esperan.']);
  expect(JSON.stringify(sent)).not.toMatch(/Nube|Ana|\+52|@example|1000000/);
});

it('tell of prizes in doubt and of late ones once each, and of the next ones again', async () => {
  await choose(['disputes', 'overdue']);
  // Makes the third prize, and lists all of them as owed.
  expect((await call('POST /prizes/premiada')).status).toBe(200);
  const first = 'Premios en duda: Copa Relámpago: un premio espera tu decisión.';
  expect(await run(0)).toEqual([first]);
  await Promise.all([run(0.1), run(0.1)]);
  expect(sent).toHaveLength(1);
  const objected = await visit('POST /my-registration/prize', { token: WINNER_LINK, prizeId: '2', received: false });
  expect(objected.status).toBe(200);
  const next = 'Premios en duda: Copa Relámpago: 2 premios esperan.';
  expect(await run(0.2)).toEqual([first, next]);
  expect(await run(0.3)).toHaveLength(2);
  const late = 'Premios atrasados: Copa Relámpago: un premio ya debió salir.';
  expect(await run(80)).toEqual([first, next, late]);
  await Promise.all([run(80.1), run(80.1)]);
  expect(sent).toHaveLength(3);
  // Settled and in doubt again is news.
  const sentAgain = { state: 'sent', how: 'Nequi', proof: null, again: true, expectedRevision: 2 };
  expect((await call('PUT /prizes/premiada/2', sentAgain)).status).toBe(200);
  expect(await run(80.2)).toHaveLength(3);
  await visit('POST /my-registration/prize', { token: WINNER_LINK, prizeId: '2', received: false });
  expect(await run(80.3)).toEqual([first, next, late, next]);
  expect(JSON.stringify(sent)).not.toMatch(/Ana|Nequi|\+52|@example|1000000/);
});

it('go to those who chose the kind, and end with the choice', async () => {
  await choose(['disputes', 'overdue']);
  expect(await run(0)).toEqual([]);
  await choose(['requests']);
  await choose([]);
  expect(await run(0)).toEqual([]);
  expect(await holding(PROJECT, ['push.test/mia'])).toEqual([]);
});

it('end with the role', async () => {
  await choose(['requests']);
  await database.doc('admins/admin').delete();
  expect(await run(0)).toEqual([]);
  await deleteStraySubscriptions(api.context());
  expect(await holding(PROJECT, ['push.test/mia'])).toEqual([]);
});

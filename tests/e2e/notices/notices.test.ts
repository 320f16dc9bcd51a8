// Push notices from subscription to tap: sent encrypted to a push service and shown by the service worker.
import type { Page } from '@playwright/test';
import { writeRoom } from '../../../functions/src/competitions/rooms.ts';
import { local } from '../../../scripts/lib/local.ts';
import { ports } from '../../../scripts/lib/ports.ts';
import { browserKeys } from '../../fixtures/push/browser-keys.ts';
import { startPushService, vapidClaims } from '../../fixtures/push/push-service.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { contextOn } from '../../fixtures/records/registering.ts';
import { expect, fromNow, test } from '../arena.ts';
import { siteHash } from '../site-records.ts';
import { runMinutely, subscribeHere } from './telling.ts';

/** Port of the push service that the demo's functions may call (functions/.env.demo-arena-libre). */
const PORT = ports.push;

test.use({ serviceWorkers: 'allow' });

/** Hands a payload to the page's service worker, as the browser does after decrypting it. */
async function deliverToWorker(page: Page, payload: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: payload });
}

/** Taps the visible notification. A text, because it runs in the worker, which has other types than a page. */
const TAP = `(async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})()`;

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test('a subscribed phone is notified when its room code is released', async ({ page, context, makeTournament }) => {
  const service = await startPushService(PORT);
  const keys = browserKeys();
  await subscribeHere(context, service.endpoint('telefono'), { p256dh: keys.p256dh, auth: keys.auth });
  const tournament = await makeTournament();
  const holder = await tournament.hold({ nickname: 'Nube', phone: '+52 55 8765 4321', decidedAt: fromNow(-1) });
  await tournament.draw(holder, fromNow(0.2));
  await page.goto(`/mi-lugar#${holder.token}`);
  await page.getByRole('button', { name: 'Avísame en este teléfono' }).click();
  await expect(page.getByText('Listo: te avisamos en este teléfono.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ya no me avises aquí' })).toBeVisible();

  const { database, close } = openDatabase(local.projectId);
  const now = new Date();
  await writeRoom(
    contextOn(database, { hash: siteHash, now, actor: 'admin' }),
    { tournamentId: tournament.id, matchId: 'primera' },
    { roomId: '10203040', password: 'caracol', releaseAt: now.toISOString(), expectedRevision: 0 },
  );
  await runMinutely(page);
  await expect.poll(() => service.received.length).toBe(1);
  const [pushed] = service.received;
  if (pushed === undefined) throw new Error('nothing was sent');
  expect(vapidClaims(pushed.headers).claims).toMatchObject({ aud: `http://${service.host}` });
  const payload = keys.decrypt(pushed.body);
  for (const secret of [holder.token, holder.freeFireId, 'Nube', '8765', '10203040', 'caracol']) {
    expect(payload).not.toContain(secret);
  }

  await deliverToWorker(page, payload);
  await deliverToWorker(page, payload);
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  expect(await shownOn(page)).toMatchObject([
    { title: 'Ya está el código de tu sala', body: `${tournament.name}: míralo en «Mi lugar» y entra.` },
  ]);

  // Channels get a notice of the room, too.
  const notices = database.collection('notices').where('tournamentId', '==', tournament.id);
  const toPlayers = notices.where('event', '==', 'room');
  const opened = async () => (await toPlayers.get()).docs.map((notice) => notice.get('opened').length);
  expect(await opened()).toEqual([0]);
  await context.serviceWorkers()[0]?.evaluate(TAP);
  await expect.poll(opened).toEqual([1]);
  await expect(page).toHaveURL(`/mi-lugar?torneo=${tournament.id}`);
  await expect(page.getByRole('heading', { name: tournament.name })).toBeVisible();

  await page.getByRole('button', { name: 'Ya no me avises aquí' }).click();
  await expect(page.getByRole('button', { name: 'Avísame en este teléfono' })).toBeVisible();
  await Promise.all([service.close(), close()]);
});

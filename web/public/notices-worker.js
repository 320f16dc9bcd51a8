// The service worker's part for notices: shows what the server sends, and opens 'Mi lugar' on a tap.
// Plain JavaScript: the worker imports it as it is.

const PLACE = '/mi-lugar';

/** Reads a notice; a message that can't be read still has to show something. */
function noticeIn(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Hay novedades', body: 'Mira en «Mi lugar».' };
  }
}

self.addEventListener('push', (event) => {
  const { title, body, notice, subscription, tournament, admin } = noticeIn(event.data);
  const data = { notice, subscription, tournament, admin };
  const icon = '/icons/icon-192.png';
  // A notice that comes twice replaces itself without a sound.
  event.waitUntil(self.registration.showNotification(title, { body, icon, tag: notice, lang: 'es', data }));
});

/** Tells the server that a notice was opened; without a signal nobody learns it. */
async function tellOpened({ notice, subscription }) {
  if (!notice || !subscription) return;
  const body = JSON.stringify({ notice, subscription });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notices/opened', { method: 'POST', headers, body }).catch(() => undefined);
}

/** Opens the place of a tournament or the admin area, in a tab of the site that is open already if there is one. */
async function openPlace({ tournament, admin }) {
  const start = admin ? '/admin' : PLACE;
  const path = tournament ? `${PLACE}?torneo=${encodeURIComponent(tournament)}` : start;
  const tabs = await self.clients.matchAll({ type: 'window' });
  const own = tabs.find(({ url }) => new URL(url).pathname === start);
  const opened = own && (await own.navigate(path).catch(() => null));
  if (opened) await opened.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data = event.notification.data ?? {};
  event.waitUntil(Promise.all([openPlace(data), tellOpened(data)]));
});

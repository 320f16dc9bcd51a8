/*
 * Asks what is behind the private link in the address before the site's own code has come, which is most of what
 * somebody on a slow network waits for. A file by itself, that only this page names (`server/document.ts`).
 */
const token = location.hash.slice(1);

if (/^[\w-]{22}$/.test(token)) {
  const reply = fetch('/api/places/read', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  // Whoever takes it asks again where it failed.
  reply.catch(() => undefined);
  window.placeAhead = { token, reply };
}

export {};

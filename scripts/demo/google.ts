import { once } from 'node:events';
import { createServer } from 'node:http';
import { onExit } from '../lib/main.ts';
import { ports } from '../lib/ports.ts';

/** Accounts for Google sign-in on the local site; the page also has a cancel button. */
const people = [
  { sub: 'google-ana', name: 'Ana de Google', email: 'ana.google@example.com' },
  { sub: 'google-beto', name: 'Beto de Google', email: 'beto.google@example.com' },
] as const;

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An ID token as the Auth emulator takes it: without a signature. */
function idToken(person: (typeof people)[number], nonce: string): string {
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64({ ...person, email_verified: true, nonce })}.`;
}

function page(query: URLSearchParams): string {
  const back = (answer: Record<string, string>) => {
    const fragment = new URLSearchParams({ ...answer, state: query.get('state') ?? '' });
    return `${query.get('redirect_uri')}#${fragment}`;
  };
  const choices = people.map((person) => {
    const href = back({ id_token: idToken(person, query.get('nonce') ?? '') });
    return `<li><a href="${href}">${person.name} (${person.email})</a></li>`;
  });
  const cancel = `<li><a href="${back({ error: 'access_denied' })}">Cancelar</a></li>`;
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Google de prueba</title>';
  return `<!doctype html><html lang="es"><head>${head}</head><body><h1>Google de prueba</h1><ul>${choices.join('')}${cancel}</ul></body></html>`;
}

/** Replaces Google's sign-in page on the local site, which has no OAuth client and maybe no network. */
export async function startGoogle(): Promise<void> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(searchParams));
  });
  await once(server.listen(ports.google, '127.0.0.1'), 'listening');
  onExit(() => {
    server.closeAllConnections();
    server.close();
  });
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';

/** A site once more at an address of its own, whose deployments and network are in the test's hands. */
export interface Mirror {
  url: string;
  /** From now on it gives out a later version of the site: the same, under another name. */
  redeploy(): void;
  /** From now on pages are asked for and don't arrive. */
  stallPages(): void;
  /** What was asked for, in order: methods and paths. */
  asked: readonly string[];
  close(): Promise<void>;
}

/** The scripts every page begins with: what a later version calls otherwise. */
const ENTRY = /(\/?assets\/|\.\/)index-([\w-]+)\.js/g;
const LATER = 'later-';
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'];

function isPage({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-mode'] === 'navigate';
}

function isText(type: string): boolean {
  return /html|javascript|json/.test(type);
}

async function askSite(request: IncomingMessage, address: string): Promise<Response> {
  const headers = new Headers();
  for (const name of ['accept', 'content-type', 'sec-fetch-mode']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const method = request.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await text(request);
  return fetch(address, { method, headers, body, redirect: 'manual' });
}

async function answer(response: ServerResponse, found: Response, later: boolean): Promise<void> {
  const kept = [...found.headers].filter(([name]) => !HOP_BY_HOP.includes(name));
  response.writeHead(found.status, Object.fromEntries(kept));
  if (later && isText(found.headers.get('content-type') ?? '')) {
    response.end((await found.text()).replaceAll(ENTRY, `$1index-${LATER}$2.js`));
    return;
  }
  response.end(found.body === null ? '' : await buffer(found.body));
}

/** Starts a mirror of the site at `siteUrl`. */
export async function startMirror(siteUrl: string): Promise<Mirror> {
  const asked: string[] = [];
  const state = { later: false, stalled: false };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(`${request.method} ${path}`);
    if (state.stalled && isPage(request)) return;
    askSite(request, siteUrl + path.replace(LATER, '')).then(
      (found) => answer(response, found, state.later),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mirror has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    redeploy: () => {
      state.later = true;
    },
    stallPages: () => {
      state.stalled = true;
    },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

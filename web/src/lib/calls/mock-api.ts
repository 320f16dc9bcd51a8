// For tests only: Mock Service Worker answers as the API, typed by the endpoint table, and a signed-in organiser calls.
import { CONNECTION_LOST, problemsIn } from '@arena/domain';
import { type Endpoint, type EndpointInput, type EndpointReply, specOf } from '@arena/domain/api';
import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, vi } from 'vitest';
import { ApiError } from './api.ts';
import { provideCredentials } from './authorized-call.ts';

/** Requests that a test hasn't prepared an answer for get none. */
const network = setupServer(http.all('*', () => HttpResponse.error()));
let isListening = false;

/** The inputs of a call, parsed by the endpoint's schemas. */
type Call<E extends Endpoint> = EndpointInput<E> & {
  /** The signed-in account; empty for a visitor. */
  uid: string;
  /** The idempotency key; empty without one. */
  key: string;
};

/** Answers a call, or throws an `ApiError` that refuses it. */
export type Answer<E extends Endpoint> = (call: Call<E>) => EndpointReply<E> | Promise<EndpointReply<E>>;

/** The error of a call whose answer is lost. */
export const lost = () => new ApiError(CONNECTION_LOST, { code: 'connection', status: 0 });

/** Answers the calls of an endpoint until the test ends. */
export function answer<E extends Endpoint>(endpoint: E, reply: Answer<E>): void {
  const [method = '', path = ''] = endpoint.split(' ');
  serve(`*/api${path}`, async (request, params) => {
    if (request.method !== method) return undefined;
    try {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const input = parsed(endpoint, { params: named(params), query, body: await bodyOf(request) });
      const uid = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
      const key = request.headers.get('Idempotency-Key') ?? '';
      return HttpResponse.json({ success: true, data: await reply({ ...input, uid, key }) });
    } catch (error) {
      return refusalOf(error);
    }
  });
}

type Serve = (request: Request, params: object) => Promise<Response | undefined>;

function serve(path: string, reply: Serve): void {
  // Relative addresses need an origin, which tests without a window lack.
  if (typeof location === 'undefined') vi.stubGlobal('location', new URL('https://arena.example'));
  listen();
  network.use(http.all(path, ({ request, params }) => reply(request, params)));
}

/** Listens until the test ends. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  network.listen();
  onTestFinished(() => {
    isListening = false;
    network.close();
    network.resetHandlers();
  });
}

/** Leaves out the wildcards of a path. */
const named = (params: object) => Object.fromEntries(Object.entries(params).filter(([name]) => /\D/.test(name)));

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** @throws {ApiError} `invalid` as the server */
function parsed<E extends Endpoint>(endpoint: E, input: Record<'params' | 'query' | 'body', unknown>): EndpointInput<E>;
function parsed(endpoint: Endpoint, input: Record<'params' | 'query' | 'body', unknown>): unknown {
  const spec = specOf(endpoint);
  const parts = (['params', 'query', 'body'] as const).map((part) => {
    const { data, error } = spec[part]?.safeParse(input[part]) ?? {};
    if (error === undefined) return [part, data];
    throw new ApiError('invalid', { code: 'invalid', status: 400, fields: problemsIn(error) });
  });
  return Object.fromEntries(parts);
}

function refusalOf(error: unknown): Response {
  if (!(error instanceof ApiError)) throw error;
  const { message, code, status, fields } = error;
  if (status === 0) return HttpResponse.error();
  return HttpResponse.json({ success: false, error: message, code, fields }, { status });
}

interface Prepared {
  status: number;
  body: object;
}

interface Sent {
  /** Method and path. */
  call: string;
  body: unknown;
}

export const ok = (data: unknown): Prepared => ({ status: 200, body: { success: true, data } });
export const refusal = (status: number, code: string): Prepared => ({
  status,
  body: { success: false, error: 'x', code },
});

/** Answers calls in turn; 'lost' ones and those after the last get no answer. Returns the received calls. */
export function answerInTurn(...answers: readonly (Prepared | 'lost')[]): Sent[] {
  const asked: Sent[] = [];
  serve('*/api/*', async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push({ call: `${request.method} ${pathname}${search}`, body: (await bodyOf(request.clone())) ?? null });
    const next = answers[asked.length - 1] ?? 'lost';
    return next === 'lost' ? HttpResponse.error() : HttpResponse.json(next.body, { status: next.status });
  });
  return asked;
}

export function signIn(permissions: string[] = [], uid = 'ana'): void {
  provideCredentials({ uid, permissions, token: async () => uid, refused: async () => undefined });
}

/** Signs out and removes what the test has replaced. */
export function signOutOrganiser(): void {
  provideCredentials(null);
  vi.unstubAllGlobals();
}

/** Expects work to be refused in another role with this text, without a call. */
export async function expectNotAllowed(work: () => Promise<unknown>, text: string): Promise<void> {
  const asked = answerInTurn();
  signIn(['something_else']);
  await expect(work()).rejects.toMatchObject({ message: text });
  expect(asked).toEqual([]);
}

/** Gives elements a fixed size, because jsdom has no layout. */
export function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
}

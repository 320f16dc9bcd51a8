// For tests only: a signed-in organiser, and a server with prepared answers.
import { expect, vi } from 'vitest';
import { provideCredentials } from './authorized-call.ts';

export interface Answer {
  status: number;
  body: object;
}

interface Sent {
  /** Method and path. */
  call: string;
  body: unknown;
}

export function signIn(permissions: string[] = [], uid = 'ana'): void {
  provideCredentials({ uid, permissions, token: async () => 'token', refused: async () => undefined });
}

/** Signs out and removes the fake server. */
export function signOut(): void {
  provideCredentials(null);
  vi.unstubAllGlobals();
}

export const ok = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
export const refusal = (status: number, code: string): Answer => ({
  status,
  body: { success: false, error: 'x', code },
});

/** Answers every call in the same way. */
export function answerWith(status: number, body: unknown) {
  const mock = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', mock);
  return mock;
}

/** Answers calls in turn; 'lost' ones and those after the last get no answer. Returns the received calls. */
export function answerInTurn(...answers: readonly (Answer | 'lost')[]): Sent[] {
  const asked: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push({ call: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : null });
    const next = answers[asked.length - 1] ?? 'lost';
    if (next === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(next.body, { status: next.status });
  });
  return asked;
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

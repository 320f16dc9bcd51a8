// For tests alone: who is signed in in the admin area, and a server that answers what a test has it answer.
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

/** Answers every call alike. */
export function answering(status: number, body: unknown) {
  const mock = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', mock);
  return mock;
}

/** Answers one call after the other, and none that is lost or comes after the last. Returns what is asked of it. */
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

/** Tries it in another role: that is refused in these words, and nothing is asked of the server. */
export async function expectNotAllowed(work: () => Promise<unknown>, text: string): Promise<void> {
  const asked = answerInTurn();
  signIn(['something_else']);
  await expect(work()).rejects.toMatchObject({ message: text });
  expect(asked).toEqual([]);
}

/** Gives elements a size that never changes: jsdom has no layout. */
export function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
}

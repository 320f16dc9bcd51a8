import type { Tournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provideCredentials } from '../../lib/calls/authorized-call.ts';
import { newDraft } from '../../lib/editing/drafts.ts';
import { saveDraft } from '../../lib/editing/save-draft.ts';
import { deleteTournament } from './calls.ts';
import { duplicate, setStatus } from './deeds/actions.ts';
import { storing } from './storing.ts';
import { type EditedFields, type TournamentValues, valuesOf } from './values.ts';

const stored = sampleTournament();

type Answer = { status: number; body: unknown } | 'lost';

const ok = (data: Tournament): Answer => ({ status: 200, body: { success: true, data } });
const EDITED: Answer = { status: 409, body: { success: false, error: 'x', code: 'edited_meanwhile' } };

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

let sent: Sent[] = [];

/** Stands in for the server: answers one call after the other. */
function answer(...answers: Answer[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ method: init.method ?? '', path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null });
    const next = left.shift();
    if (next === undefined || next === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json(next.body, { status: next.status }));
  });
}

const provide = (permissions: string[]) =>
  provideCredentials({
    uid: 'ana',
    permissions,
    token: () => Promise.resolve('token'),
    refused: () => Promise.resolve(),
  });

beforeEach(() => {
  sent = [];
  provide(['manage_tournaments']);
});

afterEach(() => {
  provideCredentials(null);
  vi.unstubAllGlobals();
});

describe('without the role nothing is asked of the server', () => {
  test.each([
    ['crear', () => saveDraft(storing, newDraft<TournamentValues, Tournament>(null, valuesOf(null)), () => undefined)],
    ['crear', () => duplicate(stored, 'id')],
    ['actualizar', () => saveDraft(storing, newDraft(stored, valuesOf(stored)), () => undefined)],
    ['actualizar', () => setStatus(stored, { status: 'published' })],
    ['eliminar', () => deleteTournament('copa', { force: true, retried: false })],
  ])('%s', async (verb, act) => {
    answer(ok(stored));
    provide([]);
    await expect(act()).rejects.toMatchObject({ message: `No tienes permisos para ${verb} torneos` });
    expect(sent).toEqual([]);
  });

  test('with it, it is', async () => {
    answer(ok(stored));
    await setStatus(stored, { status: 'published' });
    expect(sent).toEqual([
      { method: 'PUT', path: '/api/tournaments/copa', body: { status: 'published', revision: 1 } },
    ]);
  });
});

function draftOf(typed: Partial<ReturnType<typeof valuesOf>>, unanswered: Partial<EditedFields> | null = null) {
  return { ...newDraft(stored, { ...valuesOf(stored), ...typed }), unanswered };
}

describe('saving a change', () => {
  test('sends what was changed, on top of the revision it began from', async () => {
    answer(ok({ ...stored, maxPlayers: 12, revision: 2 }));
    const outcome = await saveDraft(storing, draftOf({ maxPlayers: '12' }), () => undefined);
    expect(outcome).toMatchObject({ result: 'saved', thing: { revision: 2 } });
    expect(sent.map(({ body }) => body)).toEqual([{ maxPlayers: 12, revision: 1 }]);
  });

  test('that someone else was faster with overwrites nothing', async () => {
    const theirs = { ...stored, maxPlayers: 30, revision: 2 };
    answer(EDITED, ok(theirs));
    const outcome = await saveDraft(storing, draftOf({ maxPlayers: '12' }), () => undefined);
    expect(outcome).toEqual({ result: 'conflict', theirs });
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  });

  test('remembers what no answer came to', async () => {
    answer('lost');
    const heard: unknown[] = [];
    await expect(saveDraft(storing, draftOf({ maxPlayers: '12' }), (fields) => heard.push(fields))).rejects.toThrow();
    expect(heard).toEqual([{ maxPlayers: 12 }]);
  });

  test('goes on from what an earlier try has written unheard', async () => {
    const own = { ...stored, maxPlayers: 12, revision: 2 };
    answer(EDITED, ok(own), ok({ ...own, maxPlayers: 14, revision: 3 }));
    const outcome = await saveDraft(storing, draftOf({ maxPlayers: '14' }, { maxPlayers: 12 }), () => undefined);
    expect(outcome).toMatchObject({ result: 'saved', thing: { maxPlayers: 14 } });
    expect(sent.at(-1)?.body).toEqual({ maxPlayers: 14, revision: 2 });
  });

  test.each([
    ['another value than ours', { ...stored, maxPlayers: 30, revision: 2 }],
    ['ours, and an edit after it', { ...stored, maxPlayers: 12, revision: 3 }],
  ])('takes nothing else for its own: %s', async (_, theirs) => {
    answer(EDITED, ok(theirs));
    const outcome = await saveDraft(storing, draftOf({ maxPlayers: '14' }, { maxPlayers: 12 }), () => undefined);
    expect(outcome.result).toBe('conflict');
  });
});

describe('saving a new tournament', () => {
  const draft = newDraft<TournamentValues, Tournament>(null, { ...valuesOf(null), name: 'Copa', maxPlayers: '14' });

  test('sends all of it under one request id', async () => {
    answer(ok({ ...stored, maxPlayers: 14 }));
    await saveDraft(storing, draft, () => undefined);
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/tournaments',
        body: expect.objectContaining({ name: 'Copa', maxPlayers: 14, requestId: draft.requestId }),
      },
    ]);
  });

  test('after a lost answer brings what was stored up to date', async () => {
    answer(ok({ ...stored, maxPlayers: 12 }), ok({ ...stored, maxPlayers: 14, revision: 2 }));
    const outcome = await saveDraft(storing, { ...draft, unanswered: { maxPlayers: 12 } }, () => undefined);
    expect(outcome).toMatchObject({ result: 'saved', thing: { maxPlayers: 14 } });
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { maxPlayers: 14, revision: 1 } });
  });

  test('after a lost answer overwrites nobody who edited it since', async () => {
    answer(ok({ ...stored, maxPlayers: 99, revision: 2 }));
    const outcome = await saveDraft(storing, { ...draft, unanswered: { maxPlayers: 12 } }, () => undefined);
    expect(outcome.result).toBe('conflict');
    expect(sent).toHaveLength(1);
  });
});

describe('deleting', () => {
  const GONE: Answer = { status: 404, body: { success: false, error: 'x', code: 'tournament_not_found' } };

  test('one that is gone counts as done where an earlier try had no answer', async () => {
    answer(GONE);
    await expect(deleteTournament('copa', { force: false, retried: true })).resolves.toBeUndefined();
  });

  test('and is told otherwise', async () => {
    answer(GONE);
    await expect(deleteTournament('copa', { force: false, retried: false })).rejects.toMatchObject({
      status: 404,
    });
  });
});

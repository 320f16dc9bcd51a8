import type { Tournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerInTurn, expectNotAllowed, ok, refusal, signIn, signOut } from '../../lib/calls/sample-server.ts';
import { newDraft } from '../../lib/editing/drafts.ts';
import { saveDraft } from '../../lib/editing/save-draft.ts';
import { deleteTournament } from './calls.ts';
import { duplicate, setStatus } from './deeds/actions.ts';
import { storing } from './storing.ts';
import { type EditedFields, fieldsOf, type TournamentValues, valuesOf } from './values.ts';

const stored = sampleTournament();

const EDITED = refusal(409, 'edited_meanwhile');

beforeEach(() => signIn(['manage_tournaments']));
afterEach(signOut);

describe('without the role nothing is asked of the server', () => {
  test.each([
    ['crear', () => saveDraft(storing, newDraft<TournamentValues, Tournament>(null, valuesOf(null)), () => undefined)],
    ['crear', () => duplicate(stored, 'id')],
    ['actualizar', () => saveDraft(storing, newDraft(stored, valuesOf(stored)), () => undefined)],
    ['actualizar', () => setStatus(stored, { status: 'published' })],
    ['eliminar', () => deleteTournament('copa', { force: true, retried: false })],
  ])('%s', (verb, act) => expectNotAllowed(act, `No tienes permisos para ${verb} torneos`));

  test('with it, it is', async () => {
    const sent = answerInTurn(ok(stored));
    await setStatus(stored, { status: 'published' });
    expect(sent).toEqual([{ call: 'PUT /api/tournaments/copa', body: { status: 'published', revision: 1 } }]);
  });
});

function draftOf(typed: Partial<ReturnType<typeof valuesOf>>, unanswered: Partial<EditedFields> | null = null) {
  return { ...newDraft(stored, { ...valuesOf(stored), ...typed }), unanswered };
}

describe('saving a change', () => {
  test('sends what was changed, on top of the revision it began from', async () => {
    const sent = answerInTurn(ok({ ...stored, maxPlayers: 12, revision: 2 }));
    const outcome = await saveDraft(storing, draftOf({ maxPlayers: '12' }), () => undefined);
    expect(outcome).toMatchObject({ result: 'saved', thing: { revision: 2 } });
    expect(sent.map(({ body }) => body)).toEqual([{ maxPlayers: 12, revision: 1 }]);
  });

  test('that someone else was faster with overwrites nothing', async () => {
    const theirs = { ...stored, maxPlayers: 30, revision: 2 };
    const sent = answerInTurn(EDITED, ok(theirs));
    const outcome = await saveDraft(storing, draftOf({ maxPlayers: '12' }), () => undefined);
    expect(outcome).toEqual({ result: 'conflict', theirs });
    expect(sent.map(({ call }) => call)).toEqual(['PUT /api/tournaments/copa', 'GET /api/tournaments/copa']);
  });

  test('remembers what no answer came to', async () => {
    answerInTurn('lost');
    const heard: unknown[] = [];
    await expect(saveDraft(storing, draftOf({ maxPlayers: '12' }), (fields) => heard.push(fields))).rejects.toThrow();
    expect(heard).toEqual([{ maxPlayers: 12 }]);
  });

  test('goes on from what an earlier try has written unheard', async () => {
    const own = { ...stored, maxPlayers: 12, revision: 2 };
    const sent = answerInTurn(EDITED, ok(own), ok({ ...own, maxPlayers: 14, revision: 3 }));
    const outcome = await saveDraft(storing, draftOf({ maxPlayers: '14' }, { maxPlayers: 12 }), () => undefined);
    expect(outcome).toMatchObject({ result: 'saved', thing: { maxPlayers: 14 } });
    expect(sent.at(-1)?.body).toEqual({ maxPlayers: 14, revision: 2 });
  });

  test.each([
    ['another value than ours', { ...stored, maxPlayers: 30, revision: 2 }],
    ['ours, and an edit after it', { ...stored, maxPlayers: 12, revision: 3 }],
  ])('takes nothing else for its own: %s', async (_, theirs) => {
    answerInTurn(EDITED, ok(theirs));
    const outcome = await saveDraft(storing, draftOf({ maxPlayers: '14' }, { maxPlayers: 12 }), () => undefined);
    expect(outcome.result).toBe('conflict');
  });
});

describe('saving a new tournament', () => {
  const draft = newDraft<TournamentValues, Tournament>(null, { ...valuesOf(null), name: 'Copa', maxPlayers: '14' });

  test('sends all of it under one request id', async () => {
    const sent = answerInTurn(ok({ ...stored, ...fieldsOf(draft.values) }));
    expect(await saveDraft(storing, draft, () => undefined)).toMatchObject({ result: 'saved' });
    expect(sent).toEqual([
      {
        call: 'POST /api/tournaments',
        body: expect.objectContaining({ name: 'Copa', maxPlayers: 14, requestId: draft.requestId }),
      },
    ]);
  });

  test.each([
    ['after a lost answer', { maxPlayers: 12 }],
    ['that another tab has made of the same draft', null],
  ])('%s brings what was stored up to date', async (_, unanswered) => {
    const made = { ...stored, ...fieldsOf(draft.values), maxPlayers: 12 };
    const sent = answerInTurn(ok(made), ok({ ...made, maxPlayers: 14, revision: 2 }));
    const outcome = await saveDraft(storing, { ...draft, unanswered }, () => undefined);
    expect(outcome).toMatchObject({ result: 'saved', thing: { maxPlayers: 14 } });
    expect(sent.at(-1)).toMatchObject({ call: 'PUT /api/tournaments/copa', body: { maxPlayers: 14, revision: 1 } });
  });

  test.each([
    ['after a lost answer', { maxPlayers: 12 }],
    ['that another tab has made of the same draft', null],
  ])('%s overwrites nobody who edited it since', async (_, unanswered) => {
    const sent = answerInTurn(ok({ ...stored, maxPlayers: 99, revision: 2 }));
    const outcome = await saveDraft(storing, { ...draft, unanswered }, () => undefined);
    expect(outcome.result).toBe('conflict');
    expect(sent).toHaveLength(1);
  });
});

describe('a copy', () => {
  test.each([
    ['begins with what it is', 'Copa', 'Copia de Copa'],
    ['is cut where its name gets too long', 'x'.repeat(60), `Copia de ${'x'.repeat(51)}`],
    ['is cut between characters', `${'x'.repeat(50)}🔥🔥`, `Copia de ${'x'.repeat(50)}`],
    ['keeps a character that just fits', `${'x'.repeat(49)}🔥🔥`, `Copia de ${'x'.repeat(49)}🔥`],
  ])('%s', async (_, original, name) => {
    const sent = answerInTurn(ok(stored));
    await duplicate({ ...stored, name: original }, 'id');
    expect(sent).toMatchObject([{ call: 'POST /api/tournaments', body: { name } }]);
  });
});

describe('deleting', () => {
  const GONE = refusal(404, 'tournament_not_found');

  test('one that is gone counts as done where an earlier try had no answer', async () => {
    answerInTurn(GONE);
    await expect(deleteTournament('copa', { force: false, retried: true })).resolves.toBeUndefined();
  });

  test('and is told otherwise', async () => {
    answerInTurn(GONE);
    await expect(deleteTournament('copa', { force: false, retried: false })).rejects.toMatchObject({
      status: 404,
    });
  });
});

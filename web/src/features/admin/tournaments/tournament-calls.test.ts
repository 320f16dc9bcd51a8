import type { Tournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerInTurn, expectNotAllowed, ok, refusal, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { newDraft, saveDraft } from '#lib/editing/drafts.ts';
import { deleteTournament, duplicate, nextTimes, setStatus, tournamentStorage } from './tournament-calls.ts';
import { type EditedFields, type TournamentValues, tournamentFieldsOf, tournamentValuesOf } from './tournament-values';

const stored = sampleTournament();

const EDITED = refusal(409, 'edit_conflict');

beforeEach(() => signIn(['manage_tournaments']));
afterEach(signOutOrganiser);

test.each([
  ['crear', () => duplicate(stored, 'id')],
  ['actualizar', () => setStatus(stored, { status: 'published' })],
  ['eliminar', () => deleteTournament('copa', true)],
])('sends no request without the role: %s', (verb, act) =>
  expectNotAllowed(act, `No tienes permisos para ${verb} torneos`),
);

/** Saves another limit of players on top of the stored tournament. */
function saveLimit(maxPlayers: string, unanswered: Partial<EditedFields> | null = null, hear = vi.fn()) {
  const draft = { ...newDraft(stored, { ...tournamentValuesOf(stored), maxPlayers }), unanswered };
  return saveDraft(tournamentStorage, draft, hear);
}

describe('saving a change', () => {
  test('sends changed fields on the base revision', async () => {
    const sent = answerInTurn(ok({ ...stored, maxPlayers: 12, revision: 2 }));
    expect(await saveLimit('12')).toMatchObject({ result: 'saved', thing: { revision: 2 } });
    expect(sent.map(({ body }) => body)).toEqual([{ maxPlayers: 12, revision: 1 }]);
  });

  test('overwrites nothing after a concurrent edit', async () => {
    const theirs = { ...stored, maxPlayers: 30, revision: 2 };
    const sent = answerInTurn(EDITED, ok(theirs));
    expect(await saveLimit('12')).toEqual({ result: 'conflict', theirs });
    expect(sent.map(({ call }) => call)).toEqual(['PUT /api/tournaments/copa', 'GET /api/tournaments/copa']);
  });

  test('remembers unanswered changes', async () => {
    answerInTurn('lost');
    const hear = vi.fn();
    await expect(saveLimit('12', null, hear)).rejects.toThrow();
    expect(hear).toHaveBeenCalledExactlyOnceWith({ maxPlayers: 12 });
  });

  test('builds on an earlier save with a lost reply', async () => {
    const own = { ...stored, maxPlayers: 12, revision: 2 };
    const sent = answerInTurn(EDITED, ok(own), ok({ ...own, maxPlayers: 14, revision: 3 }));
    expect(await saveLimit('14', { maxPlayers: 12 })).toMatchObject({ result: 'saved', thing: { maxPlayers: 14 } });
    expect(sent.at(-1)?.body).toEqual({ maxPlayers: 14, revision: 2 });
  });

  test.each([
    ['a value other than the sent one', { ...stored, maxPlayers: 30, revision: 2 }],
    ['the sent value and a later edit', { ...stored, maxPlayers: 12, revision: 3 }],
  ])('reports a conflict with %s', async (_, theirs) => {
    answerInTurn(EDITED, ok(theirs));
    expect(await saveLimit('14', { maxPlayers: 12 })).toMatchObject({ result: 'conflict' });
  });
});

describe('saving a new tournament', () => {
  const draft = newDraft<TournamentValues, Tournament>(null, {
    ...tournamentValuesOf(null),
    name: 'Copa',
    maxPlayers: '14',
  });

  test('creates it with its fields', async () => {
    const sent = answerInTurn(ok({ ...stored, ...tournamentFieldsOf(draft.values) }));
    expect(await saveDraft(tournamentStorage, draft, () => undefined)).toMatchObject({ result: 'saved' });
    expect(sent).toMatchObject([{ call: 'POST /api/tournaments', body: { name: 'Copa', maxPlayers: 14 } }]);
  });

  test.each([
    ['despite a lost reply', { maxPlayers: 12 }],
    ['by another tab from the same draft', null],
  ])('updates the one stored %s, and overwrites no concurrent edit', async (_, unanswered) => {
    const made = { ...stored, ...tournamentFieldsOf(draft.values), maxPlayers: 12 };
    const sent = answerInTurn(ok(made), ok({ ...made, maxPlayers: 14, revision: 2 }));
    const save = () => saveDraft(tournamentStorage, { ...draft, unanswered }, () => undefined);
    expect(await save()).toMatchObject({ result: 'saved', thing: { maxPlayers: 14 } });
    expect(sent.at(-1)).toMatchObject({ call: 'PUT /api/tournaments/copa', body: { maxPlayers: 14, revision: 1 } });
    const edited = answerInTurn(ok({ ...stored, maxPlayers: 99, revision: 2 }));
    expect(await save()).toMatchObject({ result: 'conflict' });
    expect(edited).toHaveLength(1);
  });
});

test.each([
  ['starts with «Copia de»', 'Copa', 'Copia de Copa'],
  ['is cut at the length limit', 'x'.repeat(60), `Copia de ${'x'.repeat(51)}`],
  ['is cut between whole characters', `${'x'.repeat(50)}🔥🔥`, `Copia de ${'x'.repeat(50)}`],
  ['keeps a character that just fits', `${'x'.repeat(49)}🔥🔥`, `Copia de ${'x'.repeat(49)}🔥`],
])('the name of a copy %s', async (_, original, name) => {
  const sent = answerInTurn(ok(stored));
  await duplicate({ ...stored, name: original }, 'id');
  expect(sent).toMatchObject([{ call: 'POST /api/tournaments', body: { name } }]);
});

describe('the next edition', () => {
  // Friday's deadline has passed on Saturday, the day of the tournament has not.
  const now = new Date('2026-11-21T12:00:00Z');
  const times = {
    registrationDeadline: '2026-11-20T18:00:00.000Z',
    date: '2026-11-22T18:00:00.000Z',
    endDate: '2026-11-22T22:00:00.000Z',
  };

  test.each([
    ['a week later at all its times', now, '2026-11-27', '2026-11-29'],
    ['two weeks later if its deadline would be past', new Date('2026-11-27T19:00:00Z'), '2026-12-04', '2026-12-06'],
    [
      'enough weeks later that all its times are in the future',
      new Date('2027-01-02T00:00:00Z'),
      '2027-01-08',
      '2027-01-10',
    ],
  ])('is %s', (_, at, closes, begins) => {
    expect(nextTimes({ ...stored, ...times }, at)).toEqual({
      registrationDeadline: `${closes}T18:00:00.000Z`,
      date: `${begins}T18:00:00.000Z`,
      endDate: `${begins}T22:00:00.000Z`,
      publishDate: null,
    });
  });
});

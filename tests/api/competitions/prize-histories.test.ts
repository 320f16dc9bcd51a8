// Corrections and payments in any order, each call twice at once: no prize changes hands by itself, is lost or twice.
import type { Match, Prize } from '@arena/domain';
import { CompetitionView } from '@arena/domain/api';
import { expect, it } from 'vitest';
import { updateHistory } from '../../../functions/src/history/history.ts';
import { historyPages } from '../../../functions/src/history/history-pages.ts';
import { linkHash } from '../../../functions/src/registration-queue/links.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { HASH, linkOf, renewLinks } from '../../fixtures/people/links.ts';
import { competitionDocuments, entryRecord } from '../../fixtures/records/competition-records.ts';
import {
  hoursFromNow,
  NOW,
  registrationPath,
  registrationRecord,
  tournamentDocuments,
} from '../../fixtures/records/records.ts';
import { picked, seeds } from '../../fixtures/records/seeded.ts';

const HISTORIES = 2;
const STEPS = 12;
const TEAMS = ['leones', 'pumas', 'lobos'] as const;
const ORDERS = [
  ['leones', 'pumas', 'lobos'],
  ['pumas', 'leones', 'lobos'],
  ['lobos', 'leones', 'pumas'],
] as const;

const { api, call, clock, database, restart } = await openAdminArea('demo-api-prize-histories', () =>
  Object.assign(
    {
      ...competitionDocuments,
      ...tournamentDocuments('serie', { prizePool: '1er: $50 USD, 2do: $30', date: hoursFromNow(-30) }),
    },
    ...TEAMS.map((team, index) => {
      const freeFireId = `1000000${index}`;
      const link = linkHash(HASH, linkOf(team));
      const fields = { tournamentId: 'serie', freeFireId, link, status: 'approved', decidedAt: NOW };
      return {
        [registrationPath(freeFireId, 'serie')]: registrationRecord(fields),
        [`competitions/serie/entries/${team}`]: entryRecord(team, { registrationId: `serie_${freeFireId}` }),
      };
    }),
  ),
);

interface Action {
  endpoint: string;
  body: object;
  /** To whom it gives the prize of that rank, where it does. */
  gives?: { rank: number; to: string };
}

type View = ReturnType<typeof CompetitionView.parse>;

const view = async (): Promise<View> =>
  CompetitionView.parse(Object((await call('GET /competitions/serie')).body).data);

/** Corrections of the final's result: it is open, and each has its reason. */
function correction({ matches }: View, order: readonly string[]): Action {
  const [match]: (Match | undefined)[] = matches;
  const rows = order.map((entryId, index) => ({ entryId, played: true, placement: index + 1, kills: 0 }));
  const body = { rows, reason: 'Vimos la grabación', expectedRevision: match?.revision };
  return { endpoint: `PUT /competitions/serie/matches/${match?.id}/result`, body };
}

/** Builds the next action; most are refused if they don't apply. */
function action(at: View, what: string, rank: number, choice: number): Action {
  const expectedRevision = at.competition.revision;
  const prize = at.prizes.find((one) => one.rank === rank);
  const onPrize = (body: object) => ({
    endpoint: `PUT /prizes/serie/${rank}`,
    body: { ...body, expectedRevision: prize?.revision ?? 0 },
  });
  const to = TEAMS[choice] ?? '';
  switch (what) {
    case 'close':
    case 'reopen':
      return { endpoint: `POST /competitions/serie/stages/final/${what}`, body: { expectedRevision } };
    case 'correct':
      return correction(at, ORDERS[choice] ?? []);
    case 'send':
      return onPrize({ state: 'sent', how: 'Nequi', proof: null, again: true });
    case 'forfeit':
      return onPrize({ state: 'forfeited', reason: 'No respondió' });
    case 'back':
      return onPrize({ state: 'owed' });
    case 'decide':
      return {
        endpoint: `PUT /prizes/serie/${rank}/holder`,
        body: { entryId: to, expectedRevision: prize?.revision ?? 0 },
        gives: { rank, to },
      };
    default:
      return {
        endpoint: 'POST /my-registration/prize',
        body: { token: linkOf(to), prizeId: String(rank), received: what === 'yes' },
      };
  }
}

function expectSame(before: readonly Prize[], after: readonly Prize[], did: Action | null): void {
  expect(new Set(after.map(({ rank }) => rank)).size).toBe(after.length);
  for (const was of before) {
    const is = after.find(({ rank }) => rank === was.rank);
    expect(is).toMatchObject({ what: was.what, amount: was.amount });
    // A prize that waited for an open final gets a new due date once the final is official.
    const hasWaited = was.state === 'owed' && was.question?.candidates.length === 0;
    if (!hasWaited) expect(is?.finalAt).toBe(was.finalAt);
    if (is?.entryId === was.entryId) continue;
    expect(did?.gives).toEqual({ rank: was.rank, to: is?.entryId });
    expect(was.question?.candidates).toContain(is?.entryId);
  }
}

/** Checks the public view: each prize once with its owner, and the delivered sums. */
async function expectPublic(prizes: readonly Prize[]): Promise<void> {
  await updateHistory(api.context());
  const read = async (path: string) => Object((await database.doc(path).get()).data());
  const shown = (await historyPages(database).year('2026')).prizes.flatMap((one) => one.prizes);
  const told = prizes.map(({ rank, entryId, state, question }) => {
    return { rank, name: entryId ?? '', state, inQuestion: question !== null };
  });
  expect(shown).toEqual(told.map((one) => expect.objectContaining(one)));
  const delivered = prizes.filter(
    ({ state, objectedAt }) => state === 'received' || (state === 'sent' && objectedAt === null),
  );
  const { prizes: totals } = await read('history/summary');
  const cents = delivered.reduce((sum, { amount }) => sum + (amount?.cents ?? 0), 0);
  expect(totals?.delivered ?? []).toEqual(cents === 0 ? [] : [{ cents, currency: 'USD' }]);
}

const WHAT = [
  'correct',
  'correct',
  'reopen',
  'send',
  'send',
  'forfeit',
  'back',
  'decide',
  'decide',
  'yes',
  'no',
] as const;
/** A correction needs an open final, and is nothing before it is closed again. */
const asDone = (what: (typeof WHAT)[number]) => (what === 'correct' ? (['reopen', 'correct', 'close'] as const) : what);

it.each(seeds(HISTORIES))(
  'history %i: nothing moves but by a decision, and everybody reads the same',
  async (seed) => {
    renewLinks();
    await restart();
    const whats = picked(WHAT, STEPS, seed).flatMap(asDone);
    const ranks = picked([1, 2], whats.length, seed);
    const choices = picked([0, 1, 2], whats.length, seed + 1_000);
    let done = 0;
    let at = await view();
    for (const [index, what] of ['close', ...whats].entries()) {
      clock.now = hoursFromNow(index);
      const one = action(at, what, ranks[index] ?? 1, choices[index] ?? 0);
      const replies = await Promise.all([call(one.endpoint, one.body), call(one.endpoint, one.body)]);
      for (const { status } of replies) expect([200, 404, 409]).toContain(status);
      const isDone = replies.some(({ status }) => status === 200);
      done += Number(isDone);
      const next = await view();
      expectSame(at.prizes, next.prizes, isDone ? one : null);
      expect(next.prizes).toHaveLength(2);
      await expectPublic(next.prizes);
      at = next;
    }
    expect(done).toBeGreaterThan(STEPS / 2);
  },
  60_000,
);

import { sampleTournament } from '@arena/domain/samples';
import { afterEach, expect, test } from 'vitest';
import { answer, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { createQueryClient } from '#lib/query/query-client.ts';
import { day } from './today-calls';

afterEach(signOutOrganiser);

test('includes tournaments without a date, each once', async () => {
  const none = { pending: 0, approved: 0, rejected: 0 };
  const stats = { ...none, present: none, free: null, erasedAt: null };
  const list = (...ids: string[]) => ({
    items: ids.map((id) => ({ ...sampleTournament({ id }), stats })),
    nextCursor: null,
  });
  answer('GET /tournaments/with-registrations', ({ query }) =>
    query.undated === 'true' ? list('otra', 'sin-fecha') : list('cercana', 'sin-fecha'),
  );
  answer('GET /access-requests', () => ({ items: [], nextCursor: null }));
  answer('GET /prizes/owed', () => ({ tournaments: [] }));
  answer('GET /registrations/changes', () => ({ tournaments: [] }));
  signIn();
  const { tournaments } = await createQueryClient().fetchQuery(day);
  expect(tournaments.map(({ id }) => id).toSorted()).toEqual(['cercana', 'otra', 'sin-fecha']);
});

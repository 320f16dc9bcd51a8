import { sampleTournament } from '@arena/domain/samples';
import { afterEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../lib/calls/mock-api.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import { day } from './calls.ts';

afterEach(signOut);

test('includes tournaments without a date, each once', async () => {
  const list = (...ids: string[]) => ({ items: ids.map((id) => sampleTournament({ id })), nextCursor: null });
  const answers = {
    '/api/tournaments/with-registrations?limit=50': list('cercana', 'sin-fecha'),
    '/api/tournaments/with-registrations?limit=50&undated=true': list('otra', 'sin-fecha'),
    '/api/access-requests?status=pending': list(),
    '/api/prizes/owed': { tournaments: [] },
    '/api/registrations/changes': { tournaments: [] },
  };
  signIn();
  vi.stubGlobal('fetch', async (path: keyof typeof answers) => Response.json({ success: true, data: answers[path] }));
  const { tournaments } = await createQueryClient().fetchQuery(day);
  expect(tournaments.map(({ id }) => id).toSorted()).toEqual(['cercana', 'otra', 'sin-fecha']);
});

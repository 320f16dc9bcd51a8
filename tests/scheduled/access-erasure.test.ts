import { DAY } from '@arena/domain';
import { expect, it } from 'vitest';
import { jobsOf, runDueJobs } from '../../functions/src/jobs/jobs.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { accessRequestRecord } from '../fixtures/people/roles.ts';
import { type Fields, NOW, write } from '../fixtures/records/records.ts';
import { silent } from '../fixtures/records/registering.ts';

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);
const request = (uid: string, fields: Fields) => ({ [`userRequests/${uid}`]: accessRequestRecord(uid, fields) });
const askedBefore = { requestedAt: daysAgo(95) };

const { api, call, clock, database } = await openAdminArea('demo-scheduled-access-erasure', () => ({
  ...request('waits', { requestedAt: daysAgo(90) }),
  ...request('waits-since', { requestedAt: daysAgo(88) }),
  ...request('rejected', { ...askedBefore, status: 'rejected', rejectedAt: daysAgo(90) }),
  ...request('approved', { ...askedBefore, status: 'approved', approvedAt: daysAgo(90) }),
  ...request('decided-since', { ...askedBefore, status: 'rejected', rejectedAt: daysAgo(88) }),
  'accessReviews/waits': { provenEmail: 'waits@example.com', provenAt: daysAgo(89) },
  'accessReviews/rejected': { notes: 'No la conocemos' },
  'accessReviews/decided-since': { notes: 'Tampoco' },
}));

const run = () => runDueJobs(jobsOf(api.context()), 'day', clock.now, silent);
async function kept(): Promise<string[]> {
  const found = await Promise.all(['userRequests', 'accessReviews'].map((name) => database.collection(name).get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
}

it('erases an access request with its notes 90 days after it was made or decided', async () => {
  await Promise.all([run(), run()]);
  expect(await kept()).toEqual([
    'userRequests/decided-since',
    'userRequests/waits-since',
    'accessReviews/decided-since',
  ]);
  expect(Object((await call('GET /access-requests')).body).data.items).toHaveLength(2);
});

it('keeps a request that was made again', async () => {
  await write(database, request('rejected', { requestedAt: NOW }));
  await run();
  expect(await kept()).toContain('userRequests/rejected');
});

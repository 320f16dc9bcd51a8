import { DAY } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { jobsOf, runDueJobs } from '../../functions/src/jobs/jobs.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { type Fields, NOW, write } from '../fixtures/records/records.ts';
import { silent } from '../fixtures/records/registering.ts';
import { holding } from '../fixtures/records/whole-store.ts';

const PROJECT = 'demo-scheduled-response-erasure';

const { api, call, clock, database, stored } = await openAdminArea(PROJECT, () => ({
  'forms/playeras': { title: 'Playeras', isActive: true, collectResponses: true, fields: [], revision: 3 },
}));

const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY);
const run = (days: number) => {
  clock.now = daysLater(days);
  return runDueJobs(jobsOf(api.context()), 'day', clock.now, silent);
};
const data = async (endpoint: string): Promise<unknown> => Object((await call(endpoint)).body).data;
const response = (receivedAt = NOW): Fields => ({ answers: { nick: 'Tere' }, submittedAt: receivedAt, receivedAt });
const written = () => holding(PROJECT, ['Tere']);

describe('a response to a public form', () => {
  it('is deleted 90 days after it arrived, and only the count stays', async () => {
    const old = Array.from({ length: 450 }, (_, index) => [`forms/playeras/responses/old-${index}`, response()]);
    await write(database, {
      ...Object.fromEntries(old),
      'forms/playeras/responses/new': response(daysLater(2)),
      'forms/gone/responses/old': response(),
    });
    await run(89);
    expect(await written()).toHaveLength(452);
    await Promise.all([run(90), run(90)]);
    expect(await written()).toEqual(['forms/playeras/responses/new']);
    expect(await data('GET /forms/playeras/responses')).toMatchObject({ items: [{ id: 'new' }], erased: 450 });
    expect(await data('GET /forms/playeras')).toMatchObject({ title: 'Playeras', revision: 3 });
    expect(await stored('forms/gone')).toBeUndefined();
  });

  it('is deleted without a count if its form is deleted at the same time', async () => {
    await write(database, { 'forms/playeras/responses/old': response() });
    const [, reply] = await Promise.all([run(90), call('DELETE /forms/playeras?force=true')]);
    expect(reply).toMatchObject({ status: 200 });
    expect(await written()).toEqual([]);
    expect(await stored('forms/playeras')).toBeUndefined();
  });
});

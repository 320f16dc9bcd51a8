import { beforeEach, describe, expect, it } from 'vitest';
import { jobsOf, runDueJobs } from '../../functions/src/jobs/jobs.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { type Fields, hoursFromNow, write } from '../fixtures/records/records.ts';
import { silent } from '../fixtures/records/registering.ts';
import { holding } from '../fixtures/records/whole-store.ts';

const PROJECT = 'demo-scheduled-response-erasure';
const END = hoursFromNow(-1);

const daysAfter = (days: number) => {
  clock.now = new Date(END.getTime() + days * 24 * 3_600_000);
};

const { api, call, clock, database, visit } = await openAdminArea(PROJECT, () => ({}));

beforeEach(() => daysAfter(0));

const run = () => runDueJobs(jobsOf(api.context()), 'day', clock.now, silent);
const data = async (endpoint: string): Promise<unknown> => Object((await call(endpoint)).body).data;

describe('a response to a public form', () => {
  const form = (fields: Fields = {}) => ({
    title: 'Playeras',
    isActive: true,
    collectResponses: true,
    fields: [],
    ...fields,
  });
  const response = (receivedAt: Date) => ({ answers: { nick: 'Tere' }, submittedAt: receivedAt, receivedAt });
  const written = () => holding(PROJECT, ['Tere']);

  it('goes 90 days after it arrived, and only how many there were stays', async () => {
    await write(database, {
      'forms/playeras': form({ revision: 3 }),
      ...Object.fromEntries(
        Array.from({ length: 450 }, (_, index) => [`forms/playeras/responses/old-${index}`, response(END)]),
      ),
      'forms/playeras/responses/new': response(hoursFromNow(47)),
      'forms/gone/responses/old': response(END),
    });
    daysAfter(89);
    await run();
    expect(await written()).toHaveLength(452);
    daysAfter(90);
    await Promise.all([run(), run()]);
    expect(await written()).toEqual(['forms/playeras/responses/new']);
    expect(await data('GET /forms/playeras/responses')).toMatchObject({ items: [{ id: 'new' }], erased: 450 });
    expect(await data('GET /forms/playeras')).toMatchObject({ title: 'Playeras', revision: 3 });
    expect((await database.doc('forms/gone').get()).exists).toBe(false);
  });

  it("that an organiser deleted isn't stored again by a browser that retries", async () => {
    await write(database, {
      'forms/playeras': form({ fields: [{ id: 'nick', type: 'text', label: 'Nick' }] }),
      'forms/playeras/responses/r1': response(END),
    });
    const send = () => {
      const body = { id: 'r1', answers: { nick: 'Tere' }, submittedAt: END.toISOString() };
      return visit('POST /forms/playeras/responses', body);
    };
    expect(await call('DELETE /forms/playeras/responses/r1')).toMatchObject({ status: 200 });
    expect(await written()).toEqual([]);
    expect(await send()).toMatchObject({ status: 200 });
    daysAfter(89);
    await run();
    expect(await send()).toMatchObject({ status: 200 });
    expect(await written()).toEqual([]);
    expect(await data('GET /forms/playeras/responses')).toMatchObject({ items: [], erased: 0 });
    // Firestore deletes it then.
    const expiresAt = (await database.doc('forms/playeras/responses/r1').get()).get('expiresAt');
    expect(expiresAt.toDate()).toEqual(new Date(END.getTime() + 90 * 24 * 3_600_000));
    expect(await call('DELETE /forms/playeras')).toMatchObject({ status: 200 });
  });

  it('that is due when its form is deleted is counted for no form', async () => {
    await write(database, { 'forms/playeras': form(), 'forms/playeras/responses/old': response(END) });
    daysAfter(90);
    const reply = await Promise.all([run(), call('DELETE /forms/playeras?force=true')]);
    expect(reply[1]).toMatchObject({ status: 200 });
    expect(await written()).toEqual([]);
    expect((await database.doc('forms/playeras').get()).exists).toBe(false);
  });
});

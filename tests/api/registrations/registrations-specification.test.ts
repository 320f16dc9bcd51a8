// The prescribed public calls, to the letter.
import { describe, expect, it } from 'vitest';
import { openApi } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { from } from '../../fixtures/people/origins.ts';
import { hoursFromNow, tournamentDocuments, write } from '../../fixtures/records/records.ts';

const ids = Array.from({ length: 10 }, (_, index) => String(40_000_000 + index));
const payload = (freeFireId: string) => ({
  tournamentId: 'copa',
  fullName: 'Ana Pérez',
  freeFireId,
  email: `ana${freeFireId}@example.com`,
  phone: '5512345678',
  answers: {},
});

const { api, database } = await openApi('demo-api-specification', () =>
  tournamentDocuments('copa', { maxPlayers: 48 }),
);
const register = (freeFireId: string) =>
  api.call('POST /registrations', { raw: JSON.stringify(payload(freeFireId)), headers: from('203.0.113.7') });
const check = (freeFireId: string) => api.call(`GET /registrations/check-freefireid/copa/${freeFireId}`);

describe('the prescribed calls', () => {
  it('register ten players of one machine, with nothing but the specified fields', async () => {
    for (const freeFireId of ids) {
      expectData(await register(freeFireId), { tournamentId: 'copa', freeFireId, status: 'pending' });
    }
    expect((await database.doc('tournaments/copa').get()).get('currentPlayers')).toBe(ids.length);
  });

  it('say that an ID is registered already, and check one', async () => {
    const [taken = '', free = ''] = ids;
    await register(taken);
    expectFailure(await register(taken), 409, 'already_registered');
    expectData(await check(taken), { registered: true });
    expectData(await check(free), { registered: false });
  });

  it('check no ID once registration has closed', async () => {
    await register('40000000');
    await write(database, tournamentDocuments('copa', { registrationDeadline: hoursFromNow(-1) }));
    expectFailure(await check('40000000'), 409, 'registration_closed');
  });
});

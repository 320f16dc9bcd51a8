import { expect, it } from 'vitest';
import { openAccounts } from '../../functions/src/account/accounts.ts';
import { admitSender } from '../../functions/src/http/large-body.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { people } from '../fixtures/people/people.ts';
import { adminRecord } from '../fixtures/people/roles.ts';
import { NOW, write } from '../fixtures/records/records.ts';

const { admin, api, database, sign } = await openAdminArea('demo-api-large-bodies', () => ({}));

const accounts = openAccounts(api.firebase);
const admitted = (authorization?: string) => admitSender(authorization, { db: database, accounts }, NOW);

it('a large body is read from organisers only', async () => {
  await write(database, { 'admins/scorer': adminRecord('scorer', { role: 'scorer' }) });
  expect(await admitted(`Bearer ${admin}`)).toBeNull();
  expect(await admitted(`Bearer ${await sign.in(people.scorer)}`)).toBeNull();
  expect(await admitted(`Bearer ${await sign.in(people.player)}`)).toBe('forbidden');
  for (const bad of [undefined, 'Bearer x', 'x']) expect(await admitted(bad)).toBe('unauthenticated');
});

it('a large body waits while the accounts can’t be asked', async () => {
  const broken = { ...accounts, byToken: () => Promise.reject(new Error('no connection')) };
  expect(await admitSender(`Bearer ${admin}`, { db: database, accounts: broken }, NOW)).toBe('unavailable');
});

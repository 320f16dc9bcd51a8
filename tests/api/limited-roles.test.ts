// The replies to a limited role, over everything that it may call.
import { type Endpoint, isOpenTo, specOf } from '@arena/domain/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpointNames, sendTo } from '../fixtures/calls/calls.ts';
import { idTokenFor, people } from '../fixtures/people/people.ts';
import { adminRecord } from '../fixtures/people/roles.ts';
import { pictureRecord } from '../fixtures/records/pictures.ts';
import { type Fields, write } from '../fixtures/records/records.ts';
import { callsWith, documents } from '../fixtures/resources/all.ts';
import { openTestApp } from '../fixtures/test-app.ts';

const PROJECT = 'demo-api-limited';
const calls = callsWith(idTokenFor(PROJECT, 'scorer'));
const testApp = await openTestApp(PROJECT);
afterAll(() => testApp.close());

const PHONE = '+525598765432';
const EMAIL = 'persona@example.com';
const ID = '87654321';
const ANSWER = 'Por una amiga de la escuela';
const HOW = 'Nequi 300 123';
// With the id of a registration other calls lead to a person.
const REGISTRATION = 'copa_10000002';
const SECRETS = [PHONE, EMAIL, ID, ANSWER, REGISTRATION];
const SCREENSHOT = 'abcdefabcdefabcdabcdefabcdefabcd-800x1000';

/** Gives the entries a player's ID and a registration, and the registrations contacts. */
function withPersons([path, fields]: [string, Fields]): [string, Fields] {
  if (path.startsWith('registrations/'))
    return [path, { ...fields, phone: PHONE, email: EMAIL, answers: { nick: ANSWER } }];
  if (/^competitions\/[^/]+\/entries\//.test(path))
    return [path, { ...fields, registrationId: REGISTRATION, players: [{ nickname: 'Kira', freeFireId: ID }] }];
  return [path, fields];
}
const told = Object.fromEntries(Object.entries(documents).map(withPersons));

const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const person of [people.scorer, people.moderator, people.admin]) {
    tokens.set(person.uid, await testApp.sign.in(person));
  }
});

async function replyTo(uid: string, endpoint: Endpoint): Promise<string> {
  const { status, body } = await sendTo(testApp.api, endpoint, calls[endpoint], tokens.get(uid));
  return `${status} ${JSON.stringify(body)}`;
}

const restart = async () => {
  await testApp.restart({ with: told });
  await write(testApp.api.database, {
    'admins/scorer': adminRecord('scorer', { role: 'scorer' }),
    'admins/moderator': adminRecord('moderator', { role: 'moderator' }),
  });
};

const team = endpointNames.filter((endpoint) => specOf(endpoint).access === 'organiser');
const openTo = (role: 'scorer' | 'moderator') => team.filter((endpoint) => isOpenTo(specOf(endpoint), role));

describe('a scorer', () => {
  beforeEach(restart);

  it.each(openTo('scorer'))('gets no personal data from %s', async (endpoint) => {
    const reply = await replyTo('scorer', endpoint);
    for (const secret of SECRETS) expect(reply).not.toContain(secret);
  });

  it('gets read receipts but not the prize details that an admin gets', async () => {
    const competition = 'GET /competitions/:tournamentId';
    const readReceipts = 'GET /competitions/:tournamentId/matches/:matchId/read-receipts';
    expect(await replyTo('admin', competition)).toContain(ID);
    expect(await replyTo('admin', readReceipts)).toContain(PHONE);
    expect(JSON.parse((await replyTo('scorer', readReceipts)).slice(4)).data.entries.length).toBeGreaterThan(0);
    const call = (uid: string) => testApp.api.call('GET /competitions/premiada', { token: tokens.get(uid) });
    expect(JSON.stringify((await call('admin')).body)).toContain(HOW);
    const { status, body } = await call('scorer');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(HOW);
  });
});

describe('a moderator', () => {
  beforeEach(restart);

  it('sees no picture that isn’t public', async () => {
    await write(testApp.api.database, { [`pictures/${SCREENSHOT}`]: pictureRecord() });
    const path = `GET /pictures/${SCREENSHOT}/small`;
    expect((await testApp.api.call(path, { token: tokens.get('moderator') })).status).toBe(404);
    expect((await testApp.api.call(path, { token: tokens.get('scorer') })).status).toBe(200);
  });
});

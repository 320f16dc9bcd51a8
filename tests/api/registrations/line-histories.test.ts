import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aliasOf } from '../../../functions/src/audit/entry.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { historyOf, type Instance, instanceOn } from '../../fixtures/line/line-histories.ts';
import { brokenChanges, brokenOffers, brokenRules, readMoment } from '../../fixtures/line/line-rules.ts';
import { openDatabase, type TestDatabase } from '../../fixtures/records/database.ts';
import {
  type Fields,
  HASH_KEY,
  hoursFromNow,
  NOW,
  registrationRecord,
  tournamentRecord,
  write,
} from '../../fixtures/records/records.ts';
import { seeds } from '../../fixtures/records/seeded.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = openDatabase('demo-api-line');
  await opened.empty();
});
afterAll(() => opened.close());

it('places, the line and its order hold whatever happens, in whatever order and at once', async () => {
  const instances = [instanceOn(opened.database), instanceOn(opened.database)];
  for (const seed of seeds(8)) expect(await historyOf(opened.database, seed, instances)).toEqual([]);
}, 180_000);

it('a moment is read as it was, whatever is written meanwhile', async () => {
  const { database } = opened;
  const tournament = database.doc('tournaments/torn');
  const player = database.doc('registrations/torn_10000000');
  const registration = { tournamentId: 'torn', freeFireId: '10000000' };
  const register = (there: boolean) =>
    database
      .batch()
      .set(tournament, tournamentRecord({ maxPlayers: 2, currentPlayers: there ? 1 : 0 }))
      .set(player, registrationRecord({ ...registration, status: there ? 'pending' : 'rejected' }))
      .commit();
  await register(true);
  let writing = true;
  const writes = async () => {
    for (let turn = 0; turn < 500; turn += 1) await register(turn % 2 === 1);
    writing = false;
  };
  const broken: string[] = [];
  const looks = async () => {
    while (writing) broken.push(...brokenRules(await readMoment(database, 'torn')));
  };
  await Promise.all([writes(), looks(), looks(), looks()]);
  expect(broken).toEqual([]);
}, 90_000);

describe('the invariants detect violations', () => {
  const record = (player: number, fields: Fields) => [
    `registrations/lista_1000000${player}`,
    registrationRecord({ tournamentId: 'lista', freeFireId: `1000000${player}`, ...fields }),
  ];
  const audit = (action: string, more: Fields = {}) => ({
    actor: 'system',
    action: `registration.${action}`,
    target: aliasOf(keyedHash(HASH_KEY), 'lista_10000000'),
    tournamentId: 'lista',
    at: NOW,
    before: null,
    after: null,
    ...more,
  });
  const offered = { status: 'waiting', line: 1, offeredUntil: hoursFromNow(2) };

  /** One approved player, one with an offer, one waiting; and changes to them. */
  async function momentWith(fields: Readonly<Record<string, Fields>> = {}) {
    await opened.empty();
    const documents = Object.fromEntries([
      ['tournaments/lista', tournamentRecord({ maxPlayers: 2, currentPlayers: 2, waitingPlayers: 1, lastInLine: 2 })],
      record(0, { status: 'approved', decidedAt: NOW }),
      record(1, offered),
      record(2, { status: 'waiting', line: 2 }),
    ]);
    for (const [path, more] of Object.entries(fields)) documents[path] = { ...documents[path], ...more };
    await write(opened.database, documents);
    return readMoment(opened.database, 'lista');
  }
  const one = (player: number) => `registrations/lista_1000000${player}`;
  const ANEW = 'registrations/lista_anew-0001';
  const out = { [one(2)]: { status: 'rejected', out: 'left', line: null } };
  const anew = (line: number) =>
    registrationRecord({ tournamentId: 'lista', freeFireId: '10000002', status: 'waiting', line });

  it.each<[string, Readonly<Record<string, Fields>>]>([
    ['currentPlayers isn’t how many have a place', { 'tournaments/lista': { currentPlayers: 1 } }],
    ['more have a place than there are', { 'tournaments/lista': { maxPlayers: 1 } }],
    ['waitingPlayers isn’t how many wait', { 'tournaments/lista': { waitingPlayers: 2 } }],
    ['two have one number', { [one(2)]: { line: 1 } }],
    ['a number was never given', { [one(2)]: { line: 3 } }],
    ['somebody was offered a place before another who came first', { [one(1)]: { line: 2 }, [one(2)]: { line: 1 } }],
    ['somebody waits and is in', { [one(0)]: { line: 2 } }],
    ['somebody is offered a place and doesn’t wait', { [one(0)]: { offeredUntil: NOW } }],
    ['an offer was taken twice', { 'audit/1': audit('offer'), 'audit/2': audit('take'), 'audit/3': audit('take') }],
    ['a time ran out twice', { 'audit/1': audit('offer'), 'audit/2': audit('expire'), 'audit/3': audit('expire') }],
  ])('at a moment: %s', async (rule, fields) => {
    expect(brokenRules(await momentWith())).toEqual([]);
    expect(brokenRules(await momentWith(fields))).toContain(rule);
  });

  it('an offer out of turn is right where it was an organiser’s', async () => {
    const byHand = audit('offer', { actor: 'admin', before: { line: 2 } });
    const moment = await momentWith({ [one(1)]: { line: 2 }, [one(2)]: { line: 1 }, 'audit/1': byHand });
    expect(brokenRules(moment)).toEqual([]);
  });

  it('after the offers: a free seat that no waiting player was offered', async () => {
    const rule = 'a place is free, and those who wait were offered none';
    const free = await momentWith({ 'tournaments/lista': { maxPlayers: 3 } });
    expect(brokenOffers(await momentWith(), NOW)).toEqual([]);
    expect(brokenOffers(free, NOW)).toEqual([rule]);
    // Five minutes before the beginning, at 72 hours, offers stop.
    expect([71.9, 71.92].map((hours) => brokenOffers(free, hoursFromNow(hours)))).toEqual([[rule], []]);
    const nobodyWaits = await momentWith({ 'tournaments/lista': { maxPlayers: 3, waitingPlayers: 0 } });
    expect(brokenOffers(nobodyWaits, NOW)).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, Fields>>]>([
    ['numbers that were given are to be given again', { 'tournaments/lista': { lastInLine: 1 } }],
    ['somebody got a number that was given before', { ...out, [ANEW]: anew(2) }],
  ])('between two, of numbers in line: %s', async (rule, fields) => {
    const before = await momentWith();
    expect(brokenChanges(before, await momentWith(fields), NOW)).toEqual([rule]);
    const joined = { ...out, [ANEW]: anew(3), 'tournaments/lista': { lastInLine: 3 } };
    expect(brokenChanges(before, await momentWith(joined), NOW)).toEqual([]);
  });

  it.each<[string, (fields: Fields) => Fields]>([
    [
      'a place is free, and those who wait were offered none',
      ({ maxPlayers, waitingPlayers }) => ({ maxPlayers: Number(maxPlayers) + (Number(waitingPlayers) > 0 ? 1 : 0) }),
    ],
    ['numbers that were given are to be given again', () => ({ lastInLine: 0 })],
  ])('in a whole history: %s', async (rule, lie) => {
    await opened.empty();
    const tournament = opened.database.doc('tournaments/copa-1');
    const lying = (honest: Instance): Instance => ({
      ...honest,
      async run(job, now) {
        await honest.run(job, now);
        if (job === 'waiting') await tournament.update(lie((await tournament.get()).data() ?? {}));
      },
    });
    // The same history without the fault.
    const instances = [instanceOn(opened.database), instanceOn(opened.database)].map(lying);
    expect(await historyOf(opened.database, 1, instances)).toContain(`seed 1: ${rule}`);
  });

  it.each<[string, number, Readonly<Record<string, Fields>>]>([
    ['an offer was closed before its time', 2, { [one(1)]: { status: 'rejected', out: 'unanswered', line: null } }],
    ['a window was closed before its time', 2, { [one(0)]: { status: 'rejected', out: 'unconfirmed' } }],
    ['somebody who waits got another number', 2, { [one(2)]: { line: 3 } }],
  ])('between two: %s', async (rule, hours, fields) => {
    const before = await momentWith();
    const after = await momentWith(fields);
    expect(brokenChanges(before, after, hoursFromNow(hours))).toEqual([rule]);
    const late = brokenChanges(before, after, hoursFromNow(hours + 0.01));
    expect(late).toEqual(rule.endsWith('number') ? [rule] : []);
  });
});

import { readTournament, type Tournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import type { Command, Operation } from './decision.ts';
import { readStoredRegistration, type StoredRegistration } from './registration-document.ts';
import { decideAll, FREE } from './round.ts';

const tournament = (fields: Partial<Tournament> = {}): Tournament => ({
  ...readTournament('copa', { status: 'published', maxPlayers: 3, linkedFormId: 'f' }),
  ...fields,
});

const registration = (id: string, status = 'pending'): StoredRegistration => readStoredRegistration(id, { status });

/** Gives the registration this status, whatever it was. */
const becomes =
  (status: string): Command =>
  (_tournament, current) => ({ next: current && { ...current, ...registration(current.id, status) } });

const appears: (id: string) => Command = (id) => () => ({ next: registration(id) });
const disappears: Command = () => ({ next: null });
const whileThereIsRoom =
  (id: string): Command =>
  (current) =>
    current && current.currentPlayers < current.maxPlayers
      ? { next: registration(id) }
      : { refused: 'tournament_full' };

type Operations = Readonly<Record<string, Command | readonly Command[]>>;

/** Runs the commands of each registration, in order. */
function run(operations: Operations, stored: readonly StoredRegistration[], current = tournament()) {
  const list: Operation[] = Object.entries(operations).flatMap(([registrationId, commands]) =>
    [commands].flat().map((decide) => ({ registrationId, decide })),
  );
  const found = new Map(stored.map((one) => [one.id, one]));
  const registrations = new Map(list.map(({ registrationId: id }) => [id, found.get(id) ?? null]));
  return decideAll(list, { tournament: current, registrations });
}

describe('the count of players', () => {
  it.each<[string, string | null, Command, number | null]>([
    ['a new registration', null, appears('a'), 2],
    ['pending → approved', 'pending', becomes('approved'), null],
    ['approved → pending', 'approved', becomes('pending'), null],
    ['pending → rejected', 'pending', becomes('rejected'), 0],
    ['approved → rejected', 'approved', becomes('rejected'), 0],
    ['rejected → approved', 'rejected', becomes('approved'), 2],
    ['pending → deleted', 'pending', disappears, 0],
    ['rejected → deleted', 'rejected', disappears, null],
    ['deleted → deleted', null, disappears, null],
    ['no change', 'pending', (_, current) => ({ next: current }), null],
  ])('is correct after %s', (_name, before, decide, expected) => {
    const stored = before === null ? [] : [registration('a', before)];
    const { changes } = run({ a: decide }, stored, tournament({ currentPlayers: 1 }));
    expect(changes.counts?.currentPlayers ?? null).toBe(expected);
  });

  it('never falls below zero, and is not written without a tournament', () => {
    const none = run({ a: disappears }, [registration('a')], tournament({ currentPlayers: 0 }));
    expect(none.changes.counts?.currentPlayers).toBe(0);
    const full = tournament({ currentPlayers: 3 });
    const same = run({ a: disappears, b: appears('b') }, [registration('a')], full);
    expect(same.changes.counts?.currentPlayers).toBe(3);
    const facts = { tournament: null, registrations: new Map([['a', registration('a')]]) };
    const { changes } = decideAll([{ registrationId: 'a', decide: disappears }], facts);
    expect(changes).toMatchObject({ registrations: new Map([['a', null]]), counts: null });
  });
});

describe('consecutive decisions', () => {
  it('give a freed seat once, to the next request', () => {
    const operations = {
      a: whileThereIsRoom('a'),
      b: becomes('rejected'),
      c: whileThereIsRoom('c'),
      d: whileThereIsRoom('d'),
    };
    const { results, changes } = run(operations, [registration('b')], tournament({ currentPlayers: 3 }));
    expect(results).toEqual([
      { refused: 'tournament_full' },
      { registration: registration('b', 'rejected') },
      { registration: registration('c') },
      { refused: 'tournament_full' },
    ]);
    expect([[...changes.registrations.keys()], changes.counts?.currentPlayers]).toEqual([['b', 'c'], 3]);
  });

  it('see the earlier results for the same registration', () => {
    const seen: (string | undefined)[] = [];
    const look: Command = (_tournament, current) => {
      seen.push(current?.status);
      return { next: current };
    };
    run({ a: [look, appears('a'), look, becomes('rejected'), look] }, []);
    expect(seen).toEqual([undefined, 'pending', 'rejected']);
  });
});

it('skips refused and unchanged records, and writes only the last of two states', () => {
  const refuse: Command = () => ({ refused: 'already_registered' });
  const stay: Command = (_, current) => ({ next: current });
  const unchanged = run({ a: refuse, b: stay, c: disappears }, [registration('a'), registration('b')]);
  expect(unchanged.changes).toMatchObject({ registrations: new Map(), counts: null });
  const { changes } = run({ a: [appears('a'), becomes('approved')] }, []);
  expect(changes).toMatchObject({
    registrations: new Map([['a', registration('a', 'approved')]]),
    counts: { currentPlayers: 1, waitingPlayers: 0, lastInLine: 0 },
  });
});

it('an error inside a decision fails that operation alone', () => {
  const error = new Error('a bug');
  const fail: Command = () => {
    throw error;
  };
  const { results, changes } = run({ a: appears('a'), b: fail, c: appears('c') }, []);
  expect(results).toEqual([{ registration: registration('a') }, { error }, { registration: registration('c') }]);
  expect([[...changes.registrations.keys()], changes.counts?.currentPlayers]).toEqual([['a', 'c'], 2]);
});

describe('reservations of team players', () => {
  const squad = (id: string, ids: readonly string[], status = 'pending'): StoredRegistration => {
    const players = ids.slice(1).map((freeFireId) => ({ nickname: 'Kira', freeFireId }));
    return readStoredRegistration(id, { status, freeFireId: ids[0], team: { name: 'Furia', players } });
  };
  const [A, B, C] = ['10000001', '10000002', '10000003'];
  const gets =
    (next: StoredRegistration | null): Command =>
    () => ({ next });
  type Owners = Readonly<Record<string, string | null>>;
  const changesOf = (decide: Command, before: StoredRegistration | null, owners: Owners): Owners => {
    const { changes } = decideAll([{ registrationId: 'a', decide }], {
      tournament: tournament(),
      registrations: new Map([['a', before]]),
      reservations: new Map(Object.entries(owners).map(([id, owner]) => [id, { ...FREE, registrationId: owner }])),
    });
    return Object.fromEntries([...changes.reservations].map(([id, { registrationId }]) => [id, registrationId]));
  };
  const held = { [A]: 'a', [B]: 'a' };
  const freed = { [A]: null, [B]: null };
  const both = squad('a', [A, B]);
  const rejected = (...ids: string[]) => squad('a', ids, 'rejected');

  it.each<[string, Command, StoredRegistration | null, Owners, Owners]>([
    ['a new team reserves its IDs', gets(both), null, {}, held],
    ['a rejected team frees its IDs', becomes('rejected'), both, held, freed],
    ['a deleted team frees its IDs', disappears, both, held, freed],
    ['an approved team keeps its IDs', gets(squad('a', [A, B], 'approved')), both, held, {}],
    [
      'a replaced player frees the old ID and reserves the new one',
      gets(squad('a', [A, C])),
      both,
      held,
      { [B]: null, [C]: 'a' },
    ],
    ['a rejected team reserves no IDs', gets(rejected(A, C)), rejected(A, B), { [B]: 'b' }, {}],
    [
      'a deleted team leaves IDs that another registration reserves',
      disappears,
      both,
      { [A]: 'a', [B]: 'b' },
      { [A]: null },
    ],
  ])('%s', (_, decide, before, owners, changes) => {
    expect(changesOf(decide, before, owners)).toEqual(changes);
  });

  it('mark waiting players', () => {
    const { changes } = run({ a: gets(squad('a', [A, B], 'waiting')) }, []);
    const waiting = { registrationId: 'a', isWaiting: true, refusal: null };
    expect(Object.fromEntries(changes.reservations)).toEqual({ [A]: waiting, [B]: waiting });
  });

  it('reflect the earlier decisions of the batch', () => {
    const seen: boolean[] = [];
    const look: Command = (_tournament, current, { isTaken }) => {
      seen.push(isTaken(B));
      return { next: current };
    };
    const looks = { registrationId: 'b', decide: look };
    const own = [gets(squad('a', [A, B])), look, disappears].map((decide) => ({ registrationId: 'a', decide }));
    const operations = own.flatMap((one) => [looks, one]);
    const registrations = new Map(['a', 'b'].map((id) => [id, null]));
    decideAll([...operations, looks], { tournament: tournament(), registrations });
    expect(seen).toEqual([false, true, false, true, false]);
  });
});

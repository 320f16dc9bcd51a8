import { readTournament, type Tournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { readStoredRegistration, type StoredRegistration } from '../registrations/registration-document.ts';
import { type Command, decideAll, FREE, type Operation } from './decide.ts';

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
    ['a new one', null, appears('a'), 2],
    ['pending → approved', 'pending', becomes('approved'), null],
    ['approved → pending', 'approved', becomes('pending'), null],
    ['pending → rejected', 'pending', becomes('rejected'), 0],
    ['approved → rejected', 'approved', becomes('rejected'), 0],
    ['rejected → approved', 'rejected', becomes('approved'), 2],
    ['pending → gone', 'pending', disappears, 0],
    ['rejected → gone', 'rejected', disappears, null],
    ['gone → gone', null, disappears, null],
    ['the same as before', 'pending', (_, current) => ({ next: current }), null],
  ])('after %s', (_name, before, decide, expected) => {
    const stored = before === null ? [] : [registration('a', before)];
    const { changes } = run({ a: decide }, stored, tournament({ currentPlayers: 1 }));
    expect(changes.counts?.currentPlayers ?? null).toBe(expected);
  });

  it('never falls below none, is written where it moved and came back, and stays unsaid without a tournament', () => {
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

describe('one decision after the other', () => {
  it('gives the last free place away once, and one that was freed before it to the next', () => {
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

  it('uses the result of the one before for the same registration', () => {
    const seen: (string | undefined)[] = [];
    const look: Command = (_tournament, current) => {
      seen.push(current?.status);
      return { next: current };
    };
    run({ a: [look, appears('a'), look, becomes('rejected'), look] }, []);
    expect(seen).toEqual([undefined, 'pending', 'rejected']);
  });
});

it('writes nothing that was refused or left as it is, and only the last state of one that changed twice', () => {
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

describe('claims of team players', () => {
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
    ['a new team takes its IDs', gets(both), null, {}, held],
    ['a rejected one frees them', becomes('rejected'), both, held, freed],
    ['one that goes frees them', disappears, both, held, freed],
    ['an approved one keeps them', gets(squad('a', [A, B], 'approved')), both, held, {}],
    ['another player takes the place of one', gets(squad('a', [A, C])), both, held, { [B]: null, [C]: 'a' }],
    ['a rejected one takes none', gets(rejected(A, C)), rejected(A, B), { [B]: 'b' }, {}],
    ['what another one has stays theirs', disappears, both, { [A]: 'a', [B]: 'b' }, { [A]: null }],
  ])('%s', (_, decide, before, owners, changes) => {
    expect(changesOf(decide, before, owners)).toEqual(changes);
  });

  it('say who waits in line', () => {
    const { changes } = run({ a: gets(squad('a', [A, B], 'waiting')) }, []);
    const waiting = { registrationId: 'a', isWaiting: true, refusal: null };
    expect(Object.fromEntries(changes.reservations)).toEqual({ [A]: waiting, [B]: waiting });
  });

  it('are known to each decision as those before it left them', () => {
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

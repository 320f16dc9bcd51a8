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

function run(operations: readonly [string, Command][], stored: readonly StoredRegistration[], current = tournament()) {
  const list: Operation[] = operations.map(([registrationId, decide]) => ({ registrationId, decide }));
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
    const { changes } = run([['a', decide]], stored, tournament({ currentPlayers: 1 }));
    expect(changes.counts?.currentPlayers ?? null).toBe(expected);
  });

  it('never falls below none, however wrong it was', () => {
    const { changes } = run([['a', disappears]], [registration('a')], tournament({ currentPlayers: 0 }));
    expect(changes.counts?.currentPlayers).toBe(0);
  });

  it('is written where it moved and came back, because decisions rested on it', () => {
    const { changes } = run(
      [
        ['a', disappears],
        ['b', appears('b')],
      ],
      [registration('a')],
      tournament({ currentPlayers: 3 }),
    );
    expect(changes.counts?.currentPlayers).toBe(3);
  });

  it('stays unsaid where there is no tournament', () => {
    const operation = { registrationId: 'a', decide: disappears };
    const facts = { tournament: null, registrations: new Map([['a', registration('a')]]) };
    expect(decideAll([operation], facts).changes).toMatchObject({
      registrations: new Map([['a', null]]),
      counts: null,
    });
  });
});

describe('one decision after the other', () => {
  it('gives the last free place away once', () => {
    const { results, changes } = run(
      ['a', 'b', 'c'].map((id) => [id, whileThereIsRoom(id)]),
      [],
      tournament({ currentPlayers: 2 }),
    );
    expect(results).toEqual([
      { registration: registration('a') },
      { refused: 'tournament_full' },
      { refused: 'tournament_full' },
    ]);
    expect([[...changes.registrations.keys()], changes.counts?.currentPlayers]).toEqual([['a'], 3]);
  });

  it('gives a place that was freed before it to the next', () => {
    const { results } = run(
      [
        ['a', whileThereIsRoom('a')],
        ['b', becomes('rejected')],
        ['c', whileThereIsRoom('c')],
      ],
      [registration('b')],
      tournament({ currentPlayers: 3 }),
    );
    expect(results).toEqual([
      { refused: 'tournament_full' },
      { registration: registration('b', 'rejected') },
      { registration: registration('c') },
    ]);
  });

  it('uses the result of the one before for the same registration', () => {
    const seen: (string | undefined)[] = [];
    const look: Command = (_tournament, current) => {
      seen.push(current?.status);
      return { next: current };
    };
    run(
      [
        ['a', look],
        ['a', appears('a')],
        ['a', look],
        ['a', becomes('rejected')],
        ['a', look],
      ],
      [],
    );
    expect(seen).toEqual([undefined, 'pending', 'rejected']);
  });
});

describe('changes to write', () => {
  it('is nothing where all were refused or left as they are', () => {
    const { changes } = run(
      [
        ['a', () => ({ refused: 'already_registered' })],
        ['b', (_, current) => ({ next: current })],
        ['c', disappears],
      ],
      [registration('a'), registration('b')],
    );
    expect(changes).toMatchObject({ registrations: new Map(), counts: null });
  });

  it('is only the last state of a registration that changed more than once', () => {
    const { changes } = run(
      [
        ['a', appears('a')],
        ['a', becomes('approved')],
      ],
      [],
    );
    expect(changes).toMatchObject({
      registrations: new Map([['a', registration('a', 'approved')]]),
      counts: { currentPlayers: 1, waitingPlayers: 0, lastInLine: 0 },
    });
  });
});

describe('an error inside a decision', () => {
  it('fails that operation alone', () => {
    const error = new Error('a bug');
    const { results, changes } = run(
      [
        ['a', appears('a')],
        [
          'b',
          () => {
            throw error;
          },
        ],
        ['c', appears('c')],
      ],
      [],
    );
    expect(results).toEqual([{ registration: registration('a') }, { error }, { registration: registration('c') }]);
    expect([[...changes.registrations.keys()], changes.counts?.currentPlayers]).toEqual([['a', 'c'], 2]);
  });
});

describe('claims of team players', () => {
  const squad = (id: string, ids: readonly string[], status = 'pending'): StoredRegistration => {
    const players = ids.slice(1).map((freeFireId) => ({ nickname: 'Kira', freeFireId }));
    return readStoredRegistration(id, { status, freeFireId: ids[0], team: { name: 'Furia', players } });
  };
  const A = '10000001';
  const B = '10000002';
  const C = '10000003';
  const gets =
    (next: StoredRegistration | null): Command =>
    () => ({ next });
  const changesOf = (
    decide: Command,
    before: StoredRegistration | null,
    owners: readonly (readonly [string, string])[] = [],
  ) => {
    const { changes } = decideAll([{ registrationId: 'a', decide }], {
      tournament: tournament(),
      registrations: new Map([['a', before]]),
      reservations: new Map(owners.map(([id, owner]) => [id, { ...FREE, registrationId: owner }])),
    });
    return [...changes.reservations].map(([id, { registrationId }]) => [id, registrationId]);
  };
  const held = [
    [A, 'a'],
    [B, 'a'],
  ] as const;

  it.each<
    [string, Command, StoredRegistration | null, readonly (readonly [string, string])[], [string, string | null][]]
  >([
    [
      'a new team takes its IDs',
      gets(squad('a', [A, B])),
      null,
      [],
      [
        [A, 'a'],
        [B, 'a'],
      ],
    ],
    [
      'a rejected one frees them',
      becomes('rejected'),
      squad('a', [A, B]),
      held,
      [
        [A, null],
        [B, null],
      ],
    ],
    [
      'one that goes frees them',
      disappears,
      squad('a', [A, B]),
      held,
      [
        [A, null],
        [B, null],
      ],
    ],
    ['an approved one keeps them', gets(squad('a', [A, B], 'approved')), squad('a', [A, B]), held, []],
    [
      'another player takes the place of one',
      gets(squad('a', [A, C])),
      squad('a', [A, B]),
      held,
      [
        [B, null],
        [C, 'a'],
      ],
    ],
    ['a rejected one takes none', gets(squad('a', [A, C], 'rejected')), squad('a', [A, B], 'rejected'), [[B, 'b']], []],
    [
      'what another one has stays theirs',
      disappears,
      squad('a', [A, B]),
      [
        [A, 'a'],
        [B, 'b'],
      ],
      [[A, null]],
    ],
  ])('%s', (_, decide, before, owners, changes) => {
    expect(changesOf(decide, before, owners).toSorted()).toEqual(changes);
  });

  it('say who waits in line', () => {
    const { changes } = decideAll([{ registrationId: 'a', decide: gets(squad('a', [A, B], 'waiting')) }], {
      tournament: tournament(),
      registrations: new Map(),
    });
    const waiting = { registrationId: 'a', isWaiting: true, refusal: null };
    expect(changes.reservations).toEqual(
      new Map([
        [A, waiting],
        [B, waiting],
      ]),
    );
  });

  it('are known to each decision as those before it left them', () => {
    const seen: boolean[] = [];
    const look: Command = (_tournament, current, { isTaken }) => {
      seen.push(isTaken(B));
      return { next: current };
    };
    const operations: Operation[] = [
      { registrationId: 'b', decide: look },
      { registrationId: 'a', decide: gets(squad('a', [A, B])) },
      { registrationId: 'b', decide: look },
      { registrationId: 'a', decide: look },
      { registrationId: 'a', decide: disappears },
      { registrationId: 'b', decide: look },
    ];
    const registrations = new Map([
      ['a', null],
      ['b', null],
    ]);
    decideAll(operations, { tournament: tournament(), registrations });
    expect(seen).toEqual([false, true, false, false]);
  });
});

import { broken, type Mutation } from './mutation.ts';

const endpoint = 'functions/src/http/endpoint.ts';
const service = 'functions/src/challenges/service.ts';
const price = 'functions/src/challenges/price.ts';
const work = 'functions/src/challenges/service.test.ts';
const priced = 'tests/api/registrations/challenges.test.ts';
const origin = 'tests/api/registrations/registrations-origin.test.ts';
const ledger = 'functions/src/registrations/ledger.test.ts';

/** What keeps one place from taking what others want, too. */
export const floodMutations: readonly Mutation[] = [
  ...broken(endpoint, priced, {
    'nobody is asked for a proof': ['if (priced === undefined) return [];', 'return [];'],
  }),
  ...broken(service, work, {
    'any work will do, done or not': [
      '!verified || purpose !== nameOf(wanted) || until',
      'purpose !== nameOf(wanted) || until',
    ],
    'a proof is good for whatever one sends': [
      '!verified || purpose !== nameOf(wanted) || until',
      '!verified || until',
    ],
    'a proof is good for ever': [' || until <= now.getTime()) throw', ') throw'],
    'work is given out as often as one likes': ["[...pressures, ...countersOf('challenges', origin)],", 'pressures,'],
  }),
  ...broken('functions/src/registrations/handlers.ts', priced, {
    'a proof of a registration is good as often as one likes': ['player, ...uses]', 'player]'],
  }),
  ...broken('functions/src/forms/service.ts', priced, {
    'a proof of a response is good as often as one likes': [
      "[...countersOf('responses', origin), ...uses]",
      "countersOf('responses', origin)",
    ],
  }),
  ...broken(price, 'functions/src/challenges/price.test.ts', {
    'who asks often pays no more': ['return byAddress * byPurpose;', 'return byPurpose;'],
  }),
  ...broken(
    'functions/src/registrations/entering/admission.ts',
    'functions/src/registrations/entering/admission.test.ts',
    {
      'nobody is asked how many of their network wait': [
        'tournament !== null && crowd >= mostPendingFromOne(tournament)',
        'tournament === null',
      ],
    },
  ),
  ...broken(
    'functions/src/registrations/decisions/consenting.ts',
    'functions/src/registrations/decisions/consenting.test.ts',
    {
      'who said no and yes again is not asked how many of their network wait': [
        "if (crowd >= mostPendingFromOne(tournament)) return { refused: 'network_crowded' };",
        '',
      ],
    },
  ),
  ...broken('functions/src/registrations/decisions/decide.ts', ledger, {
    'those who come at the same time are not counted together': ['count(crowds, after, 1);', ''],
  }),
  ...broken('functions/src/registrations/entering/crowds.ts', ledger, {
    'who comes back after midnight is not counted with those of the days beside': ['...originsBeside] }', '] }'],
  }),
  ...broken('functions/src/registrations/service.ts', origin, {
    'those of yesterday are not counted': ['[-DAY, DAY].map(', '[0, DAY].map('],
    'the address is kept as it is': [
      "hash('origin', `${day.toISOString().slice(0, 'yyyy-mm-dd'.length)} ${address}`)",
      '`${day.toISOString().slice(0, 10)} ${address}`',
    ],
  }),
  ...broken('functions/src/registrations/export.ts', origin, {
    'an origin is exported': ['const { origin: _inside, ...registration } of page', 'const registration of page'],
  }),
  ...broken('functions/src/erasure/service.ts', 'tests/scheduled/erasure.test.ts', {
    'origins are never forgotten': [
      'if (tournament !== null && !isOver(tournament, now)) return;',
      'if (tournament !== null) return;',
    ],
  }),
];

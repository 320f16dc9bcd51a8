import { broken, type Mutation } from './mutation.ts';

const proof = 'functions/src/registrations/proof-of-work.ts';
const proofTest = 'functions/src/registrations/proof-of-work.test.ts';
const floods = 'tests/api/registrations/registrations-floods.test.ts';

/** Guards against floods from one network. */
export const floodMutations: readonly Mutation[] = [
  ...broken(proof, proofTest, {
    'a proof is accepted without its work': ['!verified || used.has', 'used.has'],
    'a proof can be used twice': [' || used.has(challenge.signature)', ''],
    'a proof is valid for every tournament': ['data.tournamentId !== tournamentId || ', ''],
    'a proof never expires': [' || data.until <= context.now.getTime()', ''],
  }),
  ...broken('functions/src/registration-queue/commands.ts', 'functions/src/registration-queue/admission.test.ts', {
    'a network is never asked for a proof': ['pendingFromNetwork >= limits.freePerNetwork', 'pendingFromNetwork < 0'],
  }),
  ...broken(
    'functions/src/registration-queue/decide.ts',
    'functions/src/registration-queue/registration-queue.test.ts',
    {
      'simultaneous registrations are not counted together': ['count(pending, after, 1);', ''],
    },
  ),
  ...broken('functions/src/registrations/register.ts', floods, {
    'the network address is stored': [
      "hash('network', `${tournamentId} ${sender.address}`)",
      '`${tournamentId} ${sender.address}`',
    ],
  }),
  ...broken('functions/src/registrations/export.ts', floods, {
    'a network hash is exported': [
      'const { networkHash: _inside, ...registration } of page',
      'const registration of page',
    ],
  }),
  ...broken('functions/src/erasure/erasure.ts', 'tests/scheduled/erasure.test.ts', {
    'network hashes are never erased': [
      'if (tournament !== null && !isOver(tournament, now)) return;',
      'if (tournament !== null) return;',
    ],
  }),
];

import { broken, type Mutation } from './mutation.ts';

const corrections = 'tests/api/registrations/registrations-corrections.test.ts';

const decisions = 'tests/api/registrations/registrations-admin.test.ts';

const erased = 'tests/scheduled/erasure.test.ts';

export const promiseMutations: readonly Mutation[] = [
  ...broken('functions/src/registration-queue/player-commands.ts', corrections, {
    'a correction overwrites a concurrent one': [
      "if (registration.revision !== revision) return { refused: 'edit_conflict' };",
      '',
    ],
    'a correction takes a taken ID': [
      'holdsIds(after) || isMoved ? takenIds(',
      'holdsIds(after) && !isMoved ? takenIds(',
    ],
    'a correction’s values are recorded': ['after: { revision: next.revision, changed:', 'after: { ...next, changed:'],
    'corrected answers are not validated': [
      "if (Object.keys(wrong).length > 0) return { refused: 'invalid', fields: wrong };",
      '',
    ],
  }),
  ...broken('functions/src/registration-queue/commands.ts', decisions, {
    'a decision ignores a concurrent correction': [
      "if (registration.revision !== revision) return { refused: 'edit_conflict' };\n    if (decision.status",
      'if (decision.status',
    ],
  }),
  ...broken('functions/src/erasure/erasure.ts', erased, {
    'entries added by hand keep their players': ['await forgetPlayers(context, leftover.tournamentId);', ''],
    'guardians’ refusals are never erased': ['await won(ref.delete({ lastUpdateTime: updateTime }));', ''],
    'other personal data is erased at once': ['if (!(await isDue(context, leftover))) return;', ''],
  }),
  ...broken('functions/src/competitions/write-competition.ts', erased, {
    'a competition that was erased once is looked at no more, whatever is written': [
      'writes: count, forgotten: false };',
      'writes: count };',
    ],
  }),
  ...broken('functions/src/forms/responses.ts', 'tests/api/forms/forms-admin.test.ts', {
    'a deleted response comes back': ['if (kept.exists) return;', "if (kept.exists && !kept.get('expiresAt')) return;"],
  }),
];

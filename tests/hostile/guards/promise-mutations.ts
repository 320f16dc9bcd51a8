import { broken, type Mutation } from './mutation.ts';

const corrections = 'tests/api/registrations/registrations-corrections.test.ts';

const decisions = 'tests/api/registrations/registrations-admin.test.ts';

const ownData = 'tests/api/places/own-data.test.ts';

const erased = 'tests/scheduled/erasure.test.ts';

/** What keeps the promises about players' data, broken. */
export const promiseMutations: readonly Mutation[] = [
  ...broken('functions/src/registrations/decisions/correction.ts', corrections, {
    'who corrects a registration overwrites what somebody else has corrected since': [
      "if (registration.revision !== revision) return { refused: 'edited_meanwhile' };",
      '',
    ],
    'a correction is made to whoever has the ID now': [
      'one !== null && Date.parse(one.createdAt) === Date.parse(createdAt);',
      'one !== null;',
    ],
    'a correction takes an ID that holds a place': [
      'after.id !== before.id && holdsIds(there)',
      'after.id === before.id && holdsIds(there)',
    ],
    'what a player typed is recorded with its correction': [
      'after: { revision: next.revision, changed,',
      'after: { ...next, changed,',
    ],
    'answers that are corrected are not checked': [
      "if (Object.keys(wrong).length > 0) return { refused: 'invalid', fields: wrong };",
      '',
    ],
  }),
  ...broken('functions/src/registrations/decisions/status-change.ts', decisions, {
    'a decision is made on what was corrected since it was seen': [
      "if (registration.revision !== revision) return { refused: 'edited_meanwhile' };",
      '',
    ],
    'a decision is made on whoever has the ID now': [
      "if (isLater(registration, createdAt)) return { refused: 'edited_meanwhile' };",
      '',
    ],
  }),
  ...broken('functions/src/registrations/decisions/removal.ts', ownData, {
    'a deletion takes whoever has the ID now': [' || isLater(registration, createdAt)', ''],
  }),
  ...broken('functions/src/registrations/desk.ts', ownData, {
    'a deletion takes what somebody plays by who has the ID now': ['!later.includes(id)', 'true'],
  }),
  ...broken('functions/src/tournaments/store.ts', erased, {
    'a tournament that took place is counted no more once it is deleted': [
      'if (removing && wasHeld) countHeld(batch, database, currentPlayers);',
      '',
    ],
    'a tournament that never took place goes on being counted': [
      'if (removing && wasHeld) countHeld(',
      'if (removing) countHeld(',
    ],
  }),
  ...broken('functions/src/erasure/service.ts', erased, {
    'entries made by hand keep their players': [
      'await each(store.competitions(), (competition) => forget(competition, now));',
      '',
    ],
    'what guardians of erased players had said stays': ['await each(store.withGuardianNos(), eraseGuardianNos);', ''],
    'what else leads to players is erased at once': [
      'if (await isDue(parts, tournamentId, now, writtenAt.toDate().toISOString())) await erase(leftover);',
      'await erase(leftover);',
    ],
  }),
  ...broken('functions/src/competitions/store.ts', erased, {
    'a competition that was erased once is looked at no more, whatever is written': [
      '+ 1, forgotten: false };',
      '+ 1 };',
    ],
  }),
  ...broken('functions/src/forms/store.ts', 'tests/api/forms/forms-admin.test.ts', {
    'a response that was deleted comes back': [
      'if (kept.exists) return;',
      "if (kept.exists && !kept.get('deletedAt')) return;",
    ],
  }),
  ...broken('functions/src/erasure/service.ts', 'tests/scheduled/response-erasure.test.ts', {
    'which responses were deleted is remembered for ever': ['while ((await store.forgetDeleted(before)) > 0);', ''],
  }),
];

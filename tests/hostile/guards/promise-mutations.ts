import type { Mutation } from './mutation.ts';

const corrections = 'tests/api/registrations/registrations-corrections.test.ts';

const erased = 'tests/scheduled/erasure.test.ts';

/** What keeps the promises about players' data, broken. */
export const promiseMutations: readonly Mutation[] = [
  {
    what: 'who corrects a registration overwrites what somebody else has corrected since',
    file: 'functions/src/registrations/decisions/correction.ts',
    from: "if (registration.revision !== revision) return { refused: 'edited_meanwhile' };",
    to: '',
    noticedBy: corrections,
  },
  {
    what: 'a correction is made to whoever has the ID now',
    file: 'functions/src/registrations/decisions/correction.ts',
    from: 'one !== null && Date.parse(one.createdAt) === Date.parse(createdAt);',
    to: 'one !== null;',
    noticedBy: corrections,
  },
  {
    what: 'a correction takes an ID that holds a place',
    file: 'functions/src/registrations/decisions/correction.ts',
    from: 'next.id !== id && holdsIds(there)',
    to: 'next.id === id && holdsIds(there)',
    noticedBy: corrections,
  },
  {
    what: 'what a player typed is recorded with its correction',
    file: 'functions/src/registrations/decisions/correction.ts',
    from: 'after: { revision: next.revision, changed,',
    to: 'after: { ...next, changed,',
    noticedBy: corrections,
  },
  {
    what: 'answers that are corrected are not checked',
    file: 'functions/src/registrations/decisions/correction.ts',
    from: "if (Object.keys(wrong).length > 0) return { refused: 'invalid', fields: wrong };",
    to: '',
    noticedBy: corrections,
  },
  {
    what: 'a tournament that took place is counted no more once it is deleted',
    file: 'functions/src/tournaments/store.ts',
    from: 'if (removing && wasHeld) countHeld(batch, database, currentPlayers);',
    to: '',
    noticedBy: erased,
  },
  {
    what: 'a tournament that never took place goes on being counted',
    file: 'functions/src/tournaments/store.ts',
    from: 'if (removing && wasHeld) countHeld(',
    to: 'if (removing) countHeld(',
    noticedBy: erased,
  },
  {
    what: 'entries made by hand keep their players',
    file: 'functions/src/erasure/service.ts',
    from: 'await each(store.competitions(), (competition) => forget(competition, now));',
    to: '',
    noticedBy: erased,
  },
  {
    what: 'a competition that was erased once is looked at no more, whatever is written',
    file: 'functions/src/competitions/store.ts',
    from: '+ 1, forgotten: false };',
    to: '+ 1 };',
    noticedBy: erased,
  },
  {
    what: 'what guardians of erased players had said stays',
    file: 'functions/src/erasure/service.ts',
    from: 'await each(store.withRefusals(), eraseRefusals);',
    to: '',
    noticedBy: erased,
  },
  {
    what: 'what else leads to players is erased at once',
    file: 'functions/src/erasure/service.ts',
    from: 'if (await isDue(parts, tournamentId, now, writtenAt.toDate().toISOString())) await erase(leftover);',
    to: 'await erase(leftover);',
    noticedBy: erased,
  },
  {
    what: 'a response that was deleted comes back',
    file: 'functions/src/forms/store.ts',
    from: 'if (kept.exists) return;',
    to: "if (kept.exists && !kept.get('deletedAt')) return;",
    noticedBy: 'tests/api/forms/forms-admin.test.ts',
  },
  {
    what: 'which responses were deleted is remembered for ever',
    file: 'functions/src/erasure/service.ts',
    from: 'while ((await store.forgetDeleted(before)) > 0);',
    to: '',
    noticedBy: 'tests/scheduled/response-erasure.test.ts',
  },
];

import type { Mutation } from './mutation.ts';

const corrections = 'tests/api/registrations-corrections.test.ts';

/** What keeps the promises about players' data, broken. */
export const promiseMutations: readonly Mutation[] = [
  {
    what: 'who corrects a registration overwrites what somebody else has corrected since',
    file: 'functions/src/registrations/correction.ts',
    from: "if (registration.revision !== revision) return { refused: 'edited_meanwhile' };",
    to: '',
    noticedBy: corrections,
  },
  {
    what: 'a correction is made to whoever has the ID now',
    file: 'functions/src/registrations/correction.ts',
    from: 'one !== null && Date.parse(one.createdAt) === Date.parse(createdAt);',
    to: 'one !== null;',
    noticedBy: corrections,
  },
  {
    what: 'a correction takes an ID that holds a place',
    file: 'functions/src/registrations/correction.ts',
    from: 'next.id !== id && holdsPlace(there)',
    to: 'next.id === id && holdsPlace(there)',
    noticedBy: corrections,
  },
  {
    what: 'what a player typed is recorded with its correction',
    file: 'functions/src/registrations/correction.ts',
    from: 'after: { revision: next.revision, changed,',
    to: 'after: { ...next, changed,',
    noticedBy: corrections,
  },
  {
    what: 'answers that are corrected are not checked',
    file: 'functions/src/registrations/correction.ts',
    from: "if (Object.keys(wrong).length > 0) return { refused: 'invalid', fields: wrong };",
    to: '',
    noticedBy: corrections,
  },
];

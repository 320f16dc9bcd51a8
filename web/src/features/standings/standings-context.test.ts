import { expect, test } from 'vitest';
import { ownEntryIds } from './standings-context.ts';

const link = (myRegistration: unknown) => ({ myRegistration });
const registered = (tournamentId: string, entryId: unknown) => link({ tournament: { id: tournamentId }, entryId });

test.each([
  ['of a registration that plays', [registered('copa', 'e1')], ['e1']],
  ['of several registrations', [registered('copa', 'e1'), registered('copa', 'e2')], ['e1', 'e2']],
  ['of another tournament', [registered('liga', 'e1')], []],
  ['of a registration without an entry', [registered('copa', null)], []],
  ['of a withdrawn tournament', [link({ tournament: null, entryId: 'e1' })], []],
  ['of a link that was never read', [link(null)], []],
  ['of damaged data', [link('x'), registered('copa', 7)], []],
])('finds the own entries %s', (_of, links, ids) => {
  expect(ownEntryIds(links, 'copa')).toEqual(ids);
});

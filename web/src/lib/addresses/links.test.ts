// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isSaved, keepLink, keptLinks, removeLink, saveLink, storeLinkData } from './links.ts';

const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const opened = { token, tournamentId: null, myRegistration: null };
const read = { token, tournamentId: 'copa', myRegistration: { status: 'pending' } };

it('stores the data of a link beside the link, in the tab or on the phone', () => {
  keepLink(opened);
  storeLinkData(read);
  expect(keptLinks()).toMatchObject([read]);
  saveLink(token);
  storeLinkData({ ...read, myRegistration: null });
  expect(keptLinks()).toMatchObject([{ ...read, myRegistration: null }]);
  expect(isSaved(token)).toBe(true);
});

it('does not restore a forgotten link', () => {
  keepLink(opened);
  removeLink(token);
  storeLinkData(read);
  expect(keptLinks()).toEqual([]);
});

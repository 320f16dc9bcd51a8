import { limits } from '@arena/domain';
import { expect, it } from 'vitest';
import { PLAYER, SYSTEM } from '../audit/entry.ts';
import { hideCorrected } from './hiding.ts';
import type { HiddenPlayers } from './store.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const HIDDEN = '10000001';
const NEW = '10000002';
const hash = (_purpose: string, text: string) => text;
const nube = (freeFireId: string) => ({ nickname: 'Nube', freeFireId });
const kira = (freeFireId: string) => ({ nickname: 'Kira', freeFireId });

type Correction = Parameters<typeof hideCorrected>[1];
const corrected: Correction = [[nube(HIDDEN)], [nube(NEW)]];
const toAFriend: Correction = [[nube(HIDDEN)], [kira(NEW)]];
const inATeam: Correction = [
  [kira('10000003'), nube(HIDDEN)],
  [kira('10000003'), nube(NEW)],
];

/** Whom a correction hides, and what is recorded of it. */
async function hiddenBy(uid: string, correction: Correction, published = '', others = 0) {
  const players = [HIDDEN, ...Array.from({ length: others }, (_, index) => `otro-${index}`)];
  let known: HiddenPlayers = { players: players.map((id) => ({ id, hiddenAt: '' })), pending: [] };
  const recorded: string[] = [];
  const store = {
    read: async () => ({
      facts: known,
      async commit({ next, audits }: { next: HiddenPlayers; audits: readonly { actor: string; target: string }[] }) {
        known = next;
        recorded.push(...audits.map(({ actor, target }) => `${actor} ${target}`));
      },
    }),
    tournamentsOf: async (id: string) => (id === published ? ['copa'] : []),
  };
  await hideCorrected(store, correction, { uid, now: NOW }, hash);
  return { hidden: known.players.slice(players.length).map(({ id }) => id), recorded, pending: known.pending };
}

it.each<[string, string, Correction, string?, number?]>([
  ['a player’s', PLAYER, corrected],
  ['one that the server follows', SYSTEM, corrected],
  ['a captain’s, of their team', PLAYER, inATeam],
  ['an organiser’s', 'admin', corrected],
  ['an organiser’s, to an ID that has played', 'admin', corrected, NEW],
  ['an organiser’s, with the nickname', 'admin', toAFriend],
  ['an organiser’s, of ever so many', 'admin', corrected, '', limits.hiddenByLink],
  ['a player’s, the last', PLAYER, corrected, '', limits.hiddenByLink - 2],
])('hides who is hidden under the other ID, too, and records it: %s', async (_, uid, ...correction) => {
  expect(await hiddenBy(uid, ...correction)).toEqual({ hidden: [NEW], recorded: [`${uid} ${NEW}`], pending: [NEW] });
});

it.each<[string, string, Correction, string?, number?]>([
  ['to the ID of somebody whom the public knows', PLAYER, corrected, NEW],
  ['the same that the server follows', SYSTEM, corrected, NEW],
  ['with the nickname of the friend who plays instead', PLAYER, toAFriend],
  ['where the rest is for who asks', PLAYER, corrected, '', limits.hiddenByLink - 1],
  ['of who isn’t hidden', PLAYER, [[nube('10000009')], [nube(NEW)]]],
])('hides nobody by a player’s correction %s', async (_, uid, ...correction) => {
  expect(await hiddenBy(uid, ...correction)).toEqual({ hidden: [], recorded: [], pending: [] });
});

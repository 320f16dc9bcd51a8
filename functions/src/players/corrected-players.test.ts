import { limits } from '@arena/domain';
import { expect, it } from 'vitest';
import { PLAYER, SYSTEM } from '../audit/entry.ts';
import { correctedIds, type PlayersEdit, withCorrected } from './corrected-players.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const HIDDEN = '10000001';
const NEW = '10000002';
const hash = (_purpose: string, text: string) => text;
const nube = (freeFireId: string) => ({ nickname: 'Nube', freeFireId });
const kira = (freeFireId: string) => ({ nickname: 'Kira', freeFireId });

const idCorrected: PlayersEdit = [[nube(HIDDEN)], [nube(NEW)]];
const toAFriend: PlayersEdit = [[nube(HIDDEN)], [kira(NEW)]];
const inATeam: PlayersEdit = [
  [kira('10000003'), nube(HIDDEN)],
  [kira('10000003'), nube(NEW)],
];

function hiddenBy(actor: string, edit: PlayersEdit, published = '', others = 0) {
  const players = [HIDDEN, ...Array.from({ length: others }, (_, index) => `otro-${index}`)];
  const known = { players: players.map((id) => ({ id, hiddenAt: '' })), pending: [] };
  const context = { actor, now: NOW, hash };
  const { next, ids } = withCorrected(known, correctedIds(edit, actor), new Set([published]), context);
  return { hidden: next.players.slice(players.length).map(({ id }) => id), ids, pending: next.pending };
}

it.each<[string, string, PlayersEdit, string?, number?]>([
  ['a player’s', PLAYER, idCorrected],
  ['one that the server follows', SYSTEM, idCorrected],
  ['a captain’s, of their team', PLAYER, inATeam],
  ['an organiser’s', 'admin', idCorrected],
  ['an organiser’s, to an ID that has played', 'admin', idCorrected, NEW],
  ['an organiser’s, with the nickname', 'admin', toAFriend],
  ['an organiser’s, of ever so many', 'admin', idCorrected, '', limits.hiddenByLink],
  ['a player’s, the last', PLAYER, idCorrected, '', limits.hiddenByLink - 2],
])("hides a hidden player's other ID too: %s", (_, uid, ...edit) => {
  expect(hiddenBy(uid, ...edit)).toEqual({ hidden: [NEW], ids: [NEW], pending: [NEW] });
});

it.each<[string, string, PlayersEdit, string?, number?]>([
  ['to the ID of somebody whom the public knows', PLAYER, idCorrected, NEW],
  ['the same that the server follows', SYSTEM, idCorrected, NEW],
  ['with the nickname of the friend who plays instead', PLAYER, toAFriend],
  ['where the rest is for who asks', PLAYER, idCorrected, '', limits.hiddenByLink - 1],
  ['of who isn’t hidden', PLAYER, [[nube('10000009')], [nube(NEW)]]],
])('hides no other player by a player’s correction %s', (_, uid, ...edit) => {
  expect(hiddenBy(uid, ...edit)).toEqual({ hidden: [], ids: [], pending: [] });
});

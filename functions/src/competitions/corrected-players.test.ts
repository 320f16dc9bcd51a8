import { limits } from '@arena/domain';
import { expect, it } from 'vitest';
import { PLAYER, SYSTEM } from '../audit/audit-entry.ts';
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
  ['a player’s correction', PLAYER, idCorrected],
  ['a correction by the server', SYSTEM, idCorrected],
  ['a captain’s correction of the team', PLAYER, inATeam],
  ['an organiser’s correction', 'admin', idCorrected],
  ['an organiser’s correction to a published ID', 'admin', idCorrected, NEW],
  ['an organiser’s correction of ID and nickname', 'admin', toAFriend],
  ['an organiser’s correction beyond the limit for players', 'admin', idCorrected, '', limits.hiddenByLink],
  ['a player’s last allowed correction', PLAYER, idCorrected, '', limits.hiddenByLink - 2],
])("hides a hidden player's new ID after %s", (_, uid, ...edit) => {
  expect(hiddenBy(uid, ...edit)).toEqual({ hidden: [NEW], ids: [NEW], pending: [NEW] });
});

it.each<[string, string, PlayersEdit, string?, number?]>([
  ['to a published ID', PLAYER, idCorrected, NEW],
  ['to a published ID by the server', SYSTEM, idCorrected, NEW],
  ['to the ID and nickname of a friend', PLAYER, toAFriend],
  ['beyond the limit for players', PLAYER, idCorrected, '', limits.hiddenByLink - 1],
  ['of a player who is not hidden', PLAYER, [[nube('10000009')], [nube(NEW)]]],
])('hides no other ID after a correction %s', (_, uid, ...edit) => {
  expect(hiddenBy(uid, ...edit)).toEqual({ hidden: [], ids: [], pending: [] });
});

import type { AuditAction } from '@arena/domain';
import { expect, test } from 'vitest';
import { pathsOf } from './audit-names.ts';

test.each<[AuditAction, string, string | null]>([
  ['tournament.update', 'copa', 'tournaments/copa'],
  ['registration.status', 'copa_de_hoy_0123456789abcdef', 'tournaments/copa_de_hoy'],
  ['competition.plan', 'copa', 'tournaments/copa'],
  ['match.result', 'copa/primera', 'tournaments/copa'],
  ['room.update', 'copa/primera', 'tournaments/copa'],
  ['question.update', 'nick', 'questions/nick'],
  ['form.delete', 'playeras', 'forms/playeras'],
  ['response.delete', 'playeras/0a1b', 'forms/playeras'],
  ['admin.grant', 'un-uid', null],
  ['upload.create', 'foto.png', null],
  ['tournament.update', '..', null],
  ['tournament.update', '', null],
])('finds the subject of %s on %j: %s', (action, target, path) => {
  expect(pathsOf({ action, target, before: null, after: null }).subject).toBe(path);
});

test.each<[AuditAction, string, object | null, string | null]>([
  ['match.result', 'copa/primera', null, 'competitions/copa/matches/primera'],
  ['room.update', 'copa/primera', null, 'competitions/copa/matches/primera'],
  ['entry.update', 'copa/furia', null, 'competitions/copa/entries/furia'],
  ['adjustment.create', 'copa/a1', { entryId: 'furia' }, 'competitions/copa/entries/furia'],
  ['competition.draw', 'copa/final', null, null],
  ['tournament.update', 'copa', null, null],
  ['match.result', 'copa/..', null, null],
])('finds the part that %s on %j is about, with the new values %s', (action, target, after, path) => {
  expect(pathsOf({ action, target, before: null, after: after && { ...after } }).part).toBe(path);
});

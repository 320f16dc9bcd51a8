import type { AuditAction } from '@arena/domain';
import { expect, test } from 'vitest';
import { subjectOf } from './service.ts';

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
])('%s of %j is about %s', (action, target, path) => {
  expect(subjectOf({ action, target })).toBe(path);
});

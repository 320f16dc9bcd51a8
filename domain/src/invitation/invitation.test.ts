import { expect, test } from 'vitest';
import { invitationState } from './invitation.ts';

const UNTIL = '2026-11-20T15:00:00.000Z';
const [IN_TIME, LATE] = [new Date(UNTIL), new Date(Date.parse(UNTIL) + 1)];
const one = { usedAt: null, revokedAt: null, until: UNTIL };

test.each([
  ['open at its last instant', one, IN_TIME, 'open'],
  ['over after it', one, LATE, 'over'],
  ['revoked', { ...one, revokedAt: UNTIL }, IN_TIME, 'revoked'],
  ['revoked, also after its end', { ...one, revokedAt: UNTIL }, LATE, 'revoked'],
  ['used, also after its end', { ...one, usedAt: UNTIL }, LATE, 'used'],
])('an invitation is %s', (_name, invitation, now, state) => {
  expect(invitationState(invitation, now)).toBe(state);
});

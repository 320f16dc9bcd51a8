import type { Place } from '@arena/domain';
import { call } from '../../lib/calls/api.ts';

/** What isn't for those who play for a team to know. */
const NOT_THEIRS = {
  out: null,
  reason: null,
  decidedAt: null,
  consent: 'none',
  guardianAsked: null,
  teamLink: null,
  prizes: [],
} satisfies Partial<Place>;

/** A team's place as those who play for it see it. @throws {ApiError} */
export async function readMemberPlace(token: string): Promise<Place> {
  return { ...(await call('POST /members/read', { body: { token } })), ...NOT_THEIRS };
}

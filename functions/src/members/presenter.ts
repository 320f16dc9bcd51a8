import type { MemberView, Place } from '@arena/domain';

/** What who plays for a team gets to see of its place. */
export function toMemberView(place: Place): MemberView {
  const { status, createdAt, now, waiting, name, tournament, entry, hasStandings, confirmations, matches } = place;
  return { status, createdAt, now, waiting, name, tournament, entry, hasStandings, confirmations, matches };
}

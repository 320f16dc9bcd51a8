import type { z } from '../zod.ts';
import { Place } from './place.schema.ts';

/**
 * What those who play for a team see of its place, by the link that their captain sends them: when and where they play,
 * and what is to be done by then. Nothing that the captain typed but what the team is called.
 */
export const MemberView = Place.pick({
  status: true,
  createdAt: true,
  now: true,
  waiting: true,
  name: true,
  tournament: true,
  entry: true,
  hasStandings: true,
  confirmations: true,
  matches: true,
});
export type MemberView = z.infer<typeof MemberView>;

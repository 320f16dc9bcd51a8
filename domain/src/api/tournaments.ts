import { DocumentId } from '../ids.ts';
import { PublicTournament, Tournament, TournamentStatus } from '../tournament/tournament.schema.ts';
import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

/** Registrations of one tournament by status; `free` is null where the tournament has no limit. */
export const TournamentStats = z.strictObject({
  pending: z.int(),
  approved: z.int(),
  rejected: z.int(),
  free: z.int().nullable(),
});
export type TournamentStats = z.infer<typeof TournamentStats>;

/** Totals over everything that was ever published. */
export const CommunityStats = z.strictObject({
  tournaments: z.int(),
  activeTournaments: z.int(),
  finishedTournaments: z.int(),
  registeredPlayers: z.int(),
});
export type CommunityStats = z.infer<typeof CommunityStats>;

const TournamentWithStats = Tournament.extend({ stats: TournamentStats });

export const tournamentEndpoints = defineEndpoints({
  'GET /tournaments': {
    summary: 'The published tournaments by date; an admin gets all of them, with stats where asked for',
    access: 'visitor',
    query: z.strictObject({
      status: TournamentStatus.optional(),
      includeStats: z.enum(['true', 'false']).optional(),
    }),
    envelope: 'flat',
    reply: z.union([
      z.strictObject({ tournaments: z.array(z.union([PublicTournament, Tournament])) }),
      z.strictObject({ data: z.array(z.union([PublicTournament, TournamentWithStats])) }),
    ]),
  },
  'GET /tournaments/stats': {
    summary: 'Totals for the home page',
    access: 'visitor',
    reply: CommunityStats,
  },
  'GET /tournaments/:id': {
    summary: 'One published tournament; an admin gets any',
    access: 'visitor',
    params: z.strictObject({ id: DocumentId }),
    reply: z.union([PublicTournament, Tournament]),
    errors: ['tournament_not_found'],
  },
});

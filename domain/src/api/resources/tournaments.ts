import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { Money } from '../../prize/prize.schema.ts';
import { StatusCounts } from '../../statistics/statistics.schema.ts';
import { registrationPhases } from '../../tournament/status.ts';
import { PublicTournament, Tournament, TournamentStatus } from '../../tournament/tournament.schema.ts';
import { TournamentInput, TournamentUpdate } from '../../tournament/tournament-input.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';
import { PageQuery, pageOf } from '../lists.ts';

/**
 * A tournament's registrations by status, erased ones included; `present` excludes them. `free` is null without a
 * limit. `erasedAt` is the last erasure of player data, ISO 8601, or null.
 */
export const TournamentStats = StatusCounts.extend({
  present: StatusCounts.meta({ description: 'Without the erased ones' }),
  free: z.int().nullable().meta({ description: 'Null: unlimited' }),
  erasedAt: z.string().nullable().meta({ description: 'Last erasure of player data' }),
});
export type TournamentStats = z.infer<typeof TournamentStats>;

/** Totals over everything that was ever published. */
export const CommunityStats = z.strictObject({
  tournaments: z.int(),
  activeTournaments: z.int(),
  finishedTournaments: z.int(),
  registeredPlayers: z.int(),
  prizes: z.array(Money).meta({ description: 'Delivered prize money by currency' }),
});
export type CommunityStats = z.infer<typeof CommunityStats>;

const TournamentWithStats = Tournament.extend({ stats: TournamentStats });

/** A tournament's seats as visitors see them. `free` is null without a limit. */
export const PublicTournamentStats = z.strictObject({
  registered: z.int(),
  waiting: z.int(),
  free: z.int().nullable().meta({ description: 'Null: unlimited' }),
});
const PublicTournamentWithStats = PublicTournament.extend({ stats: PublicTournamentStats });

/** Statuses by which the list is filtered: stored ones, and phases of published tournaments. */
export const ListedStatus = z.enum([...TournamentStatus.options, ...registrationPhases]);
export type ListedStatus = z.infer<typeof ListedStatus>;

/** Query of the list. Tournament fields filter it, unknown names are ignored, `limit` returns the first by date. */
const TournamentList = z.looseObject({
  status: ListedStatus.optional(),
  limit: z.coerce.number().int().min(1).max(limits.page.most).optional(),
  includeStats: z.enum(['true', 'false']).optional().meta({ description: 'Adds seats and registrations' }),
});

const byId = z.strictObject({ id: DocumentId });

export const tournamentEndpoints = defineEndpoints({
  'GET /tournaments': {
    summary:
      'The published tournaments by date, filtered by their fields and state where asked; an organiser gets any, and a token or includeStats adds stats',
    access: 'visitor',
    shared: true,
    query: TournamentList,
    envelope: 'flat',
    reply: z.union([
      z.strictObject({ tournaments: z.array(z.union([PublicTournament, TournamentWithStats])) }),
      z.strictObject({ data: z.array(z.union([PublicTournamentWithStats, TournamentWithStats])) }),
    ]),
  },
  'GET /tournaments/stats': {
    summary: 'Totals for the home page',
    access: 'visitor',
    shared: true,
    reply: CommunityStats,
  },
  'GET /tournaments/with-registrations': managedBy('view_tournaments', {
    summary:
      'Tournaments with the counts of their registrations by status, the latest date first; or those without a date',
    query: PageQuery.extend({ undated: z.literal('true').optional().meta({ description: 'Those without a date' }) }),
    reply: pageOf(TournamentWithStats),
  }),
  'GET /tournaments/:id': {
    summary: 'One published tournament; an organiser gets any',
    access: 'visitor',
    shared: true,
    params: byId,
    reply: z.union([PublicTournament, Tournament]),
    errors: ['tournament_not_found'],
  },
  'POST /tournaments': managedBy('manage_tournaments', {
    summary: 'Announces a tournament',
    body: TournamentInput,
    reply: Tournament,
  }),
  'PUT /tournaments/:id': managedBy('manage_tournaments', {
    summary: 'Changes the fields sent; refused where someone has edited the tournament since the revision named',
    params: byId,
    body: TournamentUpdate,
    reply: Tournament,
    errors: ['tournament_not_found', 'edit_conflict'],
  }),
  'DELETE /tournaments/:id': managedBy('manage_tournaments', {
    summary:
      'Deletes a tournament, if it is there; with registrations or a competition only when forced, and then them too',
    params: byId,
    query: z.strictObject({
      force: z
        .enum(['true', 'false'])
        .default('false')
        .meta({ description: 'true: with its registrations and its competition' }),
    }),
    reply: z.strictObject({ deleted: z.literal(true), registrations: z.int() }),
    errors: ['has_registrations'],
  }),
});

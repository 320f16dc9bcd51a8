import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { Money } from '../../prize/prize.schema.ts';
import { StatusCounts } from '../../statistics/statistics.schema.ts';
import { PublicTournament, Tournament, TournamentStatus } from '../../tournament/tournament.schema.ts';
import { TournamentCreate, TournamentUpdate } from '../../tournament/tournament-input.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';
import { PageQuery, pageOf } from '../page.ts';

/**
 * Registrations of one tournament by status, those included whose data are gone; `present` leaves those out. `free` is
 * null where the tournament has no limit. `erasedAt` is when the last of its players' data were erased, ISO 8601; null
 * where they weren't.
 */
export const TournamentStats = StatusCounts.extend({
  present: StatusCounts,
  free: z.int().nullable(),
  erasedAt: z.string().nullable(),
});
export type TournamentStats = z.infer<typeof TournamentStats>;

/** Totals over everything that was ever published. */
export const CommunityStats = z.strictObject({
  tournaments: z.int(),
  activeTournaments: z.int(),
  finishedTournaments: z.int(),
  registeredPlayers: z.int(),
  /** What was delivered in prizes, by currency. */
  prizes: z.array(Money),
});
export type CommunityStats = z.infer<typeof CommunityStats>;

const TournamentWithStats = Tournament.extend({ stats: TournamentStats });

const Label = z.string().trim().min(1).max(limits.tournament.labelCharacters).optional();

/**
 * Query of the list. `mode`, `modality` and `map` are organisers' own words, accents and capitals aside; `limit` is how
 * many at most, the first by date.
 */
const TournamentList = z.strictObject({
  status: TournamentStatus.optional(),
  mode: Label,
  modality: Label,
  map: Label,
  limit: z.coerce.number().int().min(1).max(limits.page.most).optional(),
  includeStats: z.enum(['true', 'false']).optional(),
});

const byId = z.strictObject({ id: DocumentId });

export const tournamentEndpoints = defineEndpoints({
  'GET /tournaments': {
    summary:
      'The published tournaments by date, of one mode, modality or map where asked; an admin gets any, with stats',
    access: 'visitor',
    shared: true,
    query: TournamentList,
    envelope: 'flat',
    reply: z.union([
      z.strictObject({ tournaments: z.array(z.union([PublicTournament, TournamentWithStats])) }),
      z.strictObject({ data: z.array(z.union([PublicTournament, TournamentWithStats])) }),
    ]),
  },
  'GET /tournaments/stats': {
    summary: 'Totals for the home page',
    access: 'visitor',
    shared: true,
    reply: CommunityStats,
  },
  'GET /tournaments/with-registrations': managedBy('manage_tournaments', {
    summary:
      'Tournaments with the counts of their registrations by status, the latest date first; or those without a date',
    query: PageQuery.extend({ undated: z.literal('true').optional() }),
    reply: pageOf(TournamentWithStats),
  }),
  'GET /tournaments/:id': {
    summary: 'One published tournament; an admin gets any',
    access: 'visitor',
    shared: true,
    params: byId,
    reply: z.union([PublicTournament, Tournament]),
    errors: ['tournament_not_found'],
  },
  'POST /tournaments': managedBy('manage_tournaments', {
    summary: 'Announces a tournament; the same requestId again is the same tournament',
    body: TournamentCreate,
    reply: Tournament,
  }),
  'PUT /tournaments/:id': managedBy('manage_tournaments', {
    summary: 'Changes the fields sent; refused where someone has edited the tournament since the revision named',
    params: byId,
    body: TournamentUpdate,
    reply: Tournament,
    errors: ['tournament_not_found', 'edited_meanwhile'],
  }),
  'DELETE /tournaments/:id': managedBy('manage_tournaments', {
    summary: 'Deletes a tournament; with registrations only when forced, and then them too',
    params: byId,
    query: z.strictObject({ force: z.enum(['true', 'false']).default('false') }),
    reply: z.strictObject({ deleted: z.literal(true), registrations: z.int() }),
    errors: ['tournament_not_found', 'has_registrations'],
  }),
});

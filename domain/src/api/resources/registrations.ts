import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { ConsentState, ConsentTold, ConsentWay } from '../../registration/consent.schema.ts';
import { RegistrationCorrection, RegistrationDecision, SeenRegistration } from '../../registration/decision.schema.ts';
import { LinkToken } from '../../registration/link-token.schema.ts';
import {
  FreeFireId,
  Registration,
  RegistrationReceipt,
  RegistrationStatus,
  RegistrationSubmission,
} from '../../registration/registration.schema.ts';
import { RegistrationId } from '../../registration/registration-id.ts';
import { instantText, TimeZone } from '../../time/instant.schema.ts';
import { z } from '../../zod.ts';
import { BatchOutcome, idsOf, MOST_AT_ONCE } from '../batch.ts';
import { defineEndpoints, FileReply, managedBy } from '../endpoint.ts';
import { PageQuery, pageOf } from '../page.ts';

/** What a list of registrations can be sorted by. */
export const RegistrationSort = z.enum(['createdAt', 'fullName', 'freeFireId']);
export type RegistrationSort = z.infer<typeof RegistrationSort>;

/**
 * Query of a list of registrations. `search` is how a Free Fire ID or a name begins, accents and capitals aside;
 * what it finds is sorted by that field. An address holds no e-mail or phone: those are searched in what is shown.
 */
const RegistrationList = PageQuery.extend({
  status: RegistrationStatus.optional(),
  search: z
    .string()
    .trim()
    .min(1)
    .max(limits.fullNameCharacters)
    .regex(/^(\d{1,12}|[^\d@][^@]*)$/, 'Busca por nombre o por ID de Free Fire')
    .optional(),
  sort: RegistrationSort.default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

const byId = z.strictObject({ id: RegistrationId });
const idCheck = z.strictObject({ tournamentId: DocumentId, freeFireId: FreeFireId });
const ids = idsOf(RegistrationId);
/** What was seen of each of those ids; of one that isn't among them nothing is compared. */
const seen = z.array(SeenRegistration).max(limits.batch, MOST_AT_ONCE).optional();
const withoutReason = RegistrationDecision.pick({ from: true }).extend({ ids, seen });
/** A table tells times by the clock of `timeZone`; JSON tells instants. */
const ExportQuery = z.strictObject({ format: z.enum(['csv', 'json']).default('csv'), timeZone: TimeZone });
/** `createdAt` tells the registration that was seen from a later one with the same ID; the browser makes the token. */
export const RegistrationLink = z.strictObject({
  id: RegistrationId,
  createdAt: instantText('Dato no válido'),
  token: LinkToken,
});
export type RegistrationLink = z.infer<typeof RegistrationLink>;
/** How many of a tournament's registrations go by names that nobody has looked at. */
export const RenamedRegistrations = z.strictObject({ tournamentId: z.string(), count: z.int() });
export type RenamedRegistrations = z.infer<typeof RenamedRegistrations>;
/** What is thought of such names, on what was seen; `keep`: they stay. */
export const NamesSeen = SeenRegistration.extend({ keep: z.boolean('Elige sí o no') });
export type NamesSeen = z.infer<typeof NamesSeen>;
/** What an organiser was told by a player's guardian, and how. `from`: what they saw that the guardian had answered. */
export const GuardianConsent = z.strictObject({
  id: RegistrationId,
  createdAt: instantText('Dato no válido'),
  given: z.boolean('Elige sí o no'),
  way: ConsentTold,
  from: ConsentState,
});
export type GuardianConsent = z.infer<typeof GuardianConsent>;
/** A guardian's no on the ID of somebody who plays here and didn't name that guardian: when it was said, and how. */
export const RegistrationRefusal = z.strictObject({ freeFireId: z.string(), at: z.string(), way: ConsentWay });
export type RegistrationRefusal = z.infer<typeof RegistrationRefusal>;
/** Which no is lifted, of whom that plays here; `at`: when the one was said that was seen, not a later one. */
export const RefusalLift = z.strictObject({
  id: RegistrationId,
  createdAt: instantText('Dato no válido'),
  freeFireId: FreeFireId,
  at: instantText('Dato no válido'),
});
export type RefusalLift = z.infer<typeof RefusalLift>;

export const registrationEndpoints = defineEndpoints({
  'POST /registrations': {
    summary: 'Registers a player, or a team by its captain, pending approval; the same requestId again is the same one',
    access: 'visitor',
    attested: true,
    priced: { purpose: 'registration', by: 'tournamentId' },
    body: RegistrationSubmission,
    reply: RegistrationReceipt,
    errors: [
      'tournament_not_found',
      'no_linked_form',
      'registration_closed',
      'tournament_full',
      'already_registered',
      'network_crowded',
      'rate_limited',
    ],
  },
  'GET /registrations/check-freefireid/:tournamentId/:freeFireId': {
    summary: 'Whether a Free Fire ID holds a place in a tournament, alone or in a team',
    access: 'visitor',
    namesPerson: true,
    attested: true,
    params: idCheck,
    reply: z.strictObject({ registered: z.boolean() }),
    errors: ['tournament_not_found', 'rate_limited'],
  },
  'POST /registrations/check-freefireid': {
    summary: 'The same, asked in a body: addresses are logged, and an ID is a person',
    access: 'visitor',
    attested: true,
    body: idCheck,
    reply: z.strictObject({ registered: z.boolean() }),
    errors: ['tournament_not_found', 'rate_limited'],
  },
  'GET /registrations': managedBy('manage_registrations', {
    namesPerson: true,
    summary: 'Registrations, the newest first; of one tournament or status, or found by ID or name',
    query: RegistrationList.extend({ tournamentId: DocumentId.optional() }),
    reply: pageOf(Registration),
  }),
  'GET /registrations/tournament/:id': managedBy('manage_registrations', {
    namesPerson: true,
    summary: 'The registrations of one tournament',
    params: z.strictObject({ id: DocumentId }),
    query: RegistrationList,
    reply: pageOf(Registration),
    errors: ['tournament_not_found'],
  }),
  'GET /registrations/export': managedBy('manage_registrations', {
    summary: 'Every registration of every tournament with its answers, as a table or as JSON',
    query: ExportQuery,
    envelope: 'stream',
    produces: ['text/csv', 'application/json'],
    reply: FileReply,
  }),
  'GET /registrations/renamed': managedBy('manage_registrations', {
    summary: 'How many were renamed after their approval and nobody has looked, by tournament; of many the first',
    reply: z.strictObject({ tournaments: z.array(RenamedRegistrations) }),
  }),
  'GET /registrations/:id': managedBy('manage_registrations', {
    namesPerson: true,
    summary: 'One registration',
    params: byId,
    reply: Registration,
    errors: ['not_found'],
  }),
  'PATCH /registrations/fields': managedBy('manage_registrations', {
    summary: 'Corrects the fields sent of what a player typed; refused where somebody else has since it was seen',
    body: RegistrationCorrection,
    reply: Registration,
    errors: ['not_found', 'edited_meanwhile', 'already_registered'],
  }),
  'POST /registrations/names': managedBy('manage_registrations', {
    summary: 'Looks at names that changed after the approval: they stay, or the ones before come back',
    body: NamesSeen,
    reply: Registration,
    errors: ['not_found', 'edited_meanwhile', 'decided_meanwhile'],
  }),
  'POST /registrations/link': managedBy('manage_registrations', {
    summary: 'Gives a registration another private link; the one before is worth nothing any more',
    body: RegistrationLink,
    reply: z.strictObject({ replaced: z.literal(true) }),
    errors: ['not_found', 'edited_meanwhile'],
  }),
  'POST /registrations/guardian-link': managedBy('manage_registrations', {
    summary: 'Gives the guardian of a player another link; the one before is worth nothing any more',
    body: RegistrationLink,
    reply: z.strictObject({ replaced: z.literal(true) }),
    errors: ['not_found', 'edited_meanwhile'],
  }),
  'POST /registrations/consent': managedBy('manage_registrations', {
    summary: 'Notes what a guardian answered otherwise than by their link; a no frees the place',
    body: GuardianConsent,
    reply: Registration,
    errors: [
      'not_found',
      'edited_meanwhile',
      'decided_meanwhile',
      'place_closed',
      'tournament_full',
      'already_registered',
    ],
  }),
  'POST /registrations/refusals': managedBy('manage_registrations', {
    summary:
      'The noes of guardians named elsewhere that keep a registration from being approved, by the ID they are on',
    body: byId,
    reply: z.strictObject({ refusals: z.array(RegistrationRefusal) }),
    errors: ['not_found'],
  }),
  'POST /registrations/lift': managedBy('manage_registrations', {
    summary: 'Lifts such a no off the ID of somebody who plays in a registration; said again, it stands again',
    body: RefusalLift,
    reply: z.strictObject({ lifted: z.literal(true) }),
    errors: ['not_found', 'edited_meanwhile', 'decided_meanwhile', 'refusal_missing'],
  }),
  'POST /registrations/confirm': managedBy('manage_registrations', {
    summary: 'Confirms on a player’s word that they play: whatever is to be confirmed at that moment',
    body: byId,
    reply: Registration,
    errors: ['not_found', 'confirmation_closed'],
  }),
  'POST /registrations/offer': managedBy('manage_registrations', {
    summary: 'Offers a free place to one who waits, whatever their number in line',
    body: byId,
    reply: Registration,
    errors: ['not_found', 'tournament_full', 'offer_closed', 'decided_meanwhile'],
  }),
  'PATCH /registrations/:id/status': managedBy('manage_registrations', {
    namesPerson: true,
    summary: 'Decides on a registration: a reject frees its place and its ID, a later approve takes a place again',
    params: byId,
    body: RegistrationDecision,
    reply: Registration,
    errors: [
      'not_found',
      'tournament_not_found',
      'tournament_full',
      'already_registered',
      'decided_meanwhile',
      'edited_meanwhile',
      'consent_missing',
      'teammate_refused',
    ],
  }),
  'DELETE /registrations/:id': managedBy('manage_registrations', {
    namesPerson: true,
    summary: 'Deletes a registration, which frees its place and its ID',
    params: byId,
    reply: z.strictObject({ deleted: z.literal(true) }),
    errors: ['not_found'],
  }),
  'POST /registrations/batch/approve': managedBy('manage_registrations', {
    summary: 'Approves registrations, each of them or not, as they were seen; says which were not and why',
    body: withoutReason,
    reply: BatchOutcome,
  }),
  'POST /registrations/batch/reject': managedBy('manage_registrations', {
    summary: 'Rejects registrations, each of them or not, as they were seen; says which were not and why',
    body: RegistrationDecision.pick({ from: true, reason: true }).extend({ ids, seen }),
    reply: BatchOutcome,
  }),
  'POST /registrations/batch/reopen': managedBy('manage_registrations', {
    summary: 'Makes registrations undecided again, each or not, as they were seen; says which were not and why',
    body: withoutReason,
    reply: BatchOutcome,
  }),
  'POST /registrations/batch/delete': managedBy('manage_registrations', {
    summary: 'Deletes registrations, each of them or not, and none that came later; says which were none',
    body: z.strictObject({ ids, seen }),
    reply: BatchOutcome,
  }),
  'GET /registrations/export/:tournamentId': managedBy('manage_registrations', {
    summary: 'Every registration of a tournament with its answers, as a table or as JSON',
    params: z.strictObject({ tournamentId: DocumentId }),
    query: ExportQuery,
    envelope: 'stream',
    produces: ['text/csv', 'application/json'],
    reply: FileReply,
    errors: ['tournament_not_found'],
  }),
});

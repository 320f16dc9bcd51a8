import { DocumentId, RegistrationId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { RegistrationCorrection, RegistrationDecision, SeenRegistration } from '../../registration/decision.schema.ts';
import { ConsentState, ConsentWay, ReportedConsentWay } from '../../registration/guardian.schema.ts';
import {
  FreeFireId,
  LinkToken,
  Registration,
  RegistrationReceipt,
  RegistrationStatus,
  RegistrationSubmission,
} from '../../registration/registration.schema.ts';
import { isStorable, isVisible, tooLongText, UNSTORABLE } from '../../text/characters.ts';
import { instantText, TimeZone } from '../../time/instant.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, FileReply, managedBy } from '../endpoint.ts';
import { BATCH_TOO_LARGE, BatchOutcome, idsOf, PageQuery, pageOf } from '../lists.ts';

/** Query of a list of registrations, in order of arrival. It has no search: addresses must not name a person. */
const RegistrationList = PageQuery.extend({
  status: RegistrationStatus.optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
});

const byId = z.strictObject({ id: RegistrationId });
const idCheck = z.strictObject({ tournamentId: DocumentId, freeFireId: FreeFireId });
const ids = idsOf(RegistrationId);
/** Revisions that the admin saw, by id. Ids without one aren't compared. */
const seen = z
  .array(SeenRegistration)
  .max(limits.batch, BATCH_TOO_LARGE)
  .optional()
  .meta({ description: 'Revisions that the organiser saw' });
const withoutReason = RegistrationDecision.pick({ from: true }).extend({ ids, seen });
/** CSV formats times in `timeZone`; JSON has instants. */
const ExportQuery = z.strictObject({ format: z.enum(['csv', 'json']).default('csv'), timeZone: TimeZone });
/** Token of a new private link, made by the server and told once. */
const NewLinkToken = z.strictObject({ token: LinkToken });
/** A registration's private link to send; null if its player has one, or has opened it. */
const SendableLink = z.strictObject({
  id: z.string(),
  token: LinkToken.nullable().meta({ description: 'Null if the player has a link, or has opened this one' }),
});
export type SendableLink = z.infer<typeof SendableLink>;
/** Approved registrations of a tournament that have to confirm now, and the first deadline. */
export const UnconfirmedRegistrations = z.strictObject({
  tournamentId: z.string(),
  count: z.int(),
  until: z.string().meta({ description: 'The first deadline' }),
});
export type UnconfirmedRegistrations = z.infer<typeof UnconfirmedRegistrations>;
/** Registrations of a tournament that ask for other players. */
export const ChangedRegistrations = z.strictObject({ tournamentId: z.string(), count: z.int() });
export type ChangedRegistrations = z.infer<typeof ChangedRegistrations>;
/** Decides on the players that a registration asks for, at the seen revision. */
export const PlayersDecision = SeenRegistration.extend({
  accept: z.boolean('Elige sí o no').meta({ description: 'False: the former players stay' }),
});
export type PlayersDecision = z.infer<typeof PlayersDecision>;
/** A guardian's answer as told to an organiser, with its channel. `from` is the answer that the organiser saw. */
export const GuardianConsent = z.strictObject({
  id: RegistrationId,
  given: z.boolean('Elige sí o no'),
  way: ReportedConsentWay,
  from: ConsentState.meta({ description: 'Answer that the organiser saw; 409 if it is another by now' }),
});
export type GuardianConsent = z.infer<typeof GuardianConsent>;
/** A guardian's refusal for the ID of another player of this registration: its time and channel. */
export const RegistrationRefusal = z.strictObject({ freeFireId: z.string(), at: z.string(), way: ConsentWay });
export type RegistrationRefusal = z.infer<typeof RegistrationRefusal>;
/** A refusal to override, and its player. `at` is the time of the seen refusal: a later one stays. */
export const RefusalOverride = z.strictObject({
  id: RegistrationId,
  freeFireId: FreeFireId,
  at: instantText('Dato no válido').meta({ description: 'Time of the refusal that the organiser saw' }),
});
export type RefusalOverride = z.infer<typeof RefusalOverride>;

/** A list of registrations as text, and the lines to skip. */
export const RegistrationImport = z.strictObject({
  // Not trimmed: cells and lines keep their places. Form feeds separate sheets.
  text: z
    .string('Escribe un texto')
    .max(limits.importCharacters, tooLongText(limits.importCharacters))
    .refine(isVisible, 'Escribe un texto')
    .refine((text) => isStorable(text.replaceAll('\f', '\n')), UNSTORABLE)
    .meta({
      description: 'A CSV or pasted list with a name and a Free Fire ID a row',
      examples: [
        'Marca temporal,Nombre,Apodo,ID,WhatsApp\n12/10/2026 21:34,Ana Pérez,AnaFF,12345678,+52 55 1234 5678',
        'playerName\tffName\tffId\nAna Pérez\tAnaFF\t123 456 789',
        '1. Ana Pérez - 12345678\n2. Luis Gil - 22222222',
      ],
    }),
  dryRun: z.boolean().default(true).meta({ description: 'true: nothing is stored' }),
  leaveOut: z.array(z.int().min(1)).max(limits.batch).default([]).meta({ description: 'Lines to leave out' }),
  confirmed: z.boolean().default(true).meta({ description: 'true: its players needn’t confirm' }),
});
export type RegistrationImport = z.infer<typeof RegistrationImport>;

/** A row of a list: new, registered before, or with problems. One problem keeps the whole list from being stored. */
export const ListedRow = z.strictObject({
  line: z.int(),
  name: z.string(),
  nickname: z.string(),
  freeFireIds: z.array(z.string()).meta({ description: 'The captain’s first' }),
  team: z.string().nullable(),
  /** `waiting`: new, for the waiting list of a full tournament. */
  state: z.enum(['new', 'waiting', 'registered', 'problem', 'left_out']),
  problems: z.array(z.string()),
  /** Remarks that don't keep the row from being stored. */
  notes: z.array(z.string()).meta({ description: 'Remarks that don’t keep it from being stored' }),
});
export type ListedRow = z.infer<typeof ListedRow>;

export const ImportReport = z.strictObject({
  rows: z.array(ListedRow),
  /** Why the list can't be parsed; null if it was. */
  problem: z.string().nullable().meta({ description: 'Why the list can’t be read; null if it was' }),
  /** Number of registrations that this call stored: all new rows, or none. */
  imported: z.int().meta({ description: 'Registrations that this call stored' }),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const registrationEndpoints = defineEndpoints({
  'POST /registrations': {
    summary:
      'Registers a player, or a team by its captain, pending approval; the same Idempotency-Key again is the same one',
    access: 'visitor',
    requiresAppCheck: true,
    requiresProofOfWork: true,
    body: RegistrationSubmission,
    reply: RegistrationReceipt,
    errors: [
      'tournament_not_found',
      'no_linked_form',
      'registration_closed',
      'tournament_full',
      'already_registered',
      'player_excluded',
      'rate_limited',
    ],
  },
  'POST /registrations/import/:tournamentId': managedBy('export_registrations', {
    summary: 'Reads a list of registrations, and stores all of its new ones, pending approval, or none of them',
    params: z.strictObject({ tournamentId: DocumentId }),
    body: RegistrationImport,
    takesLargeBody: true,
    reply: ImportReport,
    errors: ['tournament_not_found'],
  }),
  'GET /registrations/check-freefireid/:tournamentId/:freeFireId': {
    summary: 'Whether a Free Fire ID is registered in a published tournament, alone or in a team',
    access: 'visitor',
    namesPerson: true,
    requiresAppCheck: true,
    requiresProofOfWork: true,
    params: idCheck,
    reply: z.strictObject({ registered: z.boolean() }),
    errors: ['tournament_not_found', 'rate_limited'],
  },
  'GET /registrations': managedBy('manage_registrations', {
    summary: 'Registrations, the newest first; of one tournament or status',
    query: RegistrationList.extend({ tournamentId: DocumentId.optional() }),
    reply: pageOf(Registration),
  }),
  'GET /registrations/tournament/:id': managedBy('manage_registrations', {
    summary: 'The registrations of one tournament',
    params: z.strictObject({ id: DocumentId }),
    query: RegistrationList,
    reply: pageOf(Registration),
    errors: ['tournament_not_found'],
  }),
  'GET /registrations/export': managedBy('export_registrations', {
    summary: 'Every registration of every tournament with its answers, as a table or as JSON',
    query: ExportQuery,
    envelope: 'stream',
    produces: ['text/csv', 'application/json'],
    reply: FileReply,
  }),
  'GET /registrations/changes': managedBy('manage_registrations', {
    summary: 'How many approved ones ask for other players, names or IDs, by tournament; of many the first',
    reply: z.strictObject({ tournaments: z.array(ChangedRegistrations) }),
  }),
  'GET /registrations/unconfirmed': managedBy('manage_registrations', {
    summary: 'How many have to confirm now, and the first deadline, by tournament; of many the first',
    reply: z.strictObject({ tournaments: z.array(UnconfirmedRegistrations) }),
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
    errors: ['not_found', 'edit_conflict', 'already_registered', 'player_excluded'],
  }),
  'POST /registrations/players': managedBy('manage_registrations', {
    summary: 'Accepts or refuses the players that an approved registration asks for; it keeps its place either way',
    body: PlayersDecision,
    reply: Registration,
    errors: [
      'not_found',
      'edit_conflict',
      'decision_conflict',
      'already_registered',
      'player_excluded',
      'consent_missing',
      'teammate_refused',
    ],
  }),
  'POST /registrations/link': managedBy('manage_registrations', {
    summary: 'Gives a registration another private link; the one before is worth nothing any more',
    body: byId,
    reply: NewLinkToken,
    errors: ['not_found', 'edit_conflict'],
  }),
  'POST /registrations/links': managedBy('manage_registrations', {
    summary: 'The links of registrations that came without one, to send them; none once its player has opened it',
    body: z.strictObject({ ids }),
    reply: z.strictObject({ links: z.array(SendableLink) }),
  }),
  'POST /registrations/guardian-link': managedBy('manage_registrations', {
    summary: 'Gives the guardian of a player another link; the one before is worth nothing any more',
    body: byId,
    reply: NewLinkToken,
    errors: ['not_found', 'edit_conflict'],
  }),
  'POST /registrations/consent': managedBy('manage_registrations', {
    summary: 'Notes what a guardian answered otherwise than by their link; a no frees the place',
    body: GuardianConsent,
    reply: Registration,
    errors: [
      'not_found',
      'edit_conflict',
      'decision_conflict',
      'place_closed',
      'tournament_full',
      'already_registered',
      'player_excluded',
    ],
  }),
  'POST /registrations/refusals': managedBy('manage_registrations', {
    summary:
      'The refusals of guardians named elsewhere that keep a registration from being approved, by the ID they are on',
    body: byId,
    reply: z.strictObject({ refusals: z.array(RegistrationRefusal) }),
    errors: ['not_found'],
  }),
  'POST /registrations/override-refusal': managedBy('manage_registrations', {
    summary: 'Lifts such a no off the ID of somebody who plays in a registration; said again, it stands again',
    body: RefusalOverride,
    reply: z.strictObject({ overridden: z.literal(true) }),
    errors: ['not_found', 'edit_conflict', 'decision_conflict', 'refusal_missing'],
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
    errors: ['not_found', 'tournament_full', 'offer_closed', 'decision_conflict'],
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
      'player_excluded',
      'decision_conflict',
      'edit_conflict',
      'consent_missing',
      'teammate_refused',
    ],
  }),
  'DELETE /registrations/:id': managedBy('delete_registrations', {
    namesPerson: true,
    summary: 'Deletes a registration, which frees its place and its ID',
    params: byId,
    reply: z.strictObject({ deleted: z.literal(true) }),
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
  'POST /registrations/batch/confirm': managedBy('manage_registrations', {
    summary: 'Confirms registrations on their players’ word, each or not; says which were not and why',
    body: z.strictObject({ ids }),
    reply: BatchOutcome,
  }),
  'POST /registrations/batch/delete': managedBy('delete_registrations', {
    summary: 'Deletes registrations, each of them or not, and none that came later; says which were none',
    body: z.strictObject({ ids, seen }),
    reply: BatchOutcome,
  }),
  'GET /registrations/export/:tournamentId': managedBy('export_registrations', {
    summary: 'Every registration of a tournament with its answers, as a table or as JSON',
    params: z.strictObject({ tournamentId: DocumentId }),
    query: ExportQuery,
    envelope: 'stream',
    produces: ['text/csv', 'application/json'],
    reply: FileReply,
    errors: ['tournament_not_found'],
  }),
});

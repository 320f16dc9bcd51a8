import { AdjustmentFields, Competition, StageFields } from '../../competition/records/competition.schema.ts';
import { Entry, EntryFields, EntryId, EntryNames, namelessProblem } from '../../competition/records/entry.schema.ts';
import { Match, MatchFields, MatchState, Revision } from '../../competition/records/match.schema.ts';
import { Room, RoomFields } from '../../competition/records/room.schema.ts';
import { fieldText } from '../../field-texts.ts';
import { DocumentId, PictureId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { Prize } from '../../prize/prize.schema.ts';
import { singleLineUpTo, textUpTo } from '../../text/text.ts';
import { TeamSize } from '../../tournament/modes.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';
import { acceptsExchange, expectedRevision, ResultSubmission, ResultSubmissions } from './entered-results.ts';

const bounds = limits.competition;

const ofCompetition = z.strictObject({ tournamentId: DocumentId });
const ofEntry = ofCompetition.extend({ entryId: EntryId });
const ofStage = ofCompetition.extend({ stageId: DocumentId });
const ofMatch = ofCompetition.extend({ matchId: DocumentId });
const ofAdjustment = ofCompetition.extend({ adjustmentId: DocumentId });

/** The admins' view of a competition: plan, entries, and matches with results. */
export const CompetitionView = z.strictObject({
  competition: Competition,
  entries: z.array(Entry),
  matches: z.array(Match),
  /** In order of their ranks. */
  prizes: z.array(Prize),
  /** Public names of entries with hidden players. */
  shown: z.array(Entry),
  /** Approved registrations without an entry. */
  unentered: z.int().min(0),
});
export type CompetitionView = z.infer<typeof CompetitionView>;

/** Time at which an entry saw the current room of its match, ISO 8601. If it hasn't, null and the phone to call. */
export const ReadReceipt = z.strictObject({
  entryId: EntryId,
  seenAt: z.string().nullable().meta({ description: 'Null: it hasn’t seen the room as it is now' }),
  phone: z.string().nullable().meta({ description: 'To call who hasn’t seen it' }),
});
export type ReadReceipt = z.infer<typeof ReadReceipt>;

/** A player who wasn't in the lobby, and the state of their seat. */
export const Absence = z.strictObject({
  entryId: EntryId,
  name: z.string(),
  /** The open offer of the seat, and its deadline; null without one. Its phone is null for roles that read no contacts. */
  offer: z
    .strictObject({ name: z.string(), phone: z.string().nullable(), until: z.string() })
    .nullable()
    .meta({ description: 'Open offer of the seat, and its deadline; null without one' }),
  /** Name of the player who took the seat; null while it is free. */
  takenBy: z.string().nullable().meta({ description: 'Player who took the seat; null while it is free' }),
});
export type Absence = z.infer<typeof Absence>;

/** Absences in the lobby of a match, and the name of the next in line who can take a seat there. */
export const Absences = z.strictObject({
  absences: z.array(Absence),
  /** Entries that may be marked as absent, in drawn order. */
  present: z.array(EntryId).meta({ description: 'Entries that may be marked as absent, in drawn order' }),
  next: z.string().nullable().meta({ description: 'Name of the next in line; null if nobody waits' }),
});
export type Absences = z.infer<typeof Absences>;

/** A plan from an organiser. `expectedRevision` is 0 for the first one. */
export const CompetitionPlan = z.strictObject({
  teamSize: TeamSize,
  stages: z.array(StageFields).min(1, fieldText.stages).max(bounds.stages),
  secondPerson: z
    .boolean()
    .meta({ description: 'True: another person than the one who entered a result makes it official' }),
  expectedRevision,
});
export type CompetitionPlan = z.infer<typeof CompetitionPlan>;

const groupOrder = z.strictObject({ id: DocumentId, entryIds: z.array(EntryId).max(bounds.entriesPerGroup) });

/** Draws a stage's groups. Without a `seed` the server chooses a random one. `hand` lists the entries of each group. */
export const DrawRequest = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('random'),
    seed: singleLineUpTo(bounds.seedCharacters).optional().meta({ description: 'Chosen at random if left out' }),
    expectedRevision,
  }),
  z.strictObject({ method: z.literal('registration'), expectedRevision }),
  z.strictObject({ method: z.literal('snake'), expectedRevision }),
  z.strictObject({
    method: z.literal('hand'),
    groups: z.array(groupOrder).min(1).max(bounds.groups),
    expectedRevision,
  }),
]);
export type DrawRequest = z.infer<typeof DrawRequest>;

/**
 * Closes a stage. `chosen` resolves ties at the last advancing rank; ids beyond the group's seats compete, in this
 * order, for the best of the rest. `by` compares the best of the rest by points or by points a match, by default as
 * planned. `method` draws the next stage's groups; the last stage has none. `shown` lists the
 * advancing entries that the admin saw: if they have changed, the stage stays open.
 */
export const StageClosing = z.strictObject({
  chosen: z
    .array(EntryId)
    .max(bounds.advancing)
    .default([])
    .meta({ description: 'Entries that advance of those tied for the last seats' }),
  method: z.enum(['snake', 'random']).default('snake').meta({ description: 'Draw of the next stage' }),
  by: z.enum(['points', 'average']).optional().meta({ description: 'Comparison of the rest; as planned if left out' }),
  shown: z
    .array(z.array(EntryId).max(bounds.entries))
    .max(3)
    .optional()
    .meta({ description: 'Advancing entries that the organiser saw; refused if others advance by now' }),
  expectedRevision,
});
export type StageClosing = z.infer<typeof StageClosing>;

const editable = MatchFields.pick({ number: true, map: true, startsAt: true, scoring: true });

/** New and seen fields of a match. If the stored fields differ from the seen ones, nothing is written. */
export const MatchEdit = z.strictObject({
  ...editable.shape,
  from: editable.meta({ description: 'Fields that the organiser saw; 409 if they are outdated' }),
});
export type MatchEdit = z.infer<typeof MatchEdit>;

/**
 * New state of a match. `from` is the seen state; `expectedRevision` is the seen result, so that no other result
 * becomes official. `reason` explains publicly why an official result no longer counts.
 */
export const MatchStateChange = z.strictObject({
  state: MatchState,
  from: MatchState.meta({ description: 'State that the organiser saw; 409 if it is outdated' }),
  expectedRevision,
  reason: textUpTo(bounds.reasonCharacters, fieldText.publicReason)
    .optional()
    .meta({ description: 'Public: why an official result counts no longer' }),
  acceptsExchange,
});
export type MatchStateChange = z.infer<typeof MatchStateChange>;

const seenPicture = PictureId.nullable().meta({ description: 'Picture that the organiser saw; 409 if it is outdated' });

/** Screenshot of a match's result, or null. `from` is the seen one. */
export const MatchPicture = z.strictObject({ picture: PictureId.nullable(), from: seenPicture });
export type MatchPicture = z.infer<typeof MatchPicture>;

/** An entry's emblem, or null. `from` is the seen one. */
export const EntryEmblem = z.strictObject({ emblem: PictureId.nullable(), from: seenPicture });
export type EntryEmblem = z.infer<typeof EntryEmblem>;

const AdjustmentRequest = AdjustmentFields.extend({ acceptsExchange });
export type AdjustmentRequest = z.infer<typeof AdjustmentRequest>;

const NewEntry = EntryNames.superRefine((entry, context) => {
  const message = namelessProblem(entry);
  if (message !== null) context.addIssue({ code: 'custom', message, path: ['name'] });
});
const EntryEdit = EntryFields.extend({ expectedRevision });
export type NewEntry = z.infer<typeof NewEntry>;
export type EntryEdit = z.infer<typeof EntryEdit>;

/** `revision` is the competition's after it. */
const deleted = z.strictObject({
  deleted: z.literal(true),
  revision: z.int().min(0).meta({ description: 'Of the competition, after it' }),
});
const refusals = ['competition_not_found', 'competition_refused'] as const;
const onRevision = [...refusals, 'edit_conflict'] as const;

export const competitionEndpoints = defineEndpoints({
  'GET /competitions/:tournamentId': managedBy('enter_results', {
    summary: 'A tournament’s competition: plan, entries, matches with their results',
    params: ofCompetition,
    reply: CompetitionView,
    errors: ['competition_not_found'],
  }),
  'PUT /competitions/:tournamentId': managedBy('manage_competition', {
    summary:
      'Plans a competition, or changes the plan; a new group and a higher count bring matches, a lower one takes those without a result',
    params: ofCompetition,
    body: CompetitionPlan,
    takesLargeBody: true,
    reply: CompetitionView,
    errors: ['tournament_not_found', 'competition_refused', 'edit_conflict'],
  }),
  'POST /competitions/:tournamentId/entries/import': managedBy('manage_competition', {
    summary:
      'Makes entries of up to 200 approved registrations, each once, and tells in `unentered` how many are left for the next call; the last one withdraws those approved no longer',
    params: ofCompetition,
    reply: CompetitionView,
    errors: refusals,
  }),
  'POST /competitions/:tournamentId/entries': managedBy('manage_competition', {
    summary: 'Adds an entry by hand; the same Idempotency-Key again is the same entry',
    params: ofCompetition,
    body: NewEntry,
    reply: Entry,
    errors: [...refusals, 'player_excluded'],
  }),
  'PUT /competitions/:tournamentId/entries/:entryId': managedBy('manage_competition', {
    summary: 'Replaces what an organiser writes of an entry, its status too',
    params: ofEntry,
    body: EntryEdit,
    reply: Entry,
    errors: [...onRevision, 'not_found', 'player_excluded'],
  }),
  'PUT /competitions/:tournamentId/entries/:entryId/emblem': managedBy('enter_results', {
    summary: 'Gives an entry its emblem, another one, or none any more; everybody sees it beside its name',
    params: ofEntry,
    body: EntryEmblem,
    reply: z.strictObject({ emblem: PictureId.nullable() }),
    errors: ['competition_not_found', 'edit_conflict', 'not_found'],
  }),
  'POST /competitions/:tournamentId/entries/:entryId/confirm': managedBy('manage_competition', {
    summary: 'Confirms the final for an entry that is in it, on its player’s word',
    params: ofEntry,
    reply: z.strictObject({ confirmed: z.literal(true) }),
    errors: ['not_found', 'confirmation_closed'],
  }),
  'DELETE /competitions/:tournamentId/entries/:entryId': managedBy('manage_competition', {
    summary: 'Deletes an entry that stands in no result, if it is there',
    params: ofEntry,
    reply: deleted,
    errors: refusals,
  }),
  'POST /competitions/:tournamentId/stages/:stageId/draw': managedBy('manage_competition', {
    summary: 'Draws the groups of a stage that has no results yet; anyone can draw them again from what is recorded',
    params: ofStage,
    body: DrawRequest,
    takesLargeBody: true,
    reply: CompetitionView,
    errors: [...onRevision, 'not_found'],
  }),
  'POST /competitions/:tournamentId/stages/:stageId/close': managedBy('manage_competition', {
    summary: 'Closes a stage: who advances stands in the next one; after the last stage the places are final',
    params: ofStage,
    body: StageClosing,
    takesLargeBody: true,
    reply: CompetitionView,
    errors: [...onRevision, 'not_found'],
  }),
  'POST /competitions/:tournamentId/stages/:stageId/reopen': managedBy('manage_competition', {
    summary: 'Takes the closing of a stage back while the next one has no result',
    params: ofStage,
    body: z.strictObject({ expectedRevision }),
    reply: CompetitionView,
    errors: [...onRevision, 'not_found'],
  }),
  'POST /competitions/:tournamentId/matches': managedBy('manage_competition', {
    summary: 'Adds a match; the same Idempotency-Key again is the same match',
    params: ofCompetition,
    body: MatchFields,
    reply: Match,
    errors: refusals,
  }),
  'PUT /competitions/:tournamentId/matches/:matchId': managedBy('manage_competition', {
    summary: 'Changes a match’s number, map, time or points a kill; of an official one, map and time',
    params: ofMatch,
    body: MatchEdit,
    reply: Match,
    errors: [...onRevision, 'not_found'],
  }),
  'DELETE /competitions/:tournamentId/matches/:matchId': managedBy('manage_competition', {
    summary: 'Deletes a match that has no result and no replay, if it is there',
    params: ofMatch,
    reply: deleted,
    errors: refusals,
  }),
  'PATCH /competitions/:tournamentId/matches/:matchId/state': managedBy('enter_results', {
    summary: 'Starts a match, makes its result official, declares it void, or takes that back',
    params: ofMatch,
    body: MatchStateChange,
    reply: Match,
    errors: [...onRevision, 'not_found'],
  }),
  'POST /competitions/:tournamentId/matches/:matchId/replay': managedBy('enter_results', {
    summary: 'Makes the match that replays a void one, under its number',
    params: ofMatch,
    reply: Match,
    errors: [...refusals, 'not_found'],
  }),
  'PUT /competitions/:tournamentId/matches/:matchId/result': managedBy('enter_results', {
    summary: 'Enters a match’s result, or corrects it: a new revision, all earlier ones stay',
    params: ofMatch,
    body: ResultSubmission,
    takesLargeBody: true,
    reply: Match,
    errors: [...onRevision, 'not_found'],
  }),
  'PUT /competitions/:tournamentId/results': managedBy('enter_results', {
    summary: 'Enters the results of several matches, or corrects them: all of them or none',
    params: ofCompetition,
    body: ResultSubmissions,
    takesLargeBody: true,
    reply: z.strictObject({ matches: z.array(Match) }),
    errors: [...onRevision, 'not_found'],
  }),
  'PUT /competitions/:tournamentId/matches/:matchId/picture': managedBy('enter_results', {
    summary: 'Keeps the screenshot of a match’s result with it, another one, or none any more',
    params: ofMatch,
    body: MatchPicture,
    reply: Match,
    errors: ['competition_not_found', 'edit_conflict', 'not_found'],
  }),
  'GET /competitions/:tournamentId/matches/:matchId/revisions': managedBy('enter_results', {
    summary: 'Every result that was entered for a match, the first one first',
    params: ofMatch,
    reply: z.array(Revision),
    errors: ['competition_not_found', 'not_found'],
  }),
  'GET /competitions/:tournamentId/sources/:sourceId': managedBy('manage_competition', {
    summary: 'The text that a result was read from, until the data of its players are erased',
    params: ofCompetition.extend({ sourceId: DocumentId }),
    reply: z.strictObject({ text: z.string() }),
    errors: ['not_found'],
  }),
  'GET /competitions/:tournamentId/matches/:matchId/room': managedBy('enter_results', {
    summary: 'A match’s custom room',
    params: ofMatch,
    reply: Room,
    errors: ['competition_not_found', 'not_found'],
  }),
  'GET /competitions/:tournamentId/matches/:matchId/read-receipts': managedBy('enter_results', {
    summary: 'Who of a match has seen its room as it is now, and how to reach who has not',
    params: ofMatch,
    reply: z.strictObject({ entries: z.array(ReadReceipt) }),
    errors: ['competition_not_found', 'not_found'],
  }),
  'GET /competitions/:tournamentId/matches/:matchId/absences': managedBy('mark_absences', {
    summary: 'The players who weren’t in a match’s lobby, and who takes their seats; seats not taken in time go on',
    params: ofMatch,
    reply: Absences,
    errors: ['competition_not_found', 'not_found'],
  }),
  'PUT /competitions/:tournamentId/matches/:matchId/absences/:entryId': managedBy('mark_absences', {
    summary: 'Marks that a player isn’t in the lobby: the seat is offered to the next in line, for minutes',
    params: ofMatch.extend({ entryId: EntryId }),
    reply: Absences,
    errors: ['competition_not_found', 'not_found', 'absence_closed', 'decision_conflict'],
  }),
  'DELETE /competitions/:tournamentId/matches/:matchId/absences/:entryId': managedBy('mark_absences', {
    summary: 'Takes an absence back, while nobody has taken the seat',
    params: ofMatch.extend({ entryId: EntryId }),
    reply: Absences,
    errors: [
      'competition_not_found',
      'not_found',
      'seat_taken',
      'tournament_full',
      'already_registered',
      'decision_conflict',
      'edit_conflict',
      'consent_missing',
      'teammate_refused',
    ],
  }),
  'PUT /competitions/:tournamentId/matches/:matchId/room': managedBy('enter_results', {
    summary: 'Writes a match’s custom room; who saw an earlier password counts no longer',
    params: ofMatch,
    body: RoomFields.extend({ expectedRevision }),
    reply: Room,
    errors: ['competition_not_found', 'edit_conflict', 'not_found'],
  }),
  'POST /competitions/:tournamentId/adjustments': managedBy('manage_competition', {
    summary: 'Gives or takes points, with a public reason; the same Idempotency-Key again gives none',
    params: ofCompetition,
    body: AdjustmentRequest,
    reply: Competition,
    errors: refusals,
  }),
  'DELETE /competitions/:tournamentId/adjustments/:adjustmentId': managedBy('manage_competition', {
    summary: 'Takes an adjustment back, if it is there',
    params: ofAdjustment,
    query: z.strictObject({ acceptsExchange: z.enum(['true', 'false']).default('false') }),
    reply: deleted,
    errors: refusals,
  }),
});

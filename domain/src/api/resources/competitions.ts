import { AdjustmentFields, Competition, StageFields } from '../../competition/records/competition.schema.ts';
import { Entry, EntryFields, EntryId, EntryNames, PastedName } from '../../competition/records/entry.schema.ts';
import { Match, MatchFields, MatchState, ResultRows, Revision } from '../../competition/records/match.schema.ts';
import { Room, RoomFields } from '../../competition/records/room.schema.ts';
import { fieldText } from '../../field-texts.ts';
import { DocumentId, RequestId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { PictureId } from '../../picture/picture.schema.ts';
import { Prize } from '../../prize/prize.schema.ts';
import { TeamSize } from '../../team-size.schema.ts';
import { lineUpTo, textUpTo } from '../../text/text.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

const bounds = limits.competition;

const ofCompetition = z.strictObject({ tournamentId: DocumentId });
const ofEntry = ofCompetition.extend({ entryId: EntryId });
const ofStage = ofCompetition.extend({ stageId: DocumentId });
const ofMatch = ofCompetition.extend({ matchId: DocumentId });
const ofAdjustment = ofCompetition.extend({ adjustmentId: DocumentId });

/** The revision that the caller saw: where it is another one by now, nothing is written. */
const expectedRevision = z.int().min(0);

/** All that organisers have of a competition: its plan, who plays, and the matches with their results. */
export const CompetitionView = z.strictObject({
  competition: Competition,
  entries: z.array(Entry),
  matches: z.array(Match),
  /** By their rank. */
  prizes: z.array(Prize),
  /** The entries of which a player is hidden, as everybody may know them. */
  shown: z.array(Entry),
  /** How many approved registrations have no entry yet. */
  unentered: z.int().min(0),
});
export type CompetitionView = z.infer<typeof CompetitionView>;

/** Whether an entry of a match has seen its room as it is now (ISO 8601), and where not, the phone to reach it by. */
export const Sighting = z.strictObject({
  entryId: EntryId,
  seenAt: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Sighting = z.infer<typeof Sighting>;

/** A plan as an organiser writes it. `expectedRevision` is 0 where there is none yet. */
export const CompetitionPlan = z.strictObject({
  teamSize: TeamSize,
  stages: z.array(StageFields).min(1, fieldText.stages).max(bounds.stages),
  secondPerson: z.boolean(),
  expectedRevision,
});
export type CompetitionPlan = z.infer<typeof CompetitionPlan>;

const groupOrder = z.strictObject({ id: DocumentId, entryIds: z.array(EntryId).max(bounds.entriesPerGroup) });

/**
 * How a stage's groups are to be drawn. Without a `seed` the server takes one that nobody could choose.
 * `hand` names who plays in which group.
 */
export const DrawRequest = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('random'), seed: lineUpTo(bounds.seedCharacters).optional(), expectedRevision }),
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
 * Closes a stage. `chosen` settles who goes on where entries share the last place that does: more than a group has
 * places for are chosen, in this order, for the best of the rest too. `method` draws the next stage's groups; it says
 * nothing of the last stage. `shown` are those whom the one who closes it was shown, as `closeStage` has them: where they
 * are others by now, nothing is closed.
 */
export const StageClosing = z.strictObject({
  chosen: z.array(EntryId).max(bounds.advancing).default([]),
  method: z.enum(['snake', 'random']).default('snake'),
  shown: z.array(z.array(EntryId).max(bounds.entries)).max(3).optional(),
  expectedRevision,
});
export type StageClosing = z.infer<typeof StageClosing>;

const reason = textUpTo(bounds.reasonCharacters);

/**
 * A result as it was typed. Where the match has an official one, it is a correction: `reason` says publicly why. `names`:
 * what somebody said of pasted ones, which become aliases of their entries.
 */
export const ResultSubmission = z.strictObject({
  rows: ResultRows,
  reason: reason.nullable().default(null),
  names: z.array(PastedName).max(bounds.entriesPerGroup).optional(),
  expectedRevision,
});
export type ResultSubmission = z.infer<typeof ResultSubmission>;

const editable = MatchFields.pick({ number: true, map: true, startsAt: true, scoring: true });

/** A match's fields, and as they were seen: where they are others by now, nothing is written. */
export const MatchEdit = z.strictObject({ ...editable.shape, from: editable });
export type MatchEdit = z.infer<typeof MatchEdit>;

/**
 * The state a match is to have. `from` is the one that was seen, `expectedRevision` the result: it becomes official
 * as it was seen, or not at all. `reason`: why a result that was official counts no more; everybody reads it.
 */
export const MatchStateChange = z.strictObject({
  state: MatchState,
  from: MatchState,
  expectedRevision,
  reason: textUpTo(bounds.reasonCharacters, fieldText.publicReason).optional(),
});
export type MatchStateChange = z.infer<typeof MatchStateChange>;

/** The screenshot of a match's result; null: none. `from` is the one that was seen there. */
export const MatchPicture = z.strictObject({ picture: PictureId.nullable(), from: PictureId.nullable() });
export type MatchPicture = z.infer<typeof MatchPicture>;

const NewEntry = EntryNames.extend({ requestId: RequestId.optional() });
const EntryEdit = EntryFields.extend({ expectedRevision });
const NewMatch = MatchFields.extend({ requestId: RequestId.optional() });
const NewAdjustment = AdjustmentFields.extend({ requestId: RequestId.optional() });
export type NewEntry = z.infer<typeof NewEntry>;
export type EntryEdit = z.infer<typeof EntryEdit>;
export type NewMatch = z.infer<typeof NewMatch>;
export type NewAdjustment = z.infer<typeof NewAdjustment>;

const deleted = z.strictObject({ deleted: z.literal(true) });
const refusals = ['competition_not_found', 'competition_refused'] as const;
const onRevision = [...refusals, 'edited_meanwhile'] as const;

export const competitionEndpoints = defineEndpoints({
  'GET /competitions/:tournamentId': managedBy('manage_competition', {
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
    namesGroups: true,
    reply: CompetitionView,
    errors: ['tournament_not_found', 'competition_refused', 'edited_meanwhile'],
  }),
  'POST /competitions/:tournamentId/entries/import': managedBy('manage_competition', {
    summary:
      'Makes entries of the approved registrations, each once; those approved no longer withdraw until they are again',
    params: ofCompetition,
    reply: CompetitionView,
    errors: refusals,
  }),
  'POST /competitions/:tournamentId/entries': managedBy('manage_competition', {
    summary: 'Adds an entry by hand; the same requestId again is the same entry',
    params: ofCompetition,
    body: NewEntry,
    reply: Entry,
    errors: refusals,
  }),
  'PUT /competitions/:tournamentId/entries/:entryId': managedBy('manage_competition', {
    summary: 'Replaces what an organiser writes of an entry, its status too',
    params: ofEntry,
    body: EntryEdit,
    reply: Entry,
    errors: [...onRevision, 'not_found'],
  }),
  'POST /competitions/:tournamentId/entries/:entryId/confirm': managedBy('manage_competition', {
    summary: 'Confirms the final for an entry that is in it, on its player’s word',
    params: ofEntry,
    reply: z.strictObject({ confirmed: z.literal(true) }),
    errors: ['not_found', 'confirmation_closed'],
  }),
  'DELETE /competitions/:tournamentId/entries/:entryId': managedBy('manage_competition', {
    summary: 'Deletes an entry that stands in no result',
    params: ofEntry,
    reply: deleted,
    errors: [...refusals, 'not_found'],
  }),
  'POST /competitions/:tournamentId/stages/:stageId/draw': managedBy('manage_competition', {
    summary: 'Draws the groups of a stage that has no results yet; anyone can draw them again from what is recorded',
    params: ofStage,
    body: DrawRequest,
    namesGroups: true,
    reply: CompetitionView,
    errors: [...onRevision, 'not_found'],
  }),
  'POST /competitions/:tournamentId/stages/:stageId/close': managedBy('manage_competition', {
    summary: 'Closes a stage: who advances stands in the next one; after the last stage the places are final',
    params: ofStage,
    body: StageClosing,
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
    summary: 'Adds a match; the same requestId again is the same match',
    params: ofCompetition,
    body: NewMatch,
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
    summary: 'Deletes a match that has no result and no replay',
    params: ofMatch,
    reply: deleted,
    errors: [...refusals, 'not_found'],
  }),
  'PATCH /competitions/:tournamentId/matches/:matchId/state': managedBy('manage_competition', {
    summary: 'Starts a match, makes its result official, declares it void, or takes that back',
    params: ofMatch,
    body: MatchStateChange,
    reply: Match,
    errors: [...onRevision, 'not_found'],
  }),
  'POST /competitions/:tournamentId/matches/:matchId/replay': managedBy('manage_competition', {
    summary: 'Makes the match that replays a void one, under its number',
    params: ofMatch,
    reply: Match,
    errors: [...refusals, 'not_found'],
  }),
  'PUT /competitions/:tournamentId/matches/:matchId/result': managedBy('manage_competition', {
    summary: 'Enters a match’s result, or corrects it: a new revision, all earlier ones stay',
    params: ofMatch,
    body: ResultSubmission,
    reply: Match,
    errors: [...onRevision, 'not_found'],
  }),
  'PUT /competitions/:tournamentId/matches/:matchId/picture': managedBy('manage_competition', {
    summary: 'Keeps the screenshot of a match’s result with it, another one, or none any more',
    params: ofMatch,
    body: MatchPicture,
    reply: Match,
    errors: ['competition_not_found', 'edited_meanwhile', 'not_found'],
  }),
  'GET /competitions/:tournamentId/matches/:matchId/revisions': managedBy('manage_competition', {
    summary: 'Every result that was entered for a match, the first one first',
    params: ofMatch,
    reply: z.array(Revision),
    errors: ['competition_not_found', 'not_found'],
  }),
  'GET /competitions/:tournamentId/matches/:matchId/room': managedBy('manage_competition', {
    summary: 'A match’s custom room',
    params: ofMatch,
    reply: Room,
    errors: ['competition_not_found', 'not_found'],
  }),
  'GET /competitions/:tournamentId/matches/:matchId/sightings': managedBy('manage_competition', {
    summary: 'Who of a match has seen its room as it is now, and how to reach who has not',
    params: ofMatch,
    reply: z.strictObject({ entries: z.array(Sighting) }),
    errors: ['competition_not_found', 'not_found'],
  }),
  'PUT /competitions/:tournamentId/matches/:matchId/room': managedBy('manage_competition', {
    summary: 'Writes a match’s custom room; who saw an earlier password counts no longer',
    params: ofMatch,
    body: RoomFields.extend({ expectedRevision }),
    reply: Room,
    errors: ['competition_not_found', 'edited_meanwhile', 'not_found'],
  }),
  'POST /competitions/:tournamentId/adjustments': managedBy('manage_competition', {
    summary: 'Gives or takes points, with a public reason; the same requestId again is the same adjustment',
    params: ofCompetition,
    body: NewAdjustment,
    reply: Competition,
    errors: refusals,
  }),
  'DELETE /competitions/:tournamentId/adjustments/:adjustmentId': managedBy('manage_competition', {
    summary: 'Takes an adjustment back',
    params: ofAdjustment,
    reply: deleted,
    errors: [...refusals, 'not_found'],
  }),
});

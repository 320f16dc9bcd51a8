import { EntryId } from '../../competition/records/entry.schema.ts';
import { fieldText } from '../../field-texts.ts';
import { DocumentId, PictureId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { Prize, PublicPrize } from '../../prize/prize.schema.ts';
import { singleLineUpTo, textUpTo } from '../../text/text.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

const ofCompetition = z.strictObject({ tournamentId: DocumentId });
const ofPrize = ofCompetition.extend({ prizeId: DocumentId });
/** Revision that the caller saw. If it has changed, nothing is written. */
const expectedRevision = z.int().min(0).meta({ description: 'Revision that the caller saw; 409 if it is outdated' });

/**
 * An organiser's update of a prize. Only organisers see `how` and `proof`; `reason` is public. `again` marks a prize
 * that was sent again after its player objected; without it the objection stays.
 */
export const PrizeEdit = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('owed'), expectedRevision }),
  z.strictObject({
    state: z.literal('sent'),
    how: singleLineUpTo(limits.prize.howCharacters, 'Escribe cómo lo enviaste').meta({ description: 'For organisers' }),
    proof: PictureId.nullable().meta({ description: 'Picture that proves it, for organisers' }),
    again: z.boolean().optional().meta({ description: 'True: sent once more, after the player’s objection' }),
    expectedRevision,
  }),
  z.strictObject({
    state: z.literal('forfeited'),
    reason: textUpTo(limits.competition.reasonCharacters, fieldText.publicReason),
    expectedRevision,
  }),
]);
export type PrizeEdit = z.output<typeof PrizeEdit>;

const PrizeDecision = z.strictObject({ entryId: EntryId, expectedRevision });
export type PrizeDecision = z.output<typeof PrizeDecision>;

/**
 * The contact for an entry's prizes: the player, or the guardian of a player under 18. `contact` is null if none was
 * registered or it was erased. `guardian` is the guardian's name.
 */
const PrizeContact = z.strictObject({
  entryId: EntryId,
  contact: z.string().nullable().meta({ description: 'Of the player or the guardian; null if none is stored' }),
  guardian: z.string().nullable().meta({ description: 'Name of the guardian of a player under 18' }),
});
export type PrizeContact = z.output<typeof PrizeContact>;

/** Public view of the prizes of a tournament that an organiser has to deliver. */
const OwedPrizes = z.strictObject({ tournamentId: DocumentId, prizes: z.array(PublicPrize) });
export type OwedPrizes = z.output<typeof OwedPrizes>;

const refusals = ['competition_not_found', 'competition_refused'] as const;
const onRevision = [...refusals, 'edit_conflict', 'not_found'] as const;

export const prizeEndpoints = defineEndpoints({
  'GET /prizes/owed': managedBy('manage_competition', {
    summary: 'The tournaments whose prizes wait for an organiser',
    reply: z.strictObject({ tournaments: z.array(OwedPrizes) }),
  }),
  'GET /prizes/:tournamentId/contacts': managedBy('manage_competition', {
    summary: 'How to reach who won the prizes of a tournament',
    params: ofCompetition,
    reply: z.strictObject({ contacts: z.array(PrizeContact) }),
    errors: ['competition_not_found'],
  }),
  'POST /prizes/:tournamentId': managedBy('manage_competition', {
    summary: 'Makes the prizes of a final that is official and has none yet for what the tournament now offers',
    params: ofCompetition,
    reply: z.strictObject({ prizes: z.array(Prize) }),
    errors: ['tournament_not_found', ...refusals],
  }),
  'PUT /prizes/:tournamentId/:prizeId': managedBy('manage_competition', {
    summary: 'Says that a prize was sent, or is forfeited, or takes that back',
    params: ofPrize,
    body: PrizeEdit,
    reply: Prize,
    errors: onRevision,
  }),
  'PUT /prizes/:tournamentId/:prizeId/holder': managedBy('manage_competition', {
    summary: 'Decides whose a prize in question is: who has it keeps it, or another gets it',
    params: ofPrize,
    body: PrizeDecision,
    reply: Prize,
    errors: onRevision,
  }),
});

import { ExcludedEntry, Exclusion, ExclusionEdit, NewExclusion } from '../../exclusion/exclusion.schema.ts';
import { DocumentId } from '../../ids.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';

/** Excluded players. Nothing of them is public, and a refused registration isn't told why. */
export const exclusionEndpoints = defineEndpoints({
  'GET /exclusions': managedBy('exclude_players', {
    summary: 'The player IDs that may not play, newest first, with those that were free again within 90 days',
    reply: z.strictObject({ exclusions: z.array(Exclusion) }),
  }),
  'POST /exclusions': managedBy('exclude_players', {
    summary: 'Excludes a player ID from every tournament: no registration gains it from this reply on',
    body: NewExclusion,
    reply: Exclusion,
  }),
  'GET /exclusions/:id/entries': managedBy('exclude_players', {
    summary: 'The entries of an excluded player in tournaments, and what is theirs there; the exclusion moves neither',
    params: z.strictObject({ id: DocumentId }),
    reply: z.strictObject({ entries: z.array(ExcludedEntry) }),
    errors: ['not_found'],
  }),
  'PATCH /exclusions/:id': managedBy('exclude_players', {
    summary: 'Moves the end of an exclusion, ends it now, or notes what the player answered',
    params: z.strictObject({ id: DocumentId }),
    body: ExclusionEdit,
    reply: Exclusion,
    errors: ['not_found', 'edit_conflict'],
  }),
});

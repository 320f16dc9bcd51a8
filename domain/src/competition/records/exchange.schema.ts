import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { z } from '../../zod.ts';

const bounds = limits.competition;

/**
 * The entries that `would` have advanced from a closed stage by its corrected table, and those that advanced `instead`.
 * Both are empty if the table agrees again with who advanced.
 */
export const Exchange = z.strictObject({
  stageId: DocumentId,
  would: z.array(DocumentId).max(bounds.entries),
  instead: z.array(DocumentId).max(bounds.entries),
});
export type Exchange = z.infer<typeof Exchange>;

/** The exchanges that a change brought to stages played already. */
export const Exchanges = z.array(Exchange).max(bounds.stages);

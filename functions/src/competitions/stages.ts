import type { Competition } from '@arena/domain';
import type { AdjustmentRequest, CompetitionView, DrawRequest, StageClosing } from '@arena/domain/api';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/repetition.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { adjustmentCreation, adjustmentRemoval } from './adjustments.ts';
import { toView } from './competitions.ts';
import { type Deleted, decide, decideWhole } from './decide.ts';
import { stageClosing, stageDraw, stageReopening } from './stage-rules.ts';

interface StageAddress {
  tournamentId: string;
  stageId: string;
}

export async function drawGroups(
  context: Context,
  { tournamentId, stageId }: StageAddress,
  request: DrawRequest,
  key: string,
): Promise<CompetitionView> {
  const decision = stageDraw(stageId, request, newId(), context);
  const body = ['draw', tournamentId, stageId, request];
  return toView(context, await decideWhole(context, tournamentId, decision, { key, body }));
}

export async function closeStage(
  context: Context,
  { tournamentId, stageId }: StageAddress,
  closing: StageClosing,
  key: string,
): Promise<CompetitionView> {
  const prizePool = (await findTournament(context, tournamentId))?.prizePool ?? '';
  const decision = stageClosing(stageId, closing, { seed: newId(), prizePool }, context);
  const body = ['close', tournamentId, stageId, closing];
  return toView(context, await decideWhole(context, tournamentId, decision, { key, body }));
}

export async function reopenStage(
  context: Context,
  { tournamentId, stageId }: StageAddress,
  expectedRevision: number,
  key: string,
): Promise<CompetitionView> {
  const body = ['reopen', tournamentId, stageId, expectedRevision];
  const decision = stageReopening(stageId, expectedRevision);
  return toView(context, await decideWhole(context, tournamentId, decision, { key, body }));
}

export function addAdjustment(
  context: Context,
  tournamentId: string,
  adjustment: AdjustmentRequest,
  key: string,
): Promise<Competition> {
  const { acceptsExchange: _, ...fields } = adjustment;
  return decide(context, tournamentId, adjustmentCreation(key, adjustment, context), {
    key,
    body: ['adjustment', tournamentId, fields],
    repeated: ({ competition }) => competition,
  });
}

export function deleteAdjustment(
  context: Context,
  { tournamentId, adjustmentId }: { tournamentId: string; adjustmentId: string },
  acceptsExchange: boolean,
): Promise<Deleted> {
  return decide(context, tournamentId, adjustmentRemoval(adjustmentId, acceptsExchange, context));
}

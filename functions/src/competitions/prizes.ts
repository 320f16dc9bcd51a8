import { isOpenPrize, type Prize, TournamentArchive } from '@arena/domain';
import type { OwedPrizes, PrizeContact, PrizeDecision, PrizeEdit } from '@arena/domain/api';
import { requirePicture } from '../pictures/pictures.ts';
import { found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { pagesOf } from '../platform/page.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findRegistrations } from '../registrations/registration-queries.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { getPlannedCompetition } from './competitions.ts';
import { decide } from './decide.ts';
import { type PrizeAnswer, prizeAnswer, prizeCreation, prizeDecision, prizeEdit } from './prize-rules.ts';

interface PrizeAddress {
  tournamentId: string;
  prizeId: string;
}

/** Lists tournaments with prizes that need an organiser, and those prizes. */
export async function listOwed({ db }: Context): Promise<OwedPrizes[]> {
  const owing = db.collection('archive').where('owes', '==', true).orderBy('__name__');
  const all: OwedPrizes[] = [];
  for await (const document of pagesOf(owing)) {
    all.push({
      tournamentId: document.id,
      prizes: TournamentArchive.parse(document.data()).prizes.filter(isOpenPrize),
    });
  }
  return all;
}

/** Lists the contacts of prize winners: the guardian if there is one. */
export async function listContacts(context: Context, tournamentId: string): Promise<PrizeContact[]> {
  const { entries, prizes } = await getPlannedCompetition(context, tournamentId);
  const registered = new Map(entries.map(({ id, registrationId }) => [id, registrationId ?? '']));
  const holders = [...new Set(prizes.flatMap(({ entryId }) => entryId ?? []))];
  const ids = holders.flatMap((entryId) => registered.get(entryId) || []);
  const winners = new Map((await findRegistrations(context, ids)).map((winner) => [winner.id, winner]));
  return holders.map((entryId) => {
    const { guardian = null, phone = null } = winners.get(registered.get(entryId) ?? '') ?? {};
    return { entryId, contact: guardian?.contact ?? phone, guardian: guardian?.name ?? null };
  });
}

/** Creates the prizes of a finished competition. @throws ApiError `tournament_not_found` */
export async function makePrizes(context: Context, tournamentId: string): Promise<readonly Prize[]> {
  const { prizePool } = found(await findTournament(context, tournamentId), 'tournament_not_found');
  return decide(context, tournamentId, prizeCreation(prizePool, context));
}

/** @throws ApiError `invalid` if the proof's picture is missing. */
export async function changePrize(
  context: Context,
  { tournamentId, prizeId }: PrizeAddress,
  edit: PrizeEdit,
): Promise<Prize> {
  if (edit.state === 'sent' && edit.proof !== null) {
    await requirePicture(context, edit.proof, 'proof');
  }
  return decide(context, tournamentId, prizeEdit(prizeId, edit, context));
}

export function decidePrize(
  context: Context,
  { tournamentId, prizeId }: PrizeAddress,
  decision: PrizeDecision,
): Promise<Prize> {
  return decide(context, tournamentId, prizeDecision(prizeId, decision));
}

/** Stores a player's answer about a prize. @throws ApiError `not_found` if the prize is another player's. */
export function answerPrize(context: Context, holder: StoredRegistration, answer: PrizeAnswer): Promise<Prize> {
  return decide(context, holder.tournamentId, prizeAnswer(holder, answer, context.now));
}

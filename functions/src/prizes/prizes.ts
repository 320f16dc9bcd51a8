import { isOpenPrize, type Prize, TournamentArchive } from '@arena/domain';
import type { OwedPrizes, PrizeContact, PrizeDecision, PrizeEdit } from '@arena/domain/api';
import { getPlanned } from '../competitions/competitions.ts';
import { decide } from '../competitions/decide.ts';
import type { Context } from '../context.ts';
import { found } from '../failure.ts';
import { demandPicture } from '../pictures/pictures.ts';
import { pagesOf } from '../platform/page.ts';
import { findRegistrations } from '../registrations/queries.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findTournament } from '../tournaments/queries.ts';
import { answering, changing, deciding, making, type PrizeAnswer } from './prize-rules.ts';

/** A prize of a tournament. */
interface PrizeAddress {
  tournamentId: string;
  prizeId: string;
}

/** Lists the tournaments of which a prize waits for an organiser, with those prizes. */
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

/** Lists how to reach who has a prize: a guardian, where there is one. */
export async function listContacts(context: Context, tournamentId: string): Promise<PrizeContact[]> {
  const { entries, prizes } = await getPlanned(context, tournamentId);
  const registered = new Map(entries.map(({ id, registrationId }) => [id, registrationId ?? '']));
  const holders = [...new Set(prizes.flatMap(({ entryId }) => entryId ?? []))];
  const ids = holders.flatMap((entryId) => registered.get(entryId) || []);
  const winners = new Map((await findRegistrations(context, ids)).map((one) => [one.id, one]));
  return holders.map((entryId) => {
    const { guardian = null, phone = null } = winners.get(registered.get(entryId) ?? '') ?? {};
    return { entryId, contact: guardian?.contact ?? phone, guardian: guardian?.name ?? null };
  });
}

/** Makes the prizes that a final owes. @throws ApiError `tournament_not_found` */
export async function makePrizes(context: Context, tournamentId: string): Promise<readonly Prize[]> {
  const { prizePool } = found(await findTournament(context, tournamentId), 'tournament_not_found');
  return decide(context, tournamentId, making(prizePool, context));
}

/** @throws ApiError `invalid` where there is no such proof. */
export async function changePrize(
  context: Context,
  { tournamentId, prizeId }: PrizeAddress,
  edit: PrizeEdit,
): Promise<Prize> {
  if (edit.state === 'sent' && edit.proof !== null) {
    await demandPicture(context, edit.proof, 'proof');
  }
  return decide(context, tournamentId, changing(prizeId, edit, context));
}

export function decidePrize(
  context: Context,
  { tournamentId, prizeId }: PrizeAddress,
  decision: PrizeDecision,
): Promise<Prize> {
  return decide(context, tournamentId, deciding(prizeId, decision));
}

/** Notes what a player says of their prize. @throws ApiError `not_found` where it isn't theirs. */
export function answerPrize(context: Context, holder: StoredRegistration, answer: PrizeAnswer): Promise<Prize> {
  return decide(context, holder.tournamentId, answering(holder, answer, context.now));
}

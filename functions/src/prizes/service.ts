import { isOpenPrize, type Prize } from '@arena/domain';
import type { OwedPrizes, PrizeContact, PrizeDecision, PrizeEdit } from '@arena/domain/api';
import type { Actor } from '../auth/actor.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { found } from '../failure.ts';
import type { PictureService } from '../pictures/service.ts';
import type { StoredRegistration } from '../registrations/record.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import { answering, changing, deciding, making, type PrizeAnswer } from './decisions.ts';
import type { PrizeStore } from './store.ts';

/** A prize of a tournament. */
interface PrizeAddress {
  tournamentId: string;
  prizeId: string;
}

/**
 * The prizes of competitions: part of what a competition's one commit writes, so that a prize never disagrees with the
 * table that it was made of. Throws what `CompetitionService` throws.
 */
export interface PrizeService {
  /** The tournaments of which a prize waits for an organiser, with those prizes. */
  owed(): Promise<OwedPrizes[]>;
  contacts(tournamentId: string): Promise<PrizeContact[]>;
  /** @throws ApiError `tournament_not_found` */
  make(tournamentId: string, actor: Actor): Promise<readonly Prize[]>;
  /** @throws ApiError `invalid` where there is no such proof. */
  change(address: PrizeAddress, edit: PrizeEdit, actor: Actor): Promise<Prize>;
  decide(address: PrizeAddress, decision: PrizeDecision, actor: Actor): Promise<Prize>;
  /** @throws ApiError `not_found` where the prize isn't theirs. */
  answer(holder: StoredRegistration, answer: PrizeAnswer, now: Date): Promise<Prize>;
}

export interface PrizeParts {
  store: PrizeStore;
  competitions: Pick<CompetitionService, 'carryOut' | 'view'>;
  tournaments: Pick<TournamentStore, 'one'>;
  registrations: Pick<RegistrationReader, 'some'>;
  pictures: Pick<PictureService, 'demand'>;
}

export function prizeService({ store, competitions, tournaments, registrations, pictures }: PrizeParts): PrizeService {
  return {
    async owed() {
      const all = await store.owed();
      return all.map(({ tournamentId, prizes }) => ({ tournamentId, prizes: prizes.filter(isOpenPrize) }));
    },
    async contacts(tournamentId) {
      const { entries, prizes } = await competitions.view(tournamentId);
      const registered = new Map(entries.map(({ id, registrationId }) => [id, registrationId ?? '']));
      const holders = [...new Set(prizes.flatMap(({ entryId }) => entryId ?? []))];
      const ids = holders.flatMap((entryId) => registered.get(entryId) || []);
      const winners = new Map((await registrations.some(ids)).map((one) => [one.id, one]));
      return holders.map((entryId) => {
        const { guardian = null, phone = null } = winners.get(registered.get(entryId) ?? '') ?? {};
        return { entryId, contact: guardian?.contact ?? phone, guardian: guardian?.name ?? null };
      });
    },
    async make(tournamentId, actor) {
      const { prizePool } = found(await tournaments.one(tournamentId), 'tournament_not_found');
      return competitions.carryOut(tournamentId, making(prizePool, actor), actor);
    },
    async change({ tournamentId, prizeId }, edit, actor) {
      if (edit.state === 'sent' && edit.proof !== null) await pictures.demand(edit.proof, 'proof', actor.now);
      return competitions.carryOut(tournamentId, changing(prizeId, edit, actor), actor);
    },
    decide: ({ tournamentId, prizeId }, decision, actor) =>
      competitions.carryOut(tournamentId, deciding(prizeId, decision, actor), actor),
    answer: (holder, answer, now) =>
      competitions.carryOut(holder.tournamentId, answering(holder, answer, now), { now }),
  };
}

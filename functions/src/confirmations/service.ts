import {
  HOUR,
  isConfirmationMissed,
  type Registration,
  type SeenConfirmation,
  type VisibleTournament,
} from '@arena/domain';
import type { Actor } from '../auth/actor.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { ApiError, found } from '../failure.ts';
import { attempts } from '../platform/attempts.ts';
import type { Log } from '../platform/log.ts';
import { confirmation, lapse } from '../registrations/decisions/confirming.ts';
import type { Decide } from '../registrations/decisions/decide.ts';
import type { Ledger } from '../registrations/ledger.ts';
import { playerAt } from '../registrations/own.ts';
import { toRegistration } from '../registrations/presenter.ts';
import type { StoredRegistration } from '../registrations/record.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';

export interface ConfirmationService {
  /**
   * @param seen what was to be confirmed on the page on which they did.
   * @throws ApiError `link_not_found`; `confirmation_closed` where nothing is to be confirmed at that moment;
   * `confirmation_moved` where that is for another day by now.
   */
  confirm(holder: StoredRegistration, now: Date, seen?: SeenConfirmation): Promise<void>;
  /**
   * The same on a player's word, also after its time while they still have their place.
   * @throws ApiError `not_found`, `confirmation_closed`
   */
  confirmFor(id: string, actor: Actor): Promise<Registration>;
  /**
   * Frees the places of those who didn't confirm in time, in the final too. It begins with what there is, so one that
   * was broken off goes on where it was, and several at once do each thing once.
   * @throws Error where a tournament's could not be closed; the others' are all the same.
   */
  run(now: Date): Promise<void>;
}

export interface ConfirmationParts {
  ledger: Pick<Ledger, 'apply' | 'applyTo'>;
  reader: Pick<RegistrationReader, 'someUnenrolled' | 'someUnconfirmed'>;
  tournaments: Pick<TournamentStore, 'confirming'>;
  competitions: Pick<CompetitionService, 'followDecisions' | 'confirmFinal' | 'nearFinals' | 'closeFinal'>;
  log: Log;
}

/** Some of those whose windows may have closed, who may be in it twice. */
async function someSilent(
  { id, confirmations, confirmationsSince, date }: VisibleTournament,
  reader: ConfirmationParts['reader'],
  now: Date,
): Promise<StoredRegistration[]> {
  if (confirmations === null || date === null) return [];
  const begins = Date.parse(date);
  if (now.getTime() > begins - confirmations.matchUntilHours * HOUR) {
    const reading = [reader.someUnenrolled(id, now), reader.someUnconfirmed(id, new Date(begins))];
    return (await Promise.all(reading)).flat();
  }
  const approved = now.getTime() - confirmations.enrolmentHours * HOUR;
  const isLongEnough = approved >= Date.parse(confirmationsSince ?? new Date(0).toISOString());
  return isLongEnough ? reader.someUnenrolled(id, new Date(approved)) : [];
}

export function confirmationService(parts: ConfirmationParts): ConfirmationService {
  const { ledger, reader, tournaments, competitions, log } = parts;

  async function closeAll(tournament: VisibleTournament, now: Date): Promise<void> {
    const silent = await someSilent(tournament, reader, now);
    const missed = silent.filter((one) => isConfirmationMissed(tournament, one, now));
    if (missed.length === 0) return;
    // Their entries first: a run that breaks off before their places are free finds them again.
    const out = missed.map((one) => ({ ...one, status: 'rejected' as const }));
    await competitions.followDecisions(out, now);
    const ids = [...new Set(missed.map(({ id }) => id))];
    const closed = await Promise.all(
      ids.map((registrationId) => ledger.apply(tournament.id, { registrationId, decide: lapse(now) })),
    );
    // Who was confirmed meanwhile goes on playing.
    await competitions.followDecisions(
      closed.filter((one) => one !== null),
      now,
    );
  }

  return {
    async confirm({ id, tournamentId, link, status }, now, seen) {
      const known: { tournament: VisibleTournament | null } = { tournament: null };
      const decide = confirmation((one) => one.link === link, 'link_not_found', playerAt(now), { seen });
      const noting: Decide = (tournament, ...rest) => {
        known.tournament = tournament;
        return decide(tournament, ...rest);
      };
      let refusal: unknown = null;
      try {
        await ledger.apply(tournamentId, { registrationId: id, decide: noting });
      } catch (fault) {
        if (!(fault instanceof ApiError) || fault.code !== 'confirmation_closed') throw fault;
        refusal = fault;
      }
      const { tournament } = known;
      const isIn = tournament !== null && status === 'approved';
      const final = isIn ? await competitions.confirmFinal(id, tournament, playerAt(now), seen) : null;
      if (final === 'missed') throw new ApiError('confirmation_closed');
      if (refusal !== null && final !== 'confirmed') throw refusal;
    },

    async confirmFor(id, actor) {
      const decide = confirmation(() => true, 'not_found', actor, { counts: ['open', 'missed'] });
      return toRegistration(found(await ledger.applyTo(id, { decide })));
    },

    async run(now) {
      const work = [
        ...(await tournaments.confirming(now)).map((tournament) => [tournament, closeAll] as const),
        ...(await competitions.nearFinals(now)).map((tournament) => [tournament, competitions.closeFinal] as const),
      ];
      const { attempt, end } = attempts(log, 'confirmations not closed');
      for (const [tournament, closing] of work) {
        await attempt({ tournament: tournament.id }, () => closing(tournament, now));
      }
      end();
    },
  };
}

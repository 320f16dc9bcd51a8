import { isInLine, limits, placesToOffer, type Registration, type Waiting } from '@arena/domain';
import type { Actor } from '../auth/actor.ts';
import { found } from '../failure.ts';
import { type Attempts, attempts } from '../platform/attempts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { coalesceEach } from '../platform/pace/coalesce.ts';
import { automaticOffer, offer, offerLapse, taking } from '../registrations/decisions/offering.ts';
import type { Ledger } from '../registrations/ledger.ts';
import { toRegistration } from '../registrations/presenter.ts';
import type { StoredRegistration } from '../registrations/record.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';

/** The line of those who wait for a place, and the places that are offered to them. */
export interface WaitingService {
  /** How somebody stands in line; null where they don't wait. */
  standing(registration: StoredRegistration): Promise<Waiting | null>;
  /** @throws ApiError `link_not_found`, or `offer_closed` where no place is theirs to take at that moment. */
  take(holder: StoredRegistration, now: Date): Promise<void>;
  /** @throws ApiError `not_found`, `decided_meanwhile`, `tournament_full`, `offer_closed` */
  offerTo(id: string, actor: Actor): Promise<Registration>;
  /** Offers the free places of a tournament to the first in line; a failure is logged, and the next run heals it. */
  fillSoon(tournamentId: string): void;
  /**
   * Closes the offers that nobody took, and offers what is free. Several at once do each thing once.
   * @throws Error where an offer could not be closed, or a tournament's places not offered; the others are all the same.
   */
  run(now: Date): Promise<void>;
}

export interface WaitingParts {
  ledger: Pick<Ledger, 'apply' | 'applyTo'>;
  reader: Pick<RegistrationReader, 'firstInLine' | 'countBefore' | 'someOffered'>;
  tournaments: Pick<TournamentStore, 'visible' | 'waitedFor'>;
  clock: Clock;
  log: Log;
}

/** What it is called in the log where places could not be offered. */
const NOT_OFFERED = 'places not offered';

export function waitingService({ ledger, reader, tournaments, clock, log }: WaitingParts): WaitingService {
  /** Offers the free places of a tournament to the first in line. */
  async function fill(tournamentId: string, now: Date): Promise<void> {
    const tournament = await tournaments.visible(tournamentId);
    const places = tournament === null ? 0 : placesToOffer(tournament, now);
    if (places === 0) return;
    // One after the other, and no further than the first who can't be offered one: nobody gets a place before those ahead.
    for (const { id, line } of await reader.firstInLine(tournamentId, Math.min(places, limits.waiting.closed))) {
      const next = await ledger.apply(tournamentId, { registrationId: id, decide: automaticOffer(line, now) });
      if (next !== null && isInLine(next)) break;
    }
  }

  const filling = coalesceEach((tournamentId) => fill(tournamentId, clock()));

  async function close(now: Date, attempt: Attempts['attempt']): Promise<void> {
    const over = await reader.someOffered(now);
    const lapsing = over.map(({ id, tournamentId }) =>
      attempt({ tournament: tournamentId }, () =>
        ledger.apply(tournamentId, { registrationId: id, decide: offerLapse(now) }),
      ),
    );
    await Promise.all(lapsing);
  }

  return {
    async standing(registration) {
      const { tournamentId, status, line, offeredUntil } = registration;
      if (status !== 'waiting') return null;
      if (!isInLine(registration)) return { number: null, offeredUntil };
      return { number: (await reader.countBefore(tournamentId, line ?? 0)) + 1, offeredUntil };
    },

    async take({ id, link }, now) {
      await ledger.applyTo(id, { decide: taking(link, now) });
    },

    async offerTo(id, actor) {
      return toRegistration(found(await ledger.applyTo(id, { decide: offer(actor) })));
    },

    fillSoon(tournamentId) {
      void attempts(log, NOT_OFFERED).attempt({ tournament: tournamentId }, () => filling(tournamentId));
    },

    async run(now) {
      const { attempt, end } = attempts(log, NOT_OFFERED);
      await close(now, attempt);
      for (const { id } of await tournaments.waitedFor(now)) await attempt({ tournament: id }, () => fill(id, now));
      end();
    },
  };
}

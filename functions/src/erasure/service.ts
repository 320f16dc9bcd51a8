import { goneSince, type Instant, isErasureDue, isOver, limits } from '@arena/domain';
import type { CompetitionService } from '../competitions/service.ts';
import { attempts } from '../platform/attempts.ts';
import { won } from '../platform/fault.ts';
import type { Log } from '../platform/log.ts';
import { commitOnto } from '../records/commit-onto.ts';
import type { Decide } from '../registrations/decisions/decide.ts';
import { erasure, forgettingOrigin } from '../registrations/decisions/removal.ts';
import type { Ledger } from '../registrations/ledger.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import type { TotalsStore } from '../totals/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import type { ErasureStore, Leftover } from './store.ts';

/**
 * Erases what is due at `now`, as a job of the day. It begins with what there is, so one that was broken off goes on
 * where it was, and several at once share the work.
 * @throws Error where something of a tournament could not be erased; the others' is all the same.
 */
type Erasure = (now: Date) => Promise<void>;

export interface ErasureParts {
  store: ErasureStore;
  registrations: Pick<RegistrationReader, 'someOf' | 'someWithOrigin'>;
  tournaments: Pick<TournamentStore, 'visible'>;
  competitions: Pick<CompetitionService, 'forgetPlayers'>;
  ledger: Pick<Ledger, 'applyToEach'>;
  totals: Pick<TotalsStore, 'begin' | 'begun' | 'finish'>;
  log: Pick<Log, 'error'>;
}

/** @param writtenAt from when its days count where nobody knows a tournament's end, and nobody registered. */
async function isDue(
  { store, tournaments }: Pick<ErasureParts, 'store' | 'tournaments'>,
  tournamentId: string,
  now: Date,
  writtenAt: Instant = null,
): Promise<boolean> {
  const [tournament, lastArrival] = await Promise.all([
    tournaments.visible(tournamentId),
    store.lastArrival(tournamentId),
  ]);
  return isErasureDue(tournament, lastArrival ?? writtenAt, now);
}

/** Carries a decision out on the registrations of a tournament, in batches, until `some` finds none any more. */
async function applyToAll(
  { ledger }: Pick<ErasureParts, 'ledger'>,
  tournamentId: string,
  some: RegistrationReader['someOf'],
  decide: Decide,
): Promise<void> {
  for (;;) {
    const ids = await some(tournamentId, limits.batch);
    if (ids.length === 0) return;
    await ledger.applyToEach(tournamentId, ids, decide);
  }
}

/** Erases the registrations of every tournament whose days are over; what they came to stays in the totals. */
function registrationErasure(parts: ErasureParts): Erasure {
  const { store, registrations, competitions, totals, log } = parts;

  async function erase(tournamentId: string, now: Date): Promise<void> {
    try {
      await competitions.forgetPlayers(tournamentId, now);
    } finally {
      // Also where something of the competition can't be read: how to reach people goes in time.
      await totals.begin(tournamentId);
      await applyToAll(parts, tournamentId, registrations.someOf, erasure);
    }
  }

  /** One that has registrations again was given another date meanwhile: it isn't over. */
  async function finish(tournamentId: string, now: Date): Promise<void> {
    if ((await registrations.someOf(tournamentId, 1)).length > 0) return;
    await won(totals.finish(tournamentId, now));
  }

  return async (now) => {
    const { attempt, end } = attempts(log, 'tournament not erased');
    for await (const id of store.tournamentIds()) {
      await attempt({ tournament: id }, async () => {
        if (await isDue(parts, id, now)) await erase(id, now);
      });
    }
    for (const id of await totals.begun()) await attempt({ tournament: id }, () => finish(id, now));
    const strays = await store.strays();
    if (strays > 0) log.error('registrations of no tournament are never erased', { strays });
    end();
  };
}

/**
 * Erases what leads to players apart from registrations, of every tournament whose days are over: entries of a
 * competition that were made by hand, and what guardians of erased players had said.
 */
function leftoverErasure(parts: ErasureParts): Erasure {
  const { store, competitions, log } = parts;

  /** Where forgetting has written, it is noted the next day: by then nobody has named a player again, or it goes too. */
  async function forget(competition: Leftover, now: Date): Promise<void> {
    await competitions.forgetPlayers(competition.tournamentId, now);
    await won(store.noteForgotten(competition));
  }

  function eraseGuardianNos({ tournamentId }: Leftover): Promise<null> {
    return commitOnto(
      async () => ({ facts: null, commit: () => store.eraseGuardianNos(tournamentId) }),
      () => ({ result: null, changes: 'erase' }),
    );
  }

  return async (now) => {
    const { attempt, end } = attempts(log, 'leftovers not erased');
    const each = async (leftovers: AsyncIterable<Leftover>, erase: (leftover: Leftover) => Promise<unknown>) => {
      for await (const leftover of leftovers) {
        const { tournamentId, writtenAt } = leftover;
        await attempt({ tournament: tournamentId }, async () => {
          if (await isDue(parts, tournamentId, now, writtenAt.toDate().toISOString())) await erase(leftover);
        });
      }
    };
    await each(store.competitions(), (competition) => forget(competition, now));
    await each(store.withGuardianNos(), eraseGuardianNos);
    end();
  };
}

/** Forgets where the registrations of tournaments that are over, or gone, came from. */
export function originErasure(
  parts: Pick<ErasureParts, 'tournaments' | 'ledger' | 'log'> & {
    store: Pick<ErasureStore, 'tournamentIds'>;
    registrations: Pick<RegistrationReader, 'someWithOrigin'>;
  },
): Erasure {
  return async (now) => {
    const { attempt, end } = attempts(parts.log, 'origins not erased');
    for await (const id of parts.store.tournamentIds()) {
      await attempt({ tournament: id }, async () => {
        const tournament = await parts.tournaments.visible(id);
        if (tournament !== null && !isOver(tournament, now)) return;
        await applyToAll(parts, id, parts.registrations.someWithOrigin, forgettingOrigin);
      });
    }
    end();
  };
}

/**
 * Erases the responses to public forms whose days are over, in batches; each form keeps how many they were. What an
 * organiser deleted is remembered as long, by its id.
 */
function responseErasure({ store }: ErasureParts): Erasure {
  return async (now) => {
    const before = goneSince(limits.responseRetentionDays, now);
    const eraseSome = () =>
      commitOnto(
        () => store.responsesBefore(before),
        (found) => ({ result: found, changes: found > 0 ? 'erase' : null }),
      );
    while ((await eraseSome()) > 0);
    while ((await store.forgetDeleted(before)) > 0);
  };
}

/** What keeps the promises of how long something stays. */
export function erasures(parts: ErasureParts) {
  return {
    registrationErasure: registrationErasure(parts),
    leftoverErasure: leftoverErasure(parts),
    originErasure: originErasure(parts),
    responseErasure: responseErasure(parts),
    /** Erases what newcomers asked for, and what the team noted of them, once its days are over. */
    accessRequestErasure: (now: Date) =>
      parts.store.eraseAccessRequests(goneSince(limits.accessRequestRetentionDays, now)),
  };
}

import { isDeepStrictEqual } from 'node:util';
import { groupedBy, limits, MINUTE, playersOf, tournamentOf } from '@arena/domain';
import { SYSTEM } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import type { Changed, ChangedRegistrations } from '../changed-registrations/store.ts';
import { attempts } from '../platform/attempts.ts';
import { mayRetry } from '../platform/fault.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { Log } from '../platform/log.ts';
import { within } from '../platform/pace/wait.ts';
import { hideCorrected } from '../players/hiding.ts';
import type { HiddenPlayersStore } from '../players/store.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import { fieldsOfRegistration } from './entry-decisions.ts';
import {
  type Decided,
  registrationCorrected,
  registrationsDecided,
  registrationsErased,
} from './registration-decisions.ts';
import type { CarryOut } from './service.ts';

/** What becomes of entries when something becomes of their registrations. */
export interface Following {
  /** Makes the entry that came of a registration go on with it as it was corrected; nothing where there is none. */
  followRegistration(from: Decided, to: Decided, actor: Actor): Promise<void>;
  /** Makes the entries that came of registrations play, or withdraw, by what was decided on these. */
  followDecisions(registrations: readonly Decided[], now: Date): Promise<void>;
  /**
   * Erases registrations, and what leads from their entries to persons, or all of those that never played. Of entries
   * first, so that a try that broke off finds the registrations again; and after, for an import that ran beside.
   */
  eraseWith<Result>(registrationIds: readonly string[], now: Date, erase: () => Promise<Result>): Promise<Result>;
  /**
   * Follows what wasn't followed for a minute, as the server died before it could.
   * @throws Error where that failed for a tournament; the others' is done all the same.
   */
  run(now: Date): Promise<void>;
}

export interface FollowingParts {
  registrations: Pick<RegistrationReader, 'some'>;
  changed: ChangedRegistrations;
  hidden: HiddenPlayersStore;
  hash: KeyedHash;
  log: Pick<Log, 'error'>;
}

/** Whether an entry goes on as it is where a registration became this one. */
function saysTheSame(before: Decided, after: Decided): boolean {
  return before.id === after.id && isDeepStrictEqual(fieldsOfRegistration(before), fieldsOfRegistration(after));
}

/** @returns the calls, and how an import follows what became of these registrations since it read them. */
export function following(carryOut: CarryOut, { registrations, changed, hidden, hash, log }: FollowingParts) {
  /** What can't be forgotten at the moment, `run` follows once more, and forgets it then. */
  async function forget(registrationIds: readonly string[]): Promise<void> {
    try {
      await within(limits.attemptDeadline, changed.forget(registrationIds));
    } catch (fault) {
      if (!mayRetry(fault)) throw fault;
    }
  }

  async function eraseEntries(registrationIds: readonly string[], now: Date): Promise<void> {
    const byTournament = groupedBy(registrationIds, tournamentOf);
    for (const [id, erased] of byTournament) await carryOut(id, registrationsErased(erased, hash), { now });
  }

  async function followDecisions(decided: readonly Decided[], now: Date): Promise<void> {
    const byTournament = groupedBy(decided, ({ id }) => tournamentOf(id));
    for (const [id, of] of byTournament) await carryOut(id, registrationsDecided(of), { now });
    await forget(decided.map(({ id }) => id));
  }

  async function followRegistration(from: Decided, to: Decided, actor: Actor): Promise<void> {
    await hideCorrected(hidden, [playersOf(from), playersOf(to)], actor, hash);
    await carryOut(tournamentOf(from.id), registrationCorrected(from, to, hash), actor);
    await forget([to.id]);
  }

  async function catchUp(registrationIds: readonly string[], now: Date): Promise<void> {
    const there = await registrations.some(registrationIds);
    const ids = new Set(there.map(({ id }) => id));
    await eraseEntries(
      registrationIds.filter((id) => !ids.has(id)),
      now,
    );
    await followDecisions(there, now);
  }

  async function followAll(changes: readonly Changed[], now: Date): Promise<void> {
    const ids = changes.map(({ id }) => id);
    const there = new Map((await registrations.some(ids)).map((one) => [one.id, one]));
    for (const { id, before } of changes) {
      const after = there.get(id);
      if (after !== undefined && !saysTheSame(before, after))
        await followRegistration(before, after, { uid: SYSTEM, now });
    }
    await catchUp([...ids, ...changes.map(({ before }) => before.id)], now);
    await forget(ids);
  }

  const calls: Following = {
    followRegistration,
    followDecisions,
    async eraseWith(registrationIds, now, erase) {
      await eraseEntries(registrationIds, now);
      const erased = await erase();
      await eraseEntries(registrationIds, now);
      return erased;
    },
    async run(now) {
      const { attempt, end } = attempts(log, 'registrations not followed');
      const left = await changed.someBefore(new Date(now.getTime() - MINUTE));
      for (const [tournament, changes] of groupedBy(left, ({ id }) => tournamentOf(id)))
        await attempt({ tournament }, () => followAll(changes, now));
      end();
    },
  };
  return { calls, catchUp };
}

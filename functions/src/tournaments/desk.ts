import { limits, type Tournament, type TournamentCreate, type TournamentUpdate } from '@arena/domain';
import type { TournamentStats } from '@arena/domain/api';
import type { Actor } from '../auth/actor.ts';
import type { CompetitionStore } from '../competitions/store.ts';
import type { HistoryService } from '../history/service.ts';
import type { PictureService } from '../pictures/service.ts';
import { describeFault, type Log } from '../platform/log.ts';
import { newId } from '../platform/new-id.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import { changeOne } from '../records/change.ts';
import { removalWithTournament } from '../registrations/decisions/removal.ts';
import type { Ledger } from '../registrations/ledger.ts';
import type { RegistrationReader } from '../registrations/store.ts';
import { creation, edit, removal } from './decisions.ts';
import type { Publication } from './publication.ts';
import type { TournamentService } from './service.ts';
import type { TournamentStore } from './store.ts';

/**
 * What organisers do with tournaments. After each change what is due is published and the public catalogue is
 * up to date. Whatever is about one tournament throws `tournament_not_found` where there is none.
 */
export interface TournamentDesk {
  withRegistrations(
    page: PageRequest,
    undated: boolean,
    now: Date,
  ): Promise<Page<Tournament & { stats: TournamentStats }>>;
  /** @throws ApiError `invalid` where the fields contradict each other, or there is no such poster. */
  create(input: TournamentCreate, actor: Actor): Promise<Tournament>;
  /** @throws ApiError `invalid` as above; `edited_meanwhile` where the revision named isn't the current one. */
  update(id: string, changes: TournamentUpdate, actor: Actor): Promise<Tournament>;
  /**
   * Deletes a tournament, its registrations and its competition first; where it was interrupted, the same call again goes on.
   * @returns how many registrations were deleted with it.
   * @throws ApiError `has_registrations` where there are any, unless forced.
   */
  remove(id: string, force: boolean, actor: Actor): Promise<number>;
}

export interface TournamentDeskParts {
  store: TournamentStore;
  tournaments: Pick<TournamentService, 'withStats'>;
  registrations: Pick<RegistrationReader, 'someOf'>;
  competitions: Pick<CompetitionStore, 'isThere' | 'remove'>;
  ledger: Ledger;
  pictures: Pick<PictureService, 'demand'>;
  publication: Publication;
  history: Pick<HistoryService, 'run'>;
  log: Log;
}

export function tournamentDesk(parts: TournamentDeskParts): TournamentDesk {
  const { store, tournaments, registrations, competitions, ledger, pictures, publication, history, log } = parts;

  /** What was written stays written where this fails; the scheduled function does it within a minute. */
  async function announce(now: Date): Promise<void> {
    try {
      await publication.run(now);
      await history.run();
    } catch (fault) {
      log.error('change not announced', { err: describeFault(fault) });
    }
  }

  /** The tournament as it is once what is due has been published. */
  async function announced(tournament: Tournament, now: Date): Promise<Tournament> {
    await announce(now);
    return (await store.one(tournament.id)) ?? tournament;
  }

  return {
    async withRegistrations(page, undated, now) {
      await publication.publishDue(now);
      const { items, nextCursor } = await store.page(page, undated);
      return { items: await tournaments.withStats(items), nextCursor };
    },
    async create({ requestId, ...input }, actor) {
      const id = newId(requestId);
      if (input.poster) await pictures.demand(input.poster, 'poster', actor.now);
      return announced(await changeOne(store, id, creation(id, input, actor)), actor.now);
    },
    async update(id, changes, actor) {
      if (changes.poster) await pictures.demand(changes.poster, 'poster', actor.now);
      return announced(await changeOne(store, id, edit(changes, actor)), actor.now);
    },
    async remove(id, force, actor) {
      const belongings = async () => ({
        registrations: await registrations.someOf(id, limits.batch),
        competition: await competitions.isThere(id),
      });
      const decide = removal(belongings, force, actor);
      for (let removed = 0; ; ) {
        const remains = await changeOne(store, id, decide);
        if (remains.gone) {
          await announce(actor.now);
          return removed;
        }
        if (remains.competition) await competitions.remove(id);
        await ledger.applyToEach(id, remains.registrations, removalWithTournament(actor.now));
        removed += remains.registrations.length;
      }
    },
  };
}

import { limits } from '@arena/domain';
import type { HidingOutcome, HidingRequest } from '@arena/domain/api';
import type { Actor } from '../auth/actor.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { ApiError } from '../failure.ts';
import type { HistoryService } from '../history/service.ts';
import { attempts } from '../platform/attempts.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { Log } from '../platform/log.ts';
import { commitOnto } from '../records/commit-onto.ts';
import { hidingRecord, withHiding } from './hiding.ts';
import { publicPlayerId } from './public-id.ts';
import type { HiddenPlayers, HiddenPlayersStore } from './store.ts';

/** Who isn't shown to the public by their nickname. */
export interface PlayerService {
  hidden(): Promise<Pick<HiddenPlayers, 'players'>>;
  /**
   * Hides a player everywhere, or shows them again; once it answers, nothing that is made from then on names them. The
   * same call again goes on where one was interrupted, and so does the scheduled function.
   * @throws ApiError `invalid` where no more can be hidden.
   */
  hide(request: HidingRequest, actor: Actor): Promise<HidingOutcome>;
  /**
   * What the scheduler runs every minute: ends what was begun.
   * @throws Error where that failed for a player; the others' is ended all the same.
   */
  run(now: Date): Promise<void>;
}

export interface PlayerParts {
  store: HiddenPlayersStore;
  competitions: Pick<CompetitionService, 'republish'>;
  history: Pick<HistoryService, 'rebuild'>;
  catalogue: Pick<CatalogueService, 'rebuild'>;
  hash: KeyedHash;
  log: Pick<Log, 'error'>;
}

const FREE_FIRE_ID = /^\d{8,12}$/;

export function playerService({ store, competitions, history, catalogue, hash, log }: PlayerParts): PlayerService {
  /** Makes the competitions anew in which a player is. @returns how many. */
  async function republish(id: string, now: Date): Promise<number> {
    const tournaments = await store.tournamentsOf(id);
    for (const tournamentId of tournaments) await competitions.republish(tournamentId, now);
    return tournaments.length;
  }

  /** Makes what is made of all competitions anew, after which nothing says any more who these players are. */
  async function finish(ids: readonly string[]): Promise<void> {
    await Promise.all([history.rebuild(), catalogue.rebuild()]);
    await commitOnto(store.read, (known) => {
      const pending = known.pending.filter((id) => !ids.includes(id));
      if (pending.length === known.pending.length) return { result: undefined, changes: null };
      return { result: undefined, changes: { next: { ...known, pending }, audits: [] } };
    });
  }

  return {
    async hidden() {
      const { players } = (await store.read()).facts;
      return { players };
    },
    async hide({ player, hidden }, actor) {
      const id = FREE_FIRE_ID.test(player) ? publicPlayerId(player, hash) : player;
      await commitOnto(store.read, (known) => {
        const next = withHiding(known, id, hidden, actor.now);
        if (hidden && next && known.players.length >= limits.hiddenPlayers) {
          throw new ApiError('invalid', { fields: { player: 'Ya no se puede ocultar a más jugadores' } });
        }
        const audits = [hidingRecord(id, hidden, actor)];
        return { result: undefined, changes: next && { next, audits } };
      });
      const tournaments = await republish(id, actor.now);
      await finish([id]);
      return { id, hidden, tournaments };
    },
    async run(now) {
      const { attempt, end } = attempts(log, 'players not made anew');
      const { pending } = (await store.read()).facts;
      // Some at a time: a run that is killed has ended what came before.
      for (let first = 0; first < pending.length; first += limits.batch) {
        const done: string[] = [];
        for (const id of pending.slice(first, first + limits.batch))
          await attempt({}, async () => {
            await republish(id, now);
            done.push(id);
          });
        if (done.length > 0) await attempt({}, () => finish(done));
      }
      end();
    },
  };
}

import { limits } from '@arena/domain';
import type { HidingOutcome, HidingRequest } from '@arena/domain/api';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { ApiError } from '../failure.ts';
import type { HistoryService } from '../history/service.ts';
import { attempts } from '../platform/attempts.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { Log } from '../platform/log.ts';
import { commitOnto } from '../records/commit-onto.ts';
import { withHiding } from './hiding.ts';
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
  /** Makes anew everything that says who a player is. @returns in how many tournaments. */
  async function refresh(id: string, now: Date): Promise<number> {
    const tournaments = await store.tournamentsOf(id);
    for (const tournamentId of tournaments) await competitions.republish(tournamentId, now);
    await Promise.all([history.rebuild(), catalogue.rebuild()]);
    await commitOnto(store.read, (known) => {
      if (!known.pending.includes(id)) return { result: undefined, changes: null };
      const next = { ...known, pending: known.pending.filter((each) => each !== id) };
      return { result: undefined, changes: { next, audit: null } };
    });
    return tournaments.length;
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
        const said = { before: { hidden: !hidden }, after: { hidden } };
        const audit = entryOf(hidden ? 'player.hide' : 'player.show', id, actor, said);
        return { result: undefined, changes: next && { next, audit } };
      });
      return { id, hidden, tournaments: await refresh(id, actor.now) };
    },
    async run(now) {
      const { attempt, end } = attempts(log, 'players not made anew');
      for (const id of (await store.read()).facts.pending) await attempt({}, () => refresh(id, now));
      end();
    },
  };
}

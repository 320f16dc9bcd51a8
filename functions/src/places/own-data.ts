import { isNoOnId, type PlaceData, placeRights, questionsOf, type VisibleTournament } from '@arena/domain';
import type { EndpointInput } from '@arena/domain/api';
import { aliasOf } from '../audit/entry.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { found } from '../failure.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { toActiveQuestion } from '../questions/service.ts';
import type { QuestionStore } from '../questions/store.ts';
import { countersOf, type Visit } from '../rate-limit/origin.ts';
import type { RateLimiter } from '../rate-limit/service.ts';
import { correction, reachOf } from '../registrations/decisions/correction.ts';
import type { Ledger } from '../registrations/ledger.ts';
import { madeToken, teamHash, teamLinkOf } from '../registrations/links.ts';
import { type Holder, leaving, ownCorrection, ownErasure, playerAt, playerOf } from '../registrations/own.ts';
import type { StoredRegistration } from '../registrations/record.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import { toPlaceData } from './presenter.ts';

type Correction = Omit<EndpointInput<'POST /places/correct'>['body'], 'token'>;

/**
 * What the holder of a private link does with what is stored of them. Each can be sent again where its reply was lost.
 * @throws ApiError `link_not_found` where the link is worth nothing any more since it was looked up.
 */
export interface OwnData {
  read(holder: StoredRegistration, now: Date): Promise<PlaceData>;
  /**
   * Its entry in a competition follows.
   * @throws ApiError `place_closed` after the deadline, or where they have no place; `edited_meanwhile` where it is no
   * longer as they saw it; `already_registered` where the ID holds a place; `invalid`; `rate_limited`.
   */
  correct(holder: StoredRegistration, fields: Correction, now: Date): Promise<PlaceData>;
  /**
   * Makes the link that a captain sends their team, or the next one. The same number again is the same link.
   * @returns its token.
   * @throws ApiError `place_closed` where there is no team, or they have no place; `edited_meanwhile`; `rate_limited`.
   */
  shareWithTeam(holder: StoredRegistration, number: number, now: Date): Promise<string>;
  /** @throws ApiError `place_closed` where the tournament is over, or they have no place. */
  leave(holder: StoredRegistration, now: Date): Promise<void>;
  /**
   * @param by whose link was brought: the player's, where nothing else is said.
   * @throws ApiError `rate_limited` where a guardian's no stays of it, and many of that origin's have left one.
   */
  erase(holder: StoredRegistration, visit: Visit, by?: Holder): Promise<void>;
}

export interface OwnDataParts {
  ledger: Pick<Ledger, 'applyTo'>;
  tournaments: Pick<TournamentStore, 'visible'>;
  questions: Pick<QuestionStore, 'all'>;
  competitions: Pick<CompetitionService, 'followRegistration' | 'followDecisions' | 'eraseWith'>;
  limiter: Pick<RateLimiter, 'takeAll'>;
  hash: KeyedHash;
}

export function ownData(parts: OwnDataParts): OwnData {
  const { ledger, competitions, hash } = parts;

  /** What their tournament asks today, or was asked when they answered it, which they needn't any more. */
  async function questionsShown({ tournamentId, answers }: StoredRegistration) {
    const all = await parts.questions.all();
    const asked = new Set(questionsOf(all, tournamentId).filter(({ active }) => active));
    const known = all.filter((question) => asked.has(question) || Object.hasOwn(answers, question.id));
    return known.map((question) => ({ ...question, required: question.required && question.active }));
  }

  async function shown(registration: StoredRegistration, now: Date): Promise<PlaceData> {
    const tournament: VisibleTournament | null = await parts.tournaments.visible(registration.tournamentId);
    const rights = placeRights(registration.status, tournament, now);
    return toPlaceData(registration, (await questionsShown(registration)).map(toActiveQuestion), rights);
  }

  return {
    read: shown,

    async correct(holder, fields, now) {
      const { id, link, createdAt } = holder;
      await parts.limiter.takeAll([{ name: 'correctionsPerLink', key: link }], now);
      const actor = playerAt(now);
      const decision = correction(
        { ...fields, id, createdAt },
        await questionsShown(holder),
        (of) => aliasOf(hash, of),
        actor,
      );
      const operation = { decide: ownCorrection(link, decision, now), ...reachOf(id, fields) };
      const next = found(await ledger.applyTo(id, operation), 'link_not_found');
      await competitions.followRegistration(holder, next, actor);
      return shown(next, now);
    },

    async shareWithTeam(holder, number, now) {
      await parts.limiter.takeAll([{ name: 'correctionsPerLink', key: holder.link }], now);
      const token = madeToken(hash, 'team', holder, number);
      await ledger.applyTo(holder.id, { decide: teamLinkOf(holder.link, teamHash(hash, token), number) });
      return token;
    },

    async leave(holder, now) {
      const left = await ledger.applyTo(holder.id, { decide: leaving(holder.link, now) });
      if (left !== null) await competitions.followDecisions([left], now);
    },

    async erase(holder, { origin, now }, by = playerOf(holder)) {
      const { id } = holder;
      if (isNoOnId(holder.consent)) await parts.limiter.takeAll(countersOf('refusedErasures', origin), now);
      await competitions.eraseWith([id], now, () => ledger.applyTo(id, { decide: ownErasure(by, now) }));
    },
  };
}

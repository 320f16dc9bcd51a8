import {
  erasedBy,
  type GuardianView,
  isPrizeToCome,
  type Registration,
  registrationId,
  tournamentOf,
} from '@arena/domain';
import type { GuardianConsent, RefusalLift, RegistrationLink, RegistrationRefusal } from '@arena/domain/api';
import { GUARDIAN } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { ApiError, found } from '../failure.ts';
import type { OwnData } from '../places/own-data.ts';
import { shownTournament } from '../places/presenter.ts';
import type { PlaceService } from '../places/service.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { Visit } from '../rate-limit/origin.ts';
import type { RateLimiter } from '../rate-limit/service.ts';
import { guardianAnswer, isSaid, notedAnswer } from '../registrations/decisions/consenting.ts';
import type { Operation } from '../registrations/decisions/decide.ts';
import { guardianNoOn, lifting } from '../registrations/decisions/lifting.ts';
import { idsOf } from '../registrations/entering/claims.ts';
import { originsOf } from '../registrations/entering/crowds.ts';
import type { Ledger } from '../registrations/ledger.ts';
import { guardianHash, guardianLinkOf, guardianLinkReplacement, madeToken } from '../registrations/links.ts';
import { guardianOf } from '../registrations/own.ts';
import { toRegistration } from '../registrations/presenter.ts';
import type { StoredRegistration } from '../registrations/record.ts';
import type { RegistrationReader, RegistrationStore } from '../registrations/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';

/** The guardians of players under 18: their link, what they see by it, their answer, and what stays of it. */
export interface GuardianService {
  read(holder: StoredRegistration, now: Date): Promise<GuardianView>;
  /**
   * A no frees the place, and the entry in a competition follows; a yes after it takes one again.
   * @throws ApiError `link_not_found`; `place_closed` where the tournament is over, or the place was lost otherwise;
   * `tournament_full` where it can't be taken again; `network_crowded` where too many wait that came from where its
   * player did; `rate_limited`.
   */
  answer(holder: StoredRegistration, given: boolean, now: Date): Promise<void>;
  /** @throws ApiError `rate_limited` */
  erase(holder: StoredRegistration, visit: Visit): Promise<void>;
  /**
   * Makes the link that a player sends, of the number that they saw. The same number again is the same link.
   * @returns its token.
   * @throws ApiError `link_not_found`; `place_closed` where the guardian has answered, the team has sent a link, or
   * nobody has to consent; `edited_meanwhile` where links of that number were taken back; `rate_limited`.
   */
  ask(holder: StoredRegistration, number: number, now: Date): Promise<string>;
  /** @throws ApiError `not_found` also where nobody has to consent; `edited_meanwhile` */
  replaceLink(link: RegistrationLink, actor: Actor): Promise<void>;
  /** @throws ApiError `not_found`, `edited_meanwhile`, `decided_meanwhile`, and as `answer`. */
  note(answer: GuardianConsent, actor: Actor): Promise<Registration>;
  /**
   * What keeps a registration from being approved that guardians said who were named elsewhere.
   * @throws ApiError `not_found`
   */
  guardianNosOf(id: string): Promise<RegistrationRefusal[]>;
  /**
   * @throws ApiError `not_found`; `edited_meanwhile` where another one stands under its id, or the ID doesn't play in it;
   * `refusal_missing`; `decided_meanwhile` where a guardian has said no since the one that was seen.
   */
  lift(lift: RefusalLift, actor: Actor): Promise<void>;
}

export interface GuardianParts {
  ledger: Pick<Ledger, 'applyTo'>;
  reader: Pick<RegistrationReader, 'one'>;
  registrations: Pick<RegistrationStore, 'read'>;
  tournaments: Pick<TournamentStore, 'visible'>;
  competitions: Pick<CompetitionService, 'followDecisions'>;
  ownData: Pick<OwnData, 'read' | 'erase'>;
  places: Pick<PlaceService, 'read'>;
  limiter: Pick<RateLimiter, 'takeAll'>;
  hash: KeyedHash;
}

/** What stands in the way of registrations that guardians said who were named in other ones. */
function liftingGuardianNos({
  ledger,
  reader,
  registrations,
}: Pick<GuardianParts, 'ledger' | 'reader' | 'registrations'>): Pick<GuardianService, 'guardianNosOf' | 'lift'> {
  const existing = async (id: string) => found(await reader.one(id));

  return {
    async guardianNosOf(id) {
      const players = idsOf(await existing(id)).map((freeFireId) => ({
        freeFireId,
        own: registrationId(tournamentOf(id), freeFireId),
      }));
      const known = await registrations.read(
        tournamentOf(id),
        players.map(({ own }) => own),
        [],
      );
      return players.flatMap(({ freeFireId, own }) => {
        const kept = known.guardianNos?.get(own) ?? null;
        const said = guardianNoOn(known.registrations.get(own) ?? null, kept, own === id);
        return said === null ? [] : [{ freeFireId, at: said.at, way: said.way }];
      });
    },

    async lift({ id, createdAt, freeFireId, at }, actor) {
      const registration = await existing(id);
      const isIt = Date.parse(registration.createdAt) === Date.parse(createdAt);
      if (!isIt || !idsOf(registration).includes(freeFireId)) throw new ApiError('edited_meanwhile');
      const own = registrationId(tournamentOf(id), freeFireId);
      const decide = lifting({ id: own, at, isOwn: own === id }, actor);
      await ledger.applyTo(own, { decide });
    },
  };
}

export function guardianService(parts: GuardianParts): GuardianService {
  const { ledger, tournaments, competitions, ownData, places, hash } = parts;

  async function shown(registration: StoredRegistration, now: Date): Promise<GuardianView> {
    const [tournament, data, { prizes }] = await Promise.all([
      tournaments.visible(registration.tournamentId),
      ownData.read(registration, now),
      places.read(registration, now),
    ]);
    return {
      tournament: shownTournament(tournament),
      consent: registration.consent,
      waits: tournament?.guardianConsent === true,
      data,
      hasPrize: prizes.some(isPrizeToCome),
      erasedBy: tournament && erasedBy(tournament),
    };
  }

  /** What is sent again lets the entry follow that a try before, the answer to which was lost, left behind. */
  async function answered(id: string, operation: Omit<Operation, 'registrationId'>, now: Date) {
    const next = await ledger.applyTo(id, operation);
    if (next !== null) await competitions.followDecisions([next], now);
    return next;
  }

  return {
    read: shown,

    async answer(holder, given, now) {
      const { id, guardianLink, consent } = holder;
      // What was said already costs nothing: its answer may have been lost.
      if (!isSaid(consent, given))
        await parts.limiter.takeAll([{ name: 'correctionsPerLink', key: guardianLink }], now);
      const decide = guardianAnswer(guardianLink, given, { uid: GUARDIAN, now });
      await answered(id, { decide, ...(given ? originsOf(holder) : {}) }, now);
    },

    erase: (holder, visit) => ownData.erase(holder, visit, guardianOf(holder)),

    async ask(holder, number, now) {
      await parts.limiter.takeAll([{ name: 'correctionsPerLink', key: holder.link }], now);
      const token = madeToken(hash, 'guardian', holder, number);
      await ledger.applyTo(holder.id, { decide: guardianLinkOf(holder.link, guardianHash(hash, token), number) });
      return token;
    },

    async replaceLink({ id, createdAt, token }, actor) {
      await ledger.applyTo(id, { decide: guardianLinkReplacement(guardianHash(hash, token), createdAt, actor) });
    },

    async note({ id, ...answer }, actor) {
      return toRegistration(found(await answered(id, { decide: notedAnswer(answer, actor) }, actor.now)));
    },

    ...liftingGuardianNos(parts),
  };
}

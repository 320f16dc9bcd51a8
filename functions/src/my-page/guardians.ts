import { erasedBy, type GuardianView, isPrizeToCome, isRefusalInForce, type Registration } from '@arena/domain';
import type { GuardianConsent, RefusalOverride, RegistrationRefusal } from '@arena/domain/api';
import { found } from '../platform/api-error.ts';
import { actorOf, type Context } from '../platform/context.ts';
import { limitRate } from '../platform/rate-limit/rate-limit.ts';
import {
  approvalReview,
  coveredRefusal,
  guardianAnswer,
  isAnswerStored,
  markOverridden,
  notedAnswer,
  overridableRefusal,
  overridingRefusal,
} from '../registrations/commands/guardian-commands.ts';
import {
  guardianLinkOf,
  guardianLinkReplacement,
  type LinkRequest,
  networkOf,
  numberedLink,
  readToken,
  repeatableLink,
} from '../registrations/commands/links.ts';
import type { Operation } from '../registrations/decision.ts';
import { applyToRegistration } from '../registrations/queue.ts';
import { type StoredRegistration, toRegistration } from '../registrations/registration-document.ts';
import { findRegistration } from '../registrations/registration-queries.ts';
import { heldIds } from '../registrations/round.ts';
import { readSnapshot } from '../registrations/store.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { readMyRegistration } from './my-registration.ts';
import { readOwnData } from './own-data.ts';
import { shownTournament } from './presenter.ts';
import { findCovered, readYearConsent } from './year-consents.ts';

/** Builds a guardian's view of the child's registration. */
export async function readAsGuardian(context: Context, owner: StoredRegistration): Promise<GuardianView> {
  const [tournament, data, { prizes }, year] = await Promise.all([
    findTournament(context, owner.tournamentId),
    readOwnData(context, owner),
    readMyRegistration(context, owner),
    readYearConsent(context, owner),
  ]);
  // Another guardian's refusal of this ID stays hidden.
  const isOwnAnswer = owner.status === 'rejected' || !isRefusalInForce(owner.consent);
  const consent = isOwnAnswer ? owner.consent : null;
  return {
    tournament: shownTournament(tournament),
    consent,
    waits: tournament?.guardianConsent === true,
    year,
    data: { ...data, consent },
    hasPrize: prizes.some(isPrizeToCome),
    erasedBy: tournament && erasedBy(tournament),
  };
}

/**
 * Stores a guardian's answer. A refusal frees the seat. A later consent takes one again.
 * @throws ApiError `link_not_found`; `place_closed` if the tournament is over or the seat was lost for another reason;
 * `team_link_required` to revoke a refusal by a link that the player sent; `tournament_full`; `rate_limited`.
 */
export async function answerAsGuardian(context: Context, owner: StoredRegistration, given: boolean): Promise<void> {
  const { id, guardianLink } = owner;
  // Repeated answers aren't rate limited, because the first response may have been lost.
  if (!isAnswerStored(owner, given)) await limitRate(context, [{ name: 'correctionsPerLink', key: guardianLink }]);
  const also = given ? [] : await reviewsAfterRefusal(context, owner);
  await applyToRegistration(context, id, { decide: guardianAnswer(guardianLink, given, actorOf(context)), also });
}

/**
 * Stores a guardian's no to another registration that their yes covers.
 * @throws ApiError `not_found` if it covers no such registration; `place_closed`; `rate_limited`.
 */
export async function refuseCovered(context: Context, owner: StoredRegistration, id: string): Promise<void> {
  const covered = await findCovered(context, owner, id);
  if (!isAnswerStored(covered, false)) {
    await limitRate(context, [{ name: 'correctionsPerLink', key: owner.guardianLink }]);
  }
  const also = await reviewsAfterRefusal(context, covered);
  await applyToRegistration(context, id, { decide: coveredRefusal(owner, covered, actorOf(context)), also });
}

/**
 * Creates the guardian link that a player sends and returns its token. Repeating `number` returns the same link.
 * @throws ApiError `link_not_found`; `place_closed` if the guardian has answered, the team has sent a link, or no
 * consent is needed; `edit_conflict` if `number` is outdated; `rate_limited`.
 */
export async function askGuardian(context: Context, owner: StoredRegistration, number: number): Promise<string> {
  await limitRate(context, [{ name: 'correctionsPerLink', key: owner.link }]);
  const made = numberedLink(context, 'guardian', owner, number);
  const decide = guardianLinkOf(owner.link, made.hash, number);
  const { guardianLink } = found(await applyToRegistration(context, owner.id, { decide }), 'link_not_found');
  return readToken(context, guardianLink, made);
}

/** Replaces the guardian's link. @returns its token. @throws ApiError `not_found`, also if no consent is needed. */
export async function replaceGuardianLink(context: Context, id: string, { key, origin }: LinkRequest): Promise<string> {
  const { token, hash } = repeatableLink(context, `guardian ${id} ${key}`);
  const decide = guardianLinkReplacement(hash, actorOf(context), networkOf(context, origin));
  await applyToRegistration(context, id, { decide });
  return token;
}

/** Stores an answer given to an organiser. @throws ApiError `decision_conflict`, and see `answerAsGuardian`. */
export async function recordGuardianAnswer(
  context: Context,
  { id, given, way, from }: GuardianConsent,
): Promise<Registration> {
  const decide = notedAnswer({ given, way, from }, actorOf(context));
  const registration = given ? null : await findRegistration(context, id);
  const also = registration === null ? [] : await reviewsAfterRefusal(context, registration);
  return toRegistration(found(await applyToRegistration(context, id, { decide, also })));
}

/** Reviews the approval of the registration that holds a refused player ID, in the commit that stores the refusal. */
async function reviewsAfterRefusal(
  context: Context,
  { id, tournamentId, freeFireId }: StoredRegistration,
): Promise<NonNullable<Operation['also']>> {
  const { reservations } = await readSnapshot(context, tournamentId, {
    registrationIds: [],
    freeFireIds: [freeFireId],
  });
  const holder = reservations?.get(freeFireId)?.registrationId ?? null;
  return holder === null || holder === id ? [] : [{ registrationId: holder, decide: approvalReview }];
}

async function findRefusals(context: Context, id: string) {
  const registration = found(await findRegistration(context, id));
  const freeFireIds = heldIds(registration);
  const wanted = { registrationIds: [], freeFireIds };
  const { reservations } = await readSnapshot(context, registration.tournamentId, wanted);
  return freeFireIds.flatMap((freeFireId) => {
    const refusal = overridableRefusal(registration, freeFireId, reservations?.get(freeFireId)?.refusal ?? null);
    return refusal === null ? [] : [{ freeFireId, refusal }];
  });
}

/** Lists refusals by guardians of other registrations that block an approval. @throws ApiError `not_found` */
export async function listRefusals(context: Context, id: string): Promise<RegistrationRefusal[]> {
  return (await findRefusals(context, id)).map(({ freeFireId, refusal: { consent } }) => {
    return { freeFireId, at: consent.at, way: consent.way };
  });
}

/**
 * Overrides a refusal from `listRefusals`.
 * @throws ApiError `not_found`; `edit_conflict` if the registration doesn't contain the ID; `decision_conflict` if a
 * guardian has refused again since.
 */
export async function overrideRefusal(context: Context, { id, freeFireId, at }: RefusalOverride): Promise<void> {
  const refused = (await findRefusals(context, id)).find((refusal) => refusal.freeFireId === freeFireId);
  await applyToRegistration(context, id, { decide: overridingRefusal({ freeFireId, at }, actorOf(context)) });
  if (refused !== undefined) {
    await applyToRegistration(context, refused.refusal.registrationId, { decide: markOverridden });
  }
}

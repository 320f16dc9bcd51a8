import { type CoveredRegistration, consentUntil, isPast, myRights, type YearConsent } from '@arena/domain';
import { aliasOf, auditEntryOf } from '../audit/audit-entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError, found } from '../platform/api-error.ts';
import { actorOf, type Context } from '../platform/context.ts';
import { type StoredRegistration, withLinkMaker } from '../registrations/registration-document.ts';
import { findRegistrations } from '../registrations/registration-queries.ts';
import {
  guardianContact,
  type StoredYearConsent,
  yearConsentDocument,
  yearConsentIn,
} from '../registrations/year-consent.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { shownTournament } from './presenter.ts';

type Hash = Pick<Context, 'hash'>;

/** True if a yes is of the registration's guardian and covers it. */
function covers({ hash }: Hash, given: StoredYearConsent, { id, guardian }: StoredRegistration): boolean {
  return given.contact === guardianContact(hash, { guardian }) && given.registrationIds.includes(id);
}

/** True for another registration of the same player and guardian. */
function isOfSame({ hash }: Hash, one: StoredRegistration, other: StoredRegistration): boolean {
  return (
    one.id !== other.id &&
    one.freeFireId === other.freeFireId &&
    guardianContact(hash, one) === guardianContact(hash, other)
  );
}

async function findCovering(context: Context, owner: StoredRegistration): Promise<StoredYearConsent | null> {
  if (owner.guardian === null) return null;
  const given = yearConsentIn(await yearConsentDocument(context, owner.freeFireId).get());
  return given !== null && covers(context, given, owner) ? given : null;
}

async function findOthers(
  context: Context,
  { registrationIds }: StoredYearConsent,
  owner: StoredRegistration,
): Promise<StoredRegistration[]> {
  const all = await findRegistrations(context, registrationIds);
  return all.filter((other) => isOfSame(context, owner, other));
}

async function toCovered(context: Context, { id, tournamentId, status }: StoredRegistration) {
  const tournament = await findTournament(context, tournamentId);
  const canRefuse = myRights(status, tournament, context.now).leave;
  return { id, tournament: shownTournament(tournament), status, canRefuse } satisfies CoveredRegistration;
}

/** Returns the guardian's yes that covers a registration, with the others it covers, latest first. */
export async function readYearConsent(context: Context, owner: StoredRegistration): Promise<YearConsent | null> {
  const given = await findCovering(context, owner);
  if (given === null) return null;
  const others = await findOthers(context, given, owner);
  const until = consentUntil(given);
  return {
    at: given.at,
    until,
    ended: given.ended || isPast(until, context.now),
    others: await Promise.all(others.toReversed().map((other) => toCovered(context, other))),
  };
}

/** Finds a registration that the same yes covers. @throws ApiError `not_found` */
export async function findCovered(
  context: Context,
  owner: StoredRegistration,
  id: string,
): Promise<StoredRegistration> {
  const given = found(await findCovering(context, owner));
  return found((await findOthers(context, given, owner)).find((other) => other.id === id) ?? null);
}

/**
 * Ends a guardian's yes: the next registration asks again. Repeating the call has no effect.
 * @throws ApiError `not_found` if no yes covers the registration.
 */
export async function endYearConsent(context: Context, owner: StoredRegistration): Promise<void> {
  const document = yearConsentDocument(context, owner.freeFireId);
  await context.db.runTransaction(async (tx) => {
    const given = yearConsentIn(await tx.get(document));
    if (given === null || !covers(context, given, owner)) throw new ApiError('not_found');
    if (given.ended) return;
    tx.update(document, { ended: true });
    const change = { before: { consent: 'given' }, after: { consent: 'ended' } };
    const target = aliasOf(context.hash, owner.id);
    const entry = auditEntryOf('registration.consent_end', target, actorOf(context), change);
    writeAudit(tx, context, withLinkMaker(entry, owner));
  });
}

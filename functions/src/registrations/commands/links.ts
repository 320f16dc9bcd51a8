import { consentStateOf, linkTokenOf } from '@arena/domain';
import { z } from 'zod';
import { auditEntryOf } from '../../audit/audit-entry.ts';
import { found } from '../../platform/api-error.ts';
import type { Actor, Context } from '../../platform/context.ts';
import type { KeyedHash } from '../../platform/keyed-hash.ts';
import type { Origin } from '../../platform/rate-limit/network-origin.ts';
import type { Command } from '../decision.ts';
import type { LinkMaker, StoredRegistration } from '../registration-document.ts';

export const LINK_TAKEN = 'Este enlace ya es de otra inscripción';

/** Hashes a link's token for storage. The hash can verify a token but not recreate it. */
export function linkHash(hash: KeyedHash, token: string): string {
  return hash('link', token);
}

/** A private link that the server makes: its token and the stored hash. */
export interface MadeLink {
  token: string;
  hash: string;
}

/** Purposes of the links that the server makes. Equal texts of two purposes give different links. */
type Purpose = 'first link' | 'mailed link' | 'new link' | 'guardian link' | 'team link';

/** Derives a link of 128 bits from the deployment's key. Nothing readable is stored: the same text gives it again. */
function derivedLink({ hash }: Pick<Context, 'hash'>, purpose: Purpose, text: string): MadeLink {
  const token = linkTokenOf(Buffer.from(hash(purpose, text), 'hex'));
  return { token, hash: linkHash(hash, token) };
}

/** Returns the first private link of a registration that came without one. */
export function firstLinkOf(context: Pick<Context, 'hash'>, id: string): MadeLink {
  return derivedLink(context, 'first link', id);
}

/** Returns a guardian's or team's link. Each number has a link of its own, so a revoked one never works again. */
export function numberedLink(
  context: Pick<Context, 'hash'>,
  kind: 'guardian' | 'team',
  { id }: Pick<StoredRegistration, 'id'>,
  number: number,
): MadeLink {
  return derivedLink(context, `${kind} link`, `${id} ${number}`);
}

/**
 * Returns an organiser's link. Repeating the request gives the same link. No caller can choose or foresee its token.
 * @param request distinguishes the requests of one organiser.
 */
export function repeatableLink(context: Pick<Context, 'hash' | 'actor'>, request: string): MadeLink {
  return derivedLink(context, 'new link', `${context.actor} ${request}`);
}

/**
 * Returns the link to mail to a registration's address. It stays the same as long as the registration's own link does,
 * so any number of mails hold the same one.
 */
export function mailedLinkOf(context: Pick<Context, 'hash'>, { id, link }: StoredRegistration): MadeLink {
  return derivedLink(context, 'mailed link', `${id} ${link}`);
}

/**
 * Gives a registration the link that is mailed to its address, beside its own. One without a link gets it as its own.
 * @param link the registration's link when the mailed one was derived from it
 */
export function mailedLink(link: string, mailed: string): Command {
  return (_tournament, registration) => {
    if (registration?.link !== link) return { refused: 'link_not_found' };
    if (registration.mailedLink === mailed) return { next: registration };
    return { next: { ...registration, [link === '' ? 'link' : 'mailedLink']: mailed } };
  };
}

/** An organiser's request for a link: its idempotency key and its network. */
export interface LinkRequest {
  key: string;
  origin: Origin;
}

/** Hashes the network of a caller, to tell if another one opens a link than the one that made it. */
export function networkOf({ hash }: Pick<Context, 'hash'>, { address }: Origin): string {
  return hash('network', `link ${address}`);
}

function makerOf({ uid }: Pick<Actor, 'uid'>, network: string): LinkMaker {
  return { uid, readers: [], networks: [network] };
}

/** Returns the first private link of a registration that an organiser brings in, and its maker. */
export function firstLink(context: Pick<Context, 'hash' | 'actor'>, id: string, origin: Origin) {
  const linkMaker = makerOf({ uid: context.actor }, networkOf(context, origin));
  return { link: firstLinkOf(context, id).hash, linkMaker };
}

/**
 * Gives a registration without a link its derived one, or notes another organiser who reads it. A link of the player's
 * own, or one that its holder has opened, stays as it is.
 */
export function linkReading(derived: string, actor: Actor, network: string): Command {
  return (_tournament, registration) => {
    if (registration === null) return { refused: 'not_found' };
    const audit = auditEntryOf('registration.link', registration.id, actor, { before: {}, after: {} });
    if (registration.link === '') {
      return { next: { ...registration, link: derived, linkMaker: makerOf(actor, network) }, audit };
    }
    const { linkMaker } = registration;
    if (registration.link !== derived || !isUnopened(linkMaker)) return { next: registration };
    const isReader = linkMaker.uid === actor.uid || linkMaker.readers.includes(actor.uid);
    if (isReader && linkMaker.networks.includes(network)) return { next: registration };
    const next = {
      ...registration,
      linkMaker: {
        uid: linkMaker.uid,
        readers: isReader ? linkMaker.readers : [...linkMaker.readers, actor.uid],
        networks: [...new Set([...linkMaker.networks, network])],
      },
    };
    return isReader ? { next } : { next, audit };
  };
}

/** True for an organiser's link that is still unopened by its holder. */
export function isUnopened(maker: LinkMaker | null): maker is LinkMaker {
  return maker !== null && maker.networks.length > 0;
}

/** Notes that a link was opened from another network than its maker's. */
export function linkOpening(kind: 'link' | 'guardianLink', hash: string): Command {
  return (_tournament, registration) => {
    if (registration?.[kind] !== hash) return { refused: 'link_not_found' };
    const maker = registration[`${kind}Maker`];
    if (maker === null || maker.networks.length === 0) return { next: registration };
    return { next: { ...registration, [`${kind}Maker`]: { ...maker, networks: [] } } };
  };
}

const LinkWithToken = z.object({ token: z.string() });

/**
 * Returns the token of a registration's guardian's or team's link, to show it again.
 * @param stored hash of the link; another than the derived one's if the link is older than derivation.
 * @throws ApiError `link_not_found`
 */
export async function readToken(
  { db }: Pick<Context, 'db'>,
  stored: string,
  { token, hash }: MadeLink,
): Promise<string> {
  if (stored === hash) return token;
  const document = await db.collection('links').doc(stored).get();
  return LinkWithToken.parse(found(document.data() ?? null, 'link_not_found')).token;
}

/** Revokes the team's link, if there is one. */
export function withoutTeamLink(registration: StoredRegistration): StoredRegistration {
  if (registration.teamLink === '') return registration;
  return { ...registration, teamLink: '', teamLinks: registration.teamLinks + 1 };
}

/** Revokes the guardian's link, if there is one. */
export function withoutGuardianLink(registration: StoredRegistration): StoredRegistration {
  if (registration.guardianLink === '') return registration;
  const guardianLinks = registration.guardianLinks + 1;
  return { ...registration, guardianLink: '', guardianLinkMaker: null, guardianAsked: null, guardianLinks };
}

/**
 * Creates a captain's team link. `number` is the current number, or the next one to revoke the current link. Any other
 * number is outdated and refused with `edit_conflict`.
 */
export function teamLinkOf(link: string, hash: string, number: number): Command {
  return (_tournament, registration) => {
    if (registration?.link !== link) return { refused: 'link_not_found' };
    if (registration.team === null || registration.status === 'rejected') return { refused: 'place_closed' };
    const { teamLinks } = registration;
    if (registration.teamLink !== '' && teamLinks === number) return { next: registration };
    if (number !== teamLinks && number !== teamLinks + 1) return { refused: 'edit_conflict' };
    return { next: { ...registration, teamLink: hash, teamLinks: number } };
  };
}

/**
 * Creates the guardian link that a player may send: to ask for the consent, or to tell a guardian whose earlier yes covers
 * the registration. Refused after the guardian's answer, or after an organiser sent a
 * link. An outdated `number` belongs to a former guardian and is refused with `edit_conflict`.
 */
export function guardianLinkOf(link: string, hash: string, number: number): Command {
  return (_tournament, registration) => {
    if (registration?.link !== link) return { refused: 'link_not_found' };
    const { guardianLinks } = registration;
    const isMade = registration.guardianLink !== '' && registration.guardianAsked === 'player';
    if (isMade && guardianLinks === number) return { next: registration };
    const mayTell = consentStateOf(registration) === 'open' || registration.consent?.carried === true;
    const isOpen = mayTell && registration.status !== 'rejected';
    if (!isOpen || registration.guardianAsked === 'team') return { refused: 'place_closed' };
    if (number !== guardianLinks) return { refused: 'edit_conflict' };
    return { next: { ...registration, guardianLink: hash, guardianAsked: 'player' } };
  };
}

/** Replaces the guardian's link with one sent by an organiser. The former link stops working. */
export function guardianLinkReplacement(hash: string, actor: Actor, network: string): Command {
  return (_tournament, registration) => {
    if (registration === null || registration.guardian === null) return { refused: 'not_found' };
    if (registration.guardianLink === hash) return { next: registration };
    const audit = auditEntryOf('registration.guardian', registration.id, actor, { before: {}, after: {} });
    const guardianLinkMaker = makerOf(actor, network);
    const next = { ...registration, guardianLink: hash, guardianLinkMaker, guardianAsked: 'team' } as const;
    return { next, audit };
  };
}

/**
 * Replaces a registration's private link. The former link, a mailed one, the team link and the guardian link sent by the
 * player stop working. Repeating the call has no effect.
 */
export function linkReplacement(link: string, actor: Actor, network: string): Command {
  return (_tournament, registration) => {
    if (registration === null) return { refused: 'not_found' };
    if (registration.link === link) return { next: registration };
    const audit = auditEntryOf('registration.link', registration.id, actor, { before: {}, after: {} });
    const isMadeOfIt = registration.guardianAsked === 'player';
    const left = withoutTeamLink(isMadeOfIt ? withoutGuardianLink(registration) : registration);
    return { next: { ...left, link, mailedLink: '', linkMaker: makerOf(actor, network) }, audit };
  };
}

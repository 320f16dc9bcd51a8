import { consentStateOf, linkTokenOf } from '@arena/domain';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { Decide } from './decisions/decide.ts';
import type { StoredRegistration } from './record.ts';

/** What the database knows of a private link: enough to recognise its token, and not to make it. */
export function linkHash(hash: KeyedHash, token: string): string {
  return hash('link', token);
}

/** The same of a guardian's: neither opens what the other does. */
export function guardianHash(hash: KeyedHash, token: string): string {
  return hash('guardian', token);
}

/** The same of the one by which a team sees its place. */
export function teamHash(hash: KeyedHash, token: string): string {
  return hash('team', token);
}

/**
 * The token of the link that a player sends their guardian, or a captain their team; `number` of them were taken back
 * before. The same one each time and for each of their phones, and nobody else's: who registers with a link that they
 * got hold of, also one that is worth nothing any more, does so at another instant.
 */
export function madeToken(
  hash: KeyedHash,
  whose: 'guardian' | 'team',
  { link, createdAt }: Pick<StoredRegistration, 'link' | 'createdAt'>,
  number: number,
): string {
  return linkTokenOf(Buffer.from(hash(`a link for the ${whose}`, `${number} ${Date.parse(createdAt)} ${link}`), 'hex'));
}

/** A registration whose team's link is worth nothing any more, if there was one. */
export function withoutTeamLink(registration: StoredRegistration): StoredRegistration {
  if (registration.teamLink === '') return registration;
  return { ...registration, teamLink: '', teamLinks: registration.teamLinks + 1 };
}

/** A registration whose guardian's link is worth nothing any more, if there was one: nobody has asked them. */
export function withoutGuardianLink(registration: StoredRegistration): StoredRegistration {
  if (registration.guardianLink === '') return registration;
  const guardianLinks = registration.guardianLinks + 1;
  return { ...registration, guardianLink: '', guardianAsked: null, guardianLinks };
}

/**
 * Decides on the link that a captain sends their team, by the captain's own: the one of this number, or the next, by
 * which the one before is worth nothing. Another number was seen before somebody else replaced it.
 */
export function teamLinkOf(link: string, teamLink: string, number: number): Decide {
  return (_tournament, registration) => {
    if (registration?.link !== link) return { refused: 'link_not_found' };
    if (registration.team === null || registration.status === 'rejected') return { refused: 'place_closed' };
    const { teamLinks } = registration;
    if (registration.teamLink === teamLink && teamLinks === number) return { next: registration };
    if (number !== teamLinks && number !== teamLinks + 1) return { refused: 'edited_meanwhile' };
    return { next: { ...registration, teamLink, teamLinks: number } };
  };
}

/**
 * Decides on the link that a player sends their guardian, by the player's own: while the guardian hasn't answered, and
 * no organiser has sent one, which a player then can't make worthless. One of a number before is in the hands of who
 * was taken for the guardian.
 */
export function guardianLinkOf(link: string, guardianLink: string, number: number): Decide {
  return (_tournament, registration) => {
    if (registration?.link !== link) return { refused: 'link_not_found' };
    if (registration.guardianLink === guardianLink) return { next: registration };
    const isOpen = consentStateOf(registration) === 'open' && registration.status !== 'rejected';
    if (!isOpen || registration.guardianAsked === 'team') return { refused: 'place_closed' };
    if (number !== registration.guardianLinks) return { refused: 'edited_meanwhile' };
    return { next: { ...registration, guardianLink, guardianAsked: 'player' } };
  };
}

/** Decides on the link that an organiser sends the guardian; the one before is worth nothing from then on. */
export function guardianLinkReplacement(guardianLink: string, createdAt: string, actor: Actor): Decide {
  return (_tournament, registration) => {
    if (registration === null || registration.guardian === null) return { refused: 'not_found' };
    if (Date.parse(registration.createdAt) !== Date.parse(createdAt)) return { refused: 'edited_meanwhile' };
    if (registration.guardianLink === guardianLink) return { next: registration };
    const audit = entryOf('registration.guardian', registration.id, actor, { before: {}, after: {} });
    return { next: { ...registration, guardianLink, guardianAsked: 'team' }, audit };
  };
}

/**
 * Decides on a registration's new private link; the one before, and those made of it, the team's and the guardian's that
 * a player sent, are worth nothing from then on. The one that it has already changes nothing, so that a repeated call
 * answers the same.
 * @param createdAt tells the registration that was seen from a later one with the same ID.
 */
export function linkReplacement(link: string, createdAt: string, actor: Actor): Decide {
  return (_tournament, registration) => {
    if (registration === null) return { refused: 'not_found' };
    if (Date.parse(registration.createdAt) !== Date.parse(createdAt)) return { refused: 'edited_meanwhile' };
    if (registration.link === link) return { next: registration };
    const audit = entryOf('registration.link', registration.id, actor, { before: {}, after: {} });
    const isMadeOfIt = registration.guardianAsked === 'player';
    const left = withoutTeamLink(isMadeOfIt ? withoutGuardianLink(registration) : registration);
    return { next: { ...left, link }, audit };
  };
}

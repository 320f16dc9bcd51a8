import { entryOf } from '../audit/entry-of.ts';
import type { Actor } from '../auth/actor.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { Decide } from './decide.ts';

/** What the database knows of a private link: enough to recognise its token, and not to make it. */
export function linkHash(hash: KeyedHash, token: string): string {
  return hash('link', token);
}

/**
 * Decides on a registration's new private link; the one before is worth nothing from then on. The one that it has
 * already changes nothing, so that a repeated call answers the same.
 * @param createdAt tells the registration that was seen from a later one with the same ID.
 */
export function linkReplacement(link: string, createdAt: string, actor: Actor): Decide {
  return (_tournament, registration) => {
    if (registration === null) return { refused: 'not_found' };
    if (Date.parse(registration.createdAt) !== Date.parse(createdAt)) return { refused: 'edited_meanwhile' };
    if (registration.link === link) return { next: registration };
    const audit = entryOf('registration.link', registration.id, actor, { before: {}, after: {} });
    return { next: { ...registration, link }, audit };
  };
}

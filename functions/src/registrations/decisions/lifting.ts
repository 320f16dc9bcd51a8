import { type Consent, isNoOnId } from '@arena/domain';
import { entryOf } from '../../audit/entry.ts';
import type { Actor } from '../../auth/actor.ts';
import { holdsIds, type StoredRegistration } from '../record.ts';
import type { Decide } from './decide.ts';

/**
 * The no of a guardian that keeps an ID from playing in a registration that didn't name that guardian; null where there
 * is none. What a guardian says of where their own player plays is theirs to turn around.
 * @param own the registration under this ID itself.
 * @param kept the no of one that is gone.
 * @param isOwn whether it is by its own registration that the ID plays.
 */
export function guardianNoOn(own: StoredRegistration | null, kept: Consent | null, isOwn: boolean): Consent | null {
  if (own !== null && own.guardian !== null && (isOwn || holdsIds(own))) return null;
  const said = own?.consent ?? (isOwn ? null : kept);
  return isNoOnId(said) ? said : null;
}

/**
 * Decides on lifting it: on an organiser's word nothing that was said before of this ID counts in this tournament any
 * more; the no of a guardian who is named stays for the registration that it is about. Where an earlier attempt of this
 * same call lifted it, that it is gone is that attempt's doing.
 * @param id that of the registration under this ID itself, also where there is none.
 * @param at when the no was said that was seen.
 */
export function lifting({ id, at, isOwn }: { id: string; at: string; isOwn: boolean }, actor: Actor): Decide {
  let found = false;
  return (_tournament, own, { guardianNo }) => {
    const said = guardianNoOn(own, guardianNo, isOwn);
    if (said === null) return found ? { next: own } : { refused: 'refusal_missing' };
    if (Date.parse(said.at) !== Date.parse(at)) return { refused: 'decided_meanwhile' };
    found = true;
    const audit = entryOf('registration.lift', id, actor, { before: { consent: 'refused' }, after: { consent: null } });
    const isAnswer = own !== null && own.guardian !== null && own.consent !== null;
    const consent = isAnswer ? ({ ...said, lifted: true } as const) : null;
    const next = own && { ...own, consent };
    return { next, audit, ...(guardianNo === null ? {} : { guardianNos: [{ id, consent: null }] }) };
  };
}

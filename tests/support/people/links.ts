import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { linkHash } from '../../../functions/src/registrations/links.ts';
import { type Fields, HASH_KEY, registrationPath, registrationRecord } from '../records/records.ts';

/** As the deployment of a test makes what it stores of links, addresses and players unreadable. */
export const HASH = keyedHash(HASH_KEY);

let round = 0;

/** Has everybody hold another link: how often one is used is remembered, and each test begins at the same moment. */
export function renewLinks(): void {
  round += 1;
}

/** The private link that somebody of this short name holds until they are renewed. */
export function linkOf(name: string): string {
  return `${name.padEnd(17, name)}${String(round).padStart(4, '0')}A`;
}

/** A registration for `copa` whose player holds this link. */
export function registered(freeFireId: string, link: string, fields: Fields = {}): Record<string, Fields> {
  return { [registrationPath(freeFireId)]: registrationRecord({ freeFireId, link: linkHash(HASH, link), ...fields }) };
}

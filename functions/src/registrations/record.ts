import { type Registration, readRegistration } from '@arena/domain';

/** A registration as its document holds it: with the id of the request that made it, which nobody gets to see. */
export interface StoredRegistration extends Registration {
  requestId: string;
}

/**
 * Reads a registration out of a stored record, with the id of the request that made it.
 * @param fields plain values; instants as ISO texts.
 */
export function readStoredRegistration(id: string, fields: Readonly<Record<string, unknown>>): StoredRegistration {
  const { requestId } = fields;
  return { ...readRegistration(id, fields), requestId: typeof requestId === 'string' ? requestId : '' };
}

/** Whether a registration holds a place and its Free Fire ID: any that isn't rejected (specification, section 4). */
export function holdsPlace(registration: Pick<Registration, 'status'> | null): boolean {
  return registration !== null && registration.status !== 'rejected';
}

import { countIn, isInLine, type Registration, readRegistration, textIn } from '@arena/domain';

/** A registration as its document holds it: with what nobody gets to see. */
export interface StoredRegistration extends Registration {
  /** The id of the request that made it. */
  requestId: string;
  /** The keyed hash of its private link's token; empty where it has none. */
  link: string;
  /** The same of its guardian's, and how many of those that their player sent were taken back. */
  guardianLink: string;
  guardianLinks: number;
  /** The same of the one by which its team sees its place, and how many of them were replaced. */
  teamLink: string;
  teamLinks: number;
  /** What its origin was called the day before, and is the day after. */
  originsBeside: readonly string[];
}

/**
 * Reads a registration out of a stored record, with what nobody gets to see.
 * @param fields plain values; instants as ISO texts.
 */
export function readStoredRegistration(id: string, fields: Readonly<Record<string, unknown>>): StoredRegistration {
  return {
    ...readRegistration(id, fields),
    requestId: textIn(fields.requestId),
    link: textIn(fields.link),
    guardianLink: textIn(fields.guardianLink),
    guardianLinks: countIn(fields.guardianLinks),
    teamLink: textIn(fields.teamLink),
    teamLinks: countIn(fields.teamLinks),
    originsBeside: Array.isArray(fields.originsBeside) ? fields.originsBeside.map(textIn) : [],
  };
}

/** Whether this is a later registration than the one that was seen under its id; where none was named, any is meant. */
export function isLater({ createdAt }: Pick<Registration, 'createdAt'>, seenAt: string | undefined): boolean {
  return seenAt !== undefined && Date.parse(createdAt) !== Date.parse(seenAt);
}

/** Whether a registration has the IDs of its players, so that they are in no other: any that isn't rejected. */
export function holdsIds(registration: Pick<Registration, 'status'> | null): boolean {
  return registration !== null && registration.status !== 'rejected';
}

/**
 * Whether a registration holds a place: any that isn't rejected (specification, section 4), and of those that wait the
 * ones to whom a place is offered.
 */
export function holdsPlace(registration: Pick<Registration, 'status' | 'offeredUntil'> | null): boolean {
  return registration !== null && holdsIds(registration) && !isInLine(registration);
}

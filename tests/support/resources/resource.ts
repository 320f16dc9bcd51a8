import type { ErrorCode } from '@arena/domain';
import type { Endpoint, EndpointRequest, Method } from '@arena/domain/api';
import type { Fields } from '../records/records.ts';

interface Rules<E extends Endpoint> {
  /** Who may make it; independent of what the endpoint table says, which a test must not believe. */
  who: 'anyone' | 'signed-in' | 'admins' | 'owner';
  /** Where one who may is answered with a failure all the same. */
  except?: { unverified: ErrorCode };
  /** It is about the time before anyone is an admin. */
  beforeAdmins?: true;
  /** What it answers, asked for what is not there. */
  missing?: Partial<EndpointRequest<E>> & { answers: ErrorCode };
  /** The same call again: changes nothing and succeeds, succeeds as another one, or fails. */
  again: 'same' | 'another' | ErrorCode;
  /** The same endpoint, asked for what it writes in another way. */
  also?: readonly (EndpointRequest<E> & Sendable)[];
}

/** What a call sends, whatever its endpoint takes. */
export interface Sendable {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** For each endpoint a call that succeeds on the `documents` of `all.ts`, and what is known of it. */
export type Calls = { [E in Endpoint]: Rules<E> & EndpointRequest<E> & Sendable };

type Direction = 'asc' | 'desc';

/** A query of the stores: fields that must equal something, then the order, ranges included. */
export interface Query {
  collection: string;
  equal: readonly string[];
  order: readonly (readonly [string, Direction])[];
}

/** What tests know of the endpoints below these words, and of the documents that they are about. */
export interface Resource<Word extends string> {
  calls: Pick<Calls, Extract<Endpoint, `${Method} /${Word}` | `${Method} /${Word}/${string}`>>;
  /** Something for each call to be about, by path. */
  documents: Readonly<Record<string, Fields>>;
  /** What its store asks of the database; the emulator answers without any index, so that a missing one shows here. */
  queries: readonly Query[];
}

export function query(collection: string, equal: readonly string[], ...order: Query['order']): Query {
  return { collection, equal, order };
}

export const byAnyone = { who: 'anyone', again: 'same' } as const;
export const byAdmins = { who: 'admins', again: 'same' } as const;

export const noTournament = 'tournament_not_found';
export const noCompetition = 'competition_not_found';

/** What is made under a chosen id stands in the same place each time. */
export const REQUEST_ID = '22222222-2222-4222-8222-222222222222';

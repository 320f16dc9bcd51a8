import type { ErrorCode } from '../errors.ts';
import { atLeast, isPermitted, type Permission, type Rank, type Role } from '../role/role.ts';
import { z } from '../zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/:param`, relative to `/api`. */
export type EndpointName = `${Method} /${string}`;

/** A reply with a file instead of a JSON envelope, streamed. */
export interface FileReply {
  contentType: string;
  /** Name under which browsers save the reply; without it they show it. */
  filename?: string;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}
export const FileReply = z.custom<FileReply>();

type EndpointAccess =
  /** Open to this role and those above it. */
  | { access: Rank; permission?: never; holds?: never }
  /** Open to roles with this permission. */
  | { access: 'organiser'; permission: Permission; holds?: never }
  /** Open to holders of a registration's private link, by default the player's. The body's `token` is the link's. */
  | { access: 'link'; holds?: 'guardian' | 'member'; permission?: never };

interface EndpointCall {
  summary: string;
  /** Refused by a link that an organiser made, until it was opened from another network (`link_unopened`). */
  needsOpenedLink?: true;
  /** Requires an App Check token where the deployment enables App Check. */
  requiresAppCheck?: true;
  /** May answer 428 with a challenge; the same call with its proof (`X-Proof`) is accepted. */
  requiresProofOfWork?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /**
   * Lets the CDN cache replies to calls without a token: these are the same for every caller and hold nothing personal.
   * Browsers cache `hourly` and `unchanging` replies too. Replies to calls with a token are never cached.
   */
  shared?: true | 'hourly' | 'unchanging';
  /**
   * The address may contain a Free Fire ID, an e-mail or a name, and proxies log addresses. The site uses the call with
   * a body instead.
   */
  namesPerson?: true;
  /** Media type of the body; JSON by default. Uploaded files reach the schema as `File`. */
  consumes?: 'multipart/form-data';
  /** Allows a larger body, for long lists or texts of organisers (`limits.largeBodyBytes`). */
  takesLargeBody?: true;
  reply: z.ZodType;
  /**
   * `data` puts the reply under `data`; `flat` puts its keys beside `success`; `stream` sends a FileReply as it
   * is. Default `data`.
   */
  envelope?: 'data' | 'flat' | 'stream';
  /** The media types of a stream. */
  produces?: readonly string[];
  /** Failures of this call, besides the general ones (invalid input, access, limits, errors). */
  errors?: readonly ErrorCode[];
}

/**
 * One row of the endpoint table: everything that functions, web and the OpenAPI document know of a call. Unlisted
 * inputs are rejected. `reply` is the `data` of the answer unless `envelope` says otherwise.
 */
export type EndpointSpec = EndpointAccess & EndpointCall;

/** Returns true if callers with this role may use the endpoint. */
export function isOpenTo({ access, permission }: EndpointAccess, role: Role): boolean {
  if (access === 'organiser') return isPermitted(role, permission);
  return access === 'link' || atLeast(role, access);
}

/** Defines a call for roles with a permission. The annotation lets bundlers drop unused tables. */
/* @__NO_SIDE_EFFECTS__ */
export function managedBy<const Needed extends Permission, const Row extends EndpointCall>(
  permission: Needed,
  row: Row,
) {
  return { ...row, access: 'organiser', permission } as const;
}

/** Checks the rows of a part of the table and keeps their exact types. */
export function defineEndpoints<const Table extends Record<EndpointName, EndpointSpec>>(table: Table): Table {
  return table;
}

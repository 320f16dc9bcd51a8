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
  /** At least this role. */
  | { access: Rank; permission?: never; holds?: never }
  /** The roles that have this permission. */
  | { access: 'organiser'; permission: Permission; holds?: never }
  /** A registration's private link, by default the player's; its token is the body's `token`. */
  | { access: 'link'; holds?: 'guardian' | 'member'; permission?: never };

interface EndpointCall {
  summary: string;
  /** Requires an App Check token where the deployment enables App Check. */
  requiresAppCheck?: true;
  /** May answer 428 with a challenge; the same call with its proof (`X-Proof`) is accepted. */
  requiresProofOfWork?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /**
   * Lets the CDN cache a reply to a call without a token: it is the same for every caller and never personal. Browsers
   * cache an `unchanging` one too. A reply to a call with a token is never cached.
   */
  shared?: true | 'unchanging';
  /**
   * The address can hold a Free Fire ID, an e-mail or a name, and proxies log addresses. The site must not call it; it
   * uses the call with a body.
   */
  namesPerson?: true;
  /** The format of the body; JSON by default. Files of a form reach the schema as `File`. */
  consumes?: 'multipart/form-data';
  /** Allows a larger body for lists of groups or a file (`limits.groupsBytes`). */
  namesGroups?: true;
  reply: z.ZodType;
  /**
   * `data` puts the reply under `data`; `flat` puts its keys beside `success`; `stream` sends a FileReply as it
   * is. Default `data`.
   */
  envelope?: 'data' | 'flat' | 'stream';
  /** The media types of a stream. */
  produces?: readonly string[];
  /** The call's own failures, besides general ones (invalid input, access, limits, errors). */
  errors?: readonly ErrorCode[];
}

/**
 * One row of the endpoint table: all that functions, web and the OpenAPI document need to know of a call.
 * Inputs not named are not accepted; `reply` is the `data` of the answer unless `envelope` says otherwise.
 */
export type EndpointSpec = EndpointAccess & EndpointCall;

/** True if the row is for callers of this role. */
export function isOpenTo({ access, permission }: EndpointAccess, role: Role): boolean {
  if (access === 'organiser') return isPermitted(role, permission);
  return access === 'link' || atLeast(role, access);
}

/** Defines a call for the roles that have a permission. The annotation keeps unused tables out of the site's files. */
/* @__NO_SIDE_EFFECTS__ */
export function managedBy<const Needed extends Permission, const Row extends EndpointCall>(
  permission: Needed,
  row: Row,
) {
  return { ...row, access: 'organiser', permission } as const;
}

/** Keeps the names and schemas of a part of the table exact while checking that each row is one. */
export function defineEndpoints<const Table extends Record<EndpointName, EndpointSpec>>(table: Table): Table {
  return table;
}

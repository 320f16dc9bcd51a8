import type { ErrorCode } from '../errors.ts';
import type { Permission } from '../role/role.ts';
import { z } from '../zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/:param`, relative to `/api`. */
export type EndpointName = `${Method} /${string}`;

/** A reply that is a file and no JSON envelope: what it is, and its content piece by piece. */
export interface FileReply {
  contentType: string;
  /** How a browser saves it; without a name it shows it instead. */
  filename?: string;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}
export const FileReply = z.custom<FileReply>();

/** What a call asks of its caller: to be somebody, or to hold something. */
type EndpointAccess =
  /** At least that role. */
  | { access: 'visitor' | 'signed-in'; permission?: never; holds?: never }
  /** At least that role, and what it must be permitted besides (specification, section 6). */
  | { access: 'admin' | 'owner'; permission?: Permission; holds?: never }
  /** A registration's private link, the player's unless it says whose; its token is the body's `token`. */
  | { access: 'link'; holds?: 'guardian' | 'member'; permission?: never };

/** What a row says but who may call. */
interface EndpointCall {
  summary: string;
  /** Where the deployment asks for it, callers must prove to be the site itself (App Check). */
  attested?: true;
  /** Callers must prove work that they were given for this purpose, and for what this input names (`X-Proof`). */
  priced?: { purpose: 'registration'; by: 'tournamentId' } | { purpose: 'response'; by: 'formId' };
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /**
   * Without a token it is the same for whoever asks and never personal: the delivery network may keep the reply, as it
   * keeps pages; what is `unchanging` under its address, browsers keep too. A reply to a token is kept nowhere.
   */
  shared?: true | 'unchanging';
  /**
   * Its address can hold a Free Fire ID, an e-mail or a name, and addresses are logged by whoever passes them on. It is
   * the specification's call and stays; the site itself can't use it, and has one with a body where it needs one.
   */
  namesPerson?: true;
  /** How the body is sent: as JSON unless it says otherwise. A form's files reach the schema as `File`. */
  consumes?: 'multipart/form-data';
  /** Its body names who plays in which group: it may be larger than others (`limits.groupsBytes`). */
  namesGroups?: true;
  reply: z.ZodType;
  /**
   * `data` puts the reply under `data`; `flat` puts its keys beside `success`; `stream` sends a FileReply as it
   * is. Default `data`.
   */
  envelope?: 'data' | 'flat' | 'stream';
  /** The media types of a stream. */
  produces?: readonly string[];
  /** The failures of its own, beside those any call can meet (invalid input, access, limits, faults). */
  errors?: readonly ErrorCode[];
}

/**
 * One row of the endpoint table: all that functions, web and the OpenAPI document need to know of a call.
 * Inputs not named are not accepted; `reply` is the `data` of the answer unless `envelope` says otherwise.
 */
export type EndpointSpec = EndpointAccess & EndpointCall;

/** A row of a call for admins who have a permission. The note after this keeps unused tables out of the site's files. */
/* @__NO_SIDE_EFFECTS__ */
export function managedBy<const Needed extends Permission, const Row extends EndpointCall>(
  permission: Needed,
  row: Row,
) {
  return { ...row, access: 'admin', permission } as const;
}

/** Keeps the names and schemas of a part of the table exact while checking that each row is one. */
export function defineEndpoints<const Table extends Record<EndpointName, EndpointSpec>>(table: Table): Table {
  return table;
}

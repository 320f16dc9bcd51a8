import type { ErrorCode } from '../errors.ts';
import type { Permission, Role } from '../role/role.ts';
import type { z } from '../zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/:param`, relative to `/api`. */
export type EndpointName = `${Method} /${string}`;

/**
 * One row of the endpoint table: all that functions, web and the OpenAPI document need to know of a call.
 * Inputs not named are not accepted; `reply` is the `data` of the answer unless `envelope` says otherwise.
 */
export interface EndpointSpec {
  summary: string;
  /** The least role that may call it. Anything above may too. */
  access: Role;
  /** What that role must be permitted besides (specification, section 6). */
  permission?: Permission;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** `data` puts the reply under `data`; `flat` puts its keys beside `success`. Default `data`. */
  envelope?: 'data' | 'flat';
  /** The failures of its own, beside those any call can meet (invalid input, access, limits, faults). */
  errors?: readonly ErrorCode[];
}

/** Keeps the names and schemas of a part of the table exact while checking that each row is one. */
export function defineEndpoints<const Table extends Record<EndpointName, EndpointSpec>>(table: Table): Table {
  return table;
}

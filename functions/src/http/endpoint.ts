import { atLeast, isPermitted, limits } from '@arena/domain';
import { type Endpoint, type EndpointSpec, specOf } from '@arena/domain/api';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Accounts } from '../auth/accounts.ts';
import { type Viewer, viewerOf } from '../auth/viewer.ts';
import { ApiError } from '../failure.ts';
import type { Clock } from '../platform/clock.ts';
import { within } from '../platform/wait.ts';
import { addressOf } from './address.ts';
import type { HandlerTable } from './handler.ts';
import { parseInput } from './input.ts';
import { routes } from './routes.ts';

/** What endpoints need to answer. */
export interface EndpointDeps {
  handlers: HandlerTable;
  accounts: Accounts;
  clock: Clock;
}

/** @throws ApiError `unauthenticated` for a visitor, `forbidden` for an account, where the endpoint asks for more. */
async function authorise(
  { access, permission }: EndpointSpec,
  authorization: string | undefined,
  accounts: Accounts,
  now: Date,
): Promise<Viewer> {
  const viewer = await viewerOf(authorization, accounts, now);
  const permitted = permission === undefined || isPermitted(viewer.role, permission);
  if (permitted && atLeast(viewer.role, access)) return viewer;
  throw new ApiError(viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden');
}

/** A body counts only as the JSON it says it is; a form's fields or a text are not taken for it. */
function bodyOf(request: Request): unknown {
  if (request.is('application/json') === false) throw new ApiError('malformed');
  return request.is('application/json') === null ? undefined : request.body;
}

async function handle<E extends Endpoint>(endpoint: E, request: Request, deps: EndpointDeps) {
  const now = deps.clock();
  const viewer = await authorise(specOf(endpoint), request.get('authorization'), deps.accounts, now);
  const { params, query } = request;
  const input = parseInput(endpoint, { params, query, body: bodyOf(request) });
  return deps.handlers[endpoint]({ ...input, viewer, address: addressOf(request), now });
}

function answer(response: Response, { envelope }: EndpointSpec, reply: object): void {
  response.json(envelope === 'flat' ? { success: true, ...reply } : { success: true, data: reply });
}

function respond(endpoint: Endpoint, deps: EndpointDeps): RequestHandler {
  return async (request, response) => {
    const reply = await within(limits.requestDeadline, handle(endpoint, request, deps));
    answer(response, specOf(endpoint), reply);
  };
}

const MOUNT = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Puts every endpoint of the table on `router`: authorises by method and path, parses, calls, answers. */
export function mountEndpoints(router: Router, deps: EndpointDeps): void {
  for (const { endpoint, method, path } of routes) router[MOUNT[method]](path, respond(endpoint, deps));
}

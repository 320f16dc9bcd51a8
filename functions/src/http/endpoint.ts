import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { atLeast, isPermitted, limits } from '@arena/domain';
import { type Endpoint, type EndpointInput, type EndpointSpec, type FileReply, specOf } from '@arena/domain/api';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Attestation } from '../auth/attestation.ts';
import { type Sessions, type Viewer, viewerOf } from '../auth/viewer.ts';
import type { ChallengeService } from '../challenges/service.ts';
import { ApiError } from '../failure.ts';
import { keeping } from '../pages/reply.ts';
import type { PlaceService } from '../places/service.ts';
import type { Clock } from '../platform/clock.ts';
import { within } from '../platform/pace/wait.ts';
import type { Visit } from '../rate-limit/origin.ts';
import type { HandlerTable } from './handler.ts';
import { readForm } from './inputs/form-body.ts';
import { parseInput } from './inputs/input.ts';
import { readJson } from './inputs/json-body.ts';
import { originOf } from './origin.ts';
import { routes } from './routes.ts';

/** What endpoints need to answer. */
export interface EndpointDeps {
  handlers: HandlerTable;
  sessions: Sessions;
  attestation: Attestation;
  challenges: Pick<ChallengeService, 'check'>;
  places: Pick<PlaceService, 'holderOf'>;
  clock: Clock;
}

/** @throws ApiError `unauthenticated` for a visitor, `forbidden` for an account, where the endpoint asks for more. */
async function authorise(
  { access, permission }: EndpointSpec,
  authorization: string | undefined,
  sessions: Sessions,
  now: Date,
): Promise<Viewer> {
  const viewer = await viewerOf(authorization, sessions, now);
  const permitted = permission === undefined || isPermitted(viewer.role, permission);
  if (permitted && atLeast(viewer.role, access === 'link' ? 'visitor' : access)) return viewer;
  throw new ApiError(viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden');
}

/** A body counts only as what the endpoint takes, and as what it says it is: JSON, or a form where one is expected. */
async function bodyOf(request: Request, { consumes }: EndpointSpec): Promise<unknown> {
  if (consumes === 'multipart/form-data') return readForm(request);
  const isJson = request.get('content-length') === '0' ? null : request.is('application/json');
  if (isJson === false) throw new ApiError('malformed');
  return isJson === null ? undefined : readJson(request);
}

/** The value of an input, wherever it stands; inputs are parsed already, and none has the name of another. */
function inputNamed(inputs: readonly unknown[], name: string): string {
  for (const part of inputs) {
    const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
    if (typeof value === 'string') return value;
  }
  return '';
}

/** What a priced call pays with; others pay nothing. Asked last: what makes no sense costs nobody their proof. */
async function paid<E extends Endpoint>(
  request: Request,
  { priced }: EndpointSpec,
  { params, body }: EndpointInput<E>,
  { challenges }: EndpointDeps,
  now: Date,
): Promise<Visit['uses']> {
  if (priced === undefined) return [];
  const wanted = { purpose: priced.purpose, id: inputNamed([params, body], priced.by) };
  return [await challenges.check(request.get('x-proof'), wanted, now)];
}

async function handle<E extends Endpoint>(endpoint: E, request: Request, deps: EndpointDeps) {
  const now = deps.clock();
  const spec = specOf(endpoint);
  const viewer = await authorise(spec, request.get('authorization'), deps.sessions, now);
  if (spec.attested) await deps.attestation.demand(request.get('x-firebase-appcheck'));
  const { params, query } = request;
  const input = parseInput(endpoint, { params, query, body: await bodyOf(request, spec) });
  const visit = { origin: originOf(request), now, uses: await paid(request, spec, input, deps, now) };
  const token = inputNamed([input.body], 'token');
  const holder = spec.access === 'link' ? await deps.places.holderOf(token, visit, spec.holds) : null;
  return deps.handlers[endpoint]({ ...input, viewer, holder, ...visit });
}

function isFile(reply: object): reply is FileReply {
  return 'contentType' in reply && 'content' in reply;
}

/** Sends a file as it comes; a caller who goes away in the middle is no fault. */
async function stream(response: Response, { contentType, filename, content }: FileReply): Promise<void> {
  if (filename !== undefined) response.attachment(filename);
  response.type(contentType);
  try {
    await pipeline(Readable.from(content), response);
  } catch (fault) {
    const wentAway = fault instanceof Error && 'code' in fault && fault.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!wentAway) throw fault;
  }
}

/** Says that the delivery network may keep the reply to whoever brought no token, and only for such. */
function share(request: Request, response: Response, shared: NonNullable<EndpointSpec['shared']>): void {
  response.vary('Authorization');
  if (request.get('authorization') !== undefined) return;
  response.set('Cache-Control', shared === 'unchanging' ? keeping.unchanging : keeping.page);
}

async function answer(response: Response, { envelope }: EndpointSpec, reply: object): Promise<void> {
  if (envelope === 'stream' && isFile(reply)) return stream(response, reply);
  response.json(envelope === 'flat' ? { success: true, ...reply } : { success: true, data: reply });
}

function respond(endpoint: Endpoint, deps: EndpointDeps): RequestHandler {
  return async (request, response) => {
    const spec = specOf(endpoint);
    const reply = await within(limits.requestDeadline, handle(endpoint, request, deps));
    if (spec.shared) share(request, response, spec.shared);
    await answer(response, spec, reply);
  };
}

const MOUNT = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Puts every endpoint of the table on `router`: authorises by method and path, parses, calls, answers. */
export function mountEndpoints(router: Router, deps: EndpointDeps): void {
  for (const { endpoint, method, path } of routes) router[MOUNT[method]](path, respond(endpoint, deps));
}

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFields, limits, textIn } from '@arena/domain';
import { type Endpoint, type EndpointSpec, type FileReply, isOpenTo, specOf } from '@arena/domain/api';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { Accounts } from '../account/accounts.ts';
import { type Viewer, viewerOf } from '../account/viewer.ts';
import { VISITOR } from '../audit/audit-entry.ts';
import { findLinkOwner } from '../my-page/link-owner.ts';
import { cacheControl } from '../pages/reply.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Clock, Instance } from '../platform/context.ts';
import { withTimeout } from '../platform/pace/wait.ts';
import { parseKey } from '../platform/repetition.ts';
import type { Attestation } from './attestation.ts';
import type { HandlerTable } from './handler.ts';
import { readForm } from './inputs/form-body.ts';
import { parseInput } from './inputs/input.ts';
import { readJson } from './inputs/json-body.ts';
import type { originReader } from './origin.ts';
import { routes } from './routes.ts';

export interface EndpointDeps {
  instance: Instance;
  handlers: HandlerTable;
  accounts: Pick<Accounts, 'byToken'>;
  attestation: Attestation;
  clock: Clock;
  originOf: ReturnType<typeof originReader>;
}

/** @throws ApiError `unauthenticated` for visitors, `forbidden` for accounts, if their role is too low. */
async function authorise(
  spec: EndpointSpec,
  authorization: string | undefined,
  { instance: { db }, accounts }: EndpointDeps,
  now: Date,
): Promise<Viewer> {
  const viewer = await viewerOf(authorization, { db, accounts }, now);
  if (isOpenTo(spec, viewer.role)) return viewer;
  throw new ApiError(viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden');
}

/** Reads the body in the endpoint's content type: a form or JSON. Other types are `malformed`. */
async function bodyOf(request: Request, { consumes }: EndpointSpec): Promise<unknown> {
  if (consumes === 'multipart/form-data') return readForm(request);
  const isJson = request.get('content-length') === '0' ? null : request.is('application/json');
  if (isJson === false) throw new ApiError('malformed');
  return isJson === null ? undefined : readJson(request);
}

/** Token of a private link; empty without one. */
const tokenIn = (body: unknown) => (isFields(body) ? textIn(body.token) : '');

async function handle<E extends Endpoint>(endpoint: E, request: Request, deps: EndpointDeps) {
  const now = deps.clock();
  const spec = specOf(endpoint);
  const viewer = await authorise(spec, request.get('authorization'), deps, now);
  if (spec.requiresAppCheck) await deps.attestation.demand(request.get('x-firebase-appcheck'));
  const key = parseKey(request.get('idempotency-key')) ?? randomUUID();
  const { params, query } = request;
  const input = parseInput(endpoint, { params, query, body: await bodyOf(request, spec) });
  const visit = { origin: deps.originOf(request), now, proof: request.get('x-proof') };
  const token = tokenIn(input.body);
  const context = { ...deps.instance, now, actor: viewer.uid ?? VISITOR };
  const isByLink = spec.access === 'link';
  const { origin } = visit;
  const linkOwner = isByLink ? await findLinkOwner(context, token, { origin, viewer, spec }) : null;
  return deps.handlers[endpoint]({ ...input, context, key, viewer, linkOwner, ...visit });
}

function isFile(reply: object): reply is FileReply {
  return 'contentType' in reply && 'content' in reply;
}

/** Streams a file. A client that disconnects is no error. */
async function stream(response: Response, { contentType, filename, content }: FileReply): Promise<void> {
  if (filename !== undefined) response.attachment(filename);
  response.type(contentType);
  try {
    await pipeline(Readable.from(content), response);
  } catch (error) {
    const isDisconnect = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isDisconnect) throw error;
  }
}

/** Lets the CDN cache responses to requests without a token. */
function share(request: Request, response: Response, shared: NonNullable<EndpointSpec['shared']>): void {
  response.vary('Authorization');
  if (request.get('authorization') !== undefined) return;
  response.set('Cache-Control', cacheControl[shared === true ? 'page' : shared]);
}

/** Written replies. A handler that keeps a reply for several visitors returns the same object. */
const written = new WeakMap<object, Buffer>();

function write(envelope: EndpointSpec['envelope'], reply: object): Buffer {
  const known = written.get(reply);
  if (known !== undefined) return known;
  const body = JSON.stringify(envelope === 'flat' ? { success: true, ...reply } : { success: true, data: reply });
  const bytes = Buffer.from(body);
  written.set(reply, bytes);
  return bytes;
}

async function answer(response: Response, { envelope }: EndpointSpec, reply: object): Promise<void> {
  if (envelope === 'stream' && isFile(reply)) return stream(response, reply);
  response.type('json').send(write(envelope, reply));
}

function respond(endpoint: Endpoint, deps: EndpointDeps): RequestHandler {
  return async (request, response) => {
    const spec = specOf(endpoint);
    const reply = await withTimeout(limits.requestDeadline, handle(endpoint, request, deps));
    if (spec.shared) share(request, response, spec.shared);
    await answer(response, spec, reply);
  };
}

const MOUNT = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Mounts all endpoints on `router`. Each one authorises by method and path, parses, calls and responds. */
export function mountEndpoints(router: Router, deps: EndpointDeps): void {
  for (const { endpoint, method, path } of routes) router[MOUNT[method]](path, respond(endpoint, deps));
}

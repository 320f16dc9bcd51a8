import {
  AccessRequest,
  ActiveQuestion,
  type ErrorCode,
  errorText,
  type Fields,
  Form,
  groupedBy,
  isFields,
  limits,
  PublicTournament,
  Question,
  Registration,
  SessionUser,
  Tournament,
} from '@arena/domain';
import { BatchOutcome, CollectedResponse, type EndpointSpec, specOf } from '@arena/domain/api';
import { z } from 'zod';
import { statusOf } from './failure.ts';
import type { HandlersOf } from './handler.ts';
import { type Route, routes } from './routes.ts';

/** The records that replies are made of; a document names each once and refers to it. */
const records = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  AccessRequest,
  ActiveQuestion,
  BatchOutcome,
  CollectedResponse,
  Form,
  PublicTournament,
  Question,
  Registration,
  SessionUser,
  Tournament,
})) {
  records.add(schema, { id });
}

/** Describes schemas, and keeps what they refer to. */
function describer() {
  const components: Record<string, unknown> = {};

  function describe(schema: z.ZodType, io: 'input' | 'output'): Fields {
    const described = z.toJSONSchema(schema, { io, metadata: records, unrepresentable: 'any' });
    const {
      $schema: _,
      $defs,
      ...rest
    }: Fields = JSON.parse(JSON.stringify(described).replaceAll('#/$defs/', '#/components/schemas/'));
    if (isFields($defs)) for (const [id, definition] of Object.entries($defs)) components[id] = withoutId(definition);
    return rest;
  }

  return { components, describe };
}
type Describe = ReturnType<typeof describer>['describe'];

function withoutId(definition: unknown): unknown {
  if (!isFields(definition)) return definition;
  const { id: _, ...rest } = definition;
  return rest;
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined, describe: Describe): Fields[] {
  if (schema === undefined) return [];
  const { properties, required } = describe(schema, 'input');
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isFields(properties) ? properties : {}).map(([name, property]) => ({
    name,
    in: place,
    required: needed.includes(name),
    schema: property,
  }));
}

const APP_CHECK: Fields = {
  name: 'X-Firebase-AppCheck',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'An App Check token of this project, where the deployment asks for one',
};

const PROOF: Fields = {
  name: 'X-Proof',
  in: 'header',
  required: true,
  schema: { type: 'string', contentEncoding: 'base64url', contentMediaType: 'application/json' },
  description: 'The work that `POST /challenges` asked for and what came of it: `{ challenge, solution }`; good once',
};

const SUCCESS = { const: true };

/** The reply in its envelope: under `data`, or its keys beside `success`. */
function enveloped(reply: Fields, envelope: EndpointSpec['envelope']): Fields {
  if (envelope !== 'flat') {
    const properties = { success: SUCCESS, data: reply };
    return { type: 'object', properties, required: ['success', 'data'], additionalProperties: false };
  }
  if (Array.isArray(reply.anyOf)) return { anyOf: reply.anyOf.filter(isFields).map((one) => enveloped(one, 'flat')) };
  const properties = { success: SUCCESS, ...(isFields(reply.properties) ? reply.properties : {}) };
  const required = ['success', ...(Array.isArray(reply.required) ? reply.required : [])];
  return { ...reply, properties, required };
}

function successOf({ envelope, produces = [], reply }: EndpointSpec, describe: Describe): Fields {
  const content =
    envelope === 'stream'
      ? Object.fromEntries(produces.map((type) => [type, {}]))
      : { 'application/json': { schema: enveloped(describe(reply, 'output'), envelope) } };
  return { description: 'Done', content };
}

/** Whether a call asks for no account. */
const isOpen = (access: EndpointSpec['access']) => access === 'visitor' || access === 'link';

/** Every failure a call can meet: its own, and those its kind of call shares with others. */
function failuresOf({ access, attested, priced, body, params, query, errors = [] }: EndpointSpec): ErrorCode[] {
  const takesInput = body !== undefined || params !== undefined || query !== undefined;
  return [
    ...(takesInput ? (['invalid'] as const) : []),
    ...(body === undefined ? [] : (['malformed', 'too_large'] as const)),
    'unauthenticated',
    ...(isOpen(access) ? [] : (['forbidden'] as const)),
    ...(attested ? (['unattested'] as const) : []),
    ...(priced ? (['proof_required'] as const) : []),
    ...errors,
    'internal',
    'unavailable',
  ];
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

function failureOf(codes: readonly ErrorCode[]): Fields {
  const code = { properties: { code: { enum: codes } } };
  const waits = codes.some((one) => one === 'rate_limited' || one === 'unavailable');
  return {
    description: codes.map((one) => `\`${one}\`: ${errorText[one]}`).join('\n\n'),
    ...(waits ? { headers: RETRY_AFTER } : {}),
    content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, code] } } },
  };
}

function failureResponses(spec: EndpointSpec): Fields {
  const byStatus = groupedBy(new Set(failuresOf(spec)), (code) => String(statusOf[code]));
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, failureOf(codes)]));
}

const FAILURE: Fields = {
  type: 'object',
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'The text a person reads, in Spanish' },
    code: { enum: Object.keys(errorText), description: 'What happened; it never changes its meaning' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Field → message beside it' },
  },
  required: ['success', 'error', 'code'],
};

/** A name for a call, out of its method and path: `patchRegistrationsIdStatus`. */
function operationId({ method, path }: Route): string {
  const words = path.split(/[^A-Za-z]+/).filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Who may call: a visitor's call may carry a token, any other must. */
function securityOf({ access, permission }: EndpointSpec): Fields {
  return {
    security: isOpen(access) ? [{}, { idToken: [] }] : [{ idToken: [] }],
    'x-access': access,
    ...(permission === undefined ? {} : { 'x-permission': permission }),
  };
}

function operationOf(route: Route, describe: Describe): Fields {
  const spec = specOf(route.endpoint);
  const { summary, attested, priced, params, query, body, consumes = 'application/json' } = spec;
  const content = body && { [consumes]: { schema: describe(body, 'input') } };
  return {
    operationId: operationId(route),
    summary,
    tags: [route.path.split('/')[1]],
    ...securityOf(spec),
    parameters: [
      ...parametersIn('path', params, describe),
      ...parametersIn('query', query, describe),
      ...(attested ? [APP_CHECK] : []),
      ...(priced ? [PROOF] : []),
    ],
    ...(content === undefined ? {} : { requestBody: { required: true, content } }),
    responses: { 200: successOf(spec, describe), ...failureResponses(spec) },
  };
}

/** The endpoint table as an OpenAPI 3.1 document. */
function openApiDocument(): Fields {
  const { components, describe } = describer();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, describe) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Arena Libre',
      version: '1',
      summary: 'Free-to-enter tournaments: what the site and the organisers’ desk call.',
      description: `Bodies are JSON of at most ${limits.bodyBytes / 1024} kB (${limits.groupsBytes / 1024} kB where they name who plays in which group), files aside. Instants are ISO 8601 in UTC. What isn’t named is refused.`,
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { ...components, Failure: FAILURE },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

export function openApiHandlers(): HandlersOf<'openapi.json'> {
  let document: string | undefined;
  return {
    'GET /openapi.json': async () => {
      document ??= JSON.stringify(openApiDocument());
      return { contentType: 'application/json', content: [document] };
    },
  };
}

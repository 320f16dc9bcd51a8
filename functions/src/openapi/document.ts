import * as domain from '@arena/domain';
import { type ErrorCode, errorText, type Fields, groupedBy, isFields, limits } from '@arena/domain';
import * as api from '@arena/domain/api';
import { type EndpointSpec, specOf } from '@arena/domain/api';
import { z } from 'zod';
import { statusOf } from '../http/failure.ts';
import { type Route, routes } from '../http/routes.ts';
import { competitionMeanings } from './competition-meanings.ts';
import { exampleOf, resolved } from './example.ts';
import { filePaths } from './files.ts';
import { lookupOf } from './meanings.ts';
import { recordMeanings, sharedMeanings } from './record-meanings.ts';
import { tagDescriptions } from './tags.ts';

/** Exported domain schemas. The document defines each once and refers to it. */
const records = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({ ...domain, ...api })) {
  if (schema instanceof z.ZodObject && !records.has(schema)) records.add(schema, { id });
}

const explained = lookupOf([...competitionMeanings, ...recordMeanings]);

type Components = Record<string, Fields>;

/** Key under which an object's schema holds the meanings of its fields until they are moved to them. */
const EXPLAINED = 'x-explained';

/** Keys of zod's own schemas that OpenAPI has no use for. A schema's own id is a string, a property `id` an object. */
const isUnused = (key: string, part: unknown) =>
  ['$schema', '$defs', EXPLAINED].includes(key) || (key === 'id' && typeof part === 'string');

/** Moves meanings to their fields. Schemas that several fields share can't hold them. */
function withMeanings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMeanings);
  if (!isFields(value)) return value;
  const parts = Object.entries(value).filter(([key, part]) => !isUnused(key, part));
  const described = Object.fromEntries(parts.map(([key, part]) => [key, withMeanings(part)]));
  const meanings = value[EXPLAINED];
  if (!isFields(meanings) || !isFields(described.properties)) return described;
  const properties = Object.entries(described.properties).map(([name, field]) => {
    const meaning = meanings[name];
    return [name, isFields(field) && isFields(meaning) ? { ...meaning, ...field } : field];
  });
  return { ...described, properties: Object.fromEntries(properties) };
}

/** Describes a schema and collects the components it refers to. Inputs have their own, because defaults differ. */
function describe(components: Components, schema: z.ZodType, io: 'input' | 'output'): Fields {
  const suffix = io === 'input' ? 'Input' : '';
  const json = JSON.stringify(
    z.toJSONSchema(schema, {
      io,
      metadata: records,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        // The registry of ids replaces the global one, which has what rows of the endpoint table say of their fields.
        Object.assign(jsonSchema, sharedMeanings.get(zodSchema), z.globalRegistry.get(zodSchema));
        if (zodSchema instanceof z.ZodObject) Object.assign(jsonSchema, { [EXPLAINED]: explained(zodSchema.shape) });
      },
    }),
  );
  const described: unknown = JSON.parse(json.replaceAll(/#\/\$defs\/(\w+)/g, `#/components/schemas/$1${suffix}`));
  if (!isFields(described)) return {};
  const definitions = isFields(described.$defs) ? described.$defs : {};
  for (const [id, definition] of Object.entries(definitions)) {
    const component = withMeanings(definition);
    if (isFields(component)) components[`${id}${suffix}`] = component;
  }
  const rest = withMeanings(described);
  return isFields(rest) ? rest : {};
}

function parametersIn(components: Components, place: 'path' | 'query', schema: z.ZodObject | undefined): Fields[] {
  if (schema === undefined) return [];
  const described = describe(components, schema, 'input');
  const { properties, required } = resolved(described, components);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isFields(properties) ? properties : {}).map(([name, property]) => ({
    name,
    in: place,
    required: needed.includes(name),
    schema: property,
    ...(isFields(property) && property.description ? { description: property.description } : {}),
    ...(place === 'path' ? { example: exampleOf(property, components, name) } : {}),
  }));
}

function header(name: string, description: string, schema: Fields = { type: 'string' }): Fields {
  return { name, in: 'header', required: false, schema, description };
}

const KEY = header(
  'Idempotency-Key',
  'Id of the request: sent again with the same body it does nothing twice, with another it is 422',
);
const APP_CHECK = header('X-Firebase-AppCheck', 'App Check token of this project, where the deployment asks for one');
const PROOF = header(
  'X-Proof',
  'After 428: `{ challenge, solution }`, the challenge of that reply and its solution; good once',
  { type: 'string', contentEncoding: 'base64url', contentMediaType: 'application/json' },
);
const SUCCESS = { const: true, description: 'The call did what it was asked' };

/** Wraps a reply in its envelope: under `data`, or flat beside `success`. */
function enveloped(reply: Fields, envelope: EndpointSpec['envelope']): Fields {
  if (envelope !== 'flat') {
    const properties = { success: SUCCESS, data: { description: 'The reply', ...reply } };
    return { type: 'object', properties, required: ['success', 'data'], additionalProperties: false };
  }
  if (Array.isArray(reply.anyOf)) return { anyOf: reply.anyOf.filter(isFields).map((part) => enveloped(part, 'flat')) };
  const properties = { success: SUCCESS, ...(isFields(reply.properties) ? reply.properties : {}) };
  const required = ['success', ...(Array.isArray(reply.required) ? reply.required : [])];
  return { ...reply, properties, required };
}

function successOf(components: Components, { envelope, produces = [], reply }: EndpointSpec): Fields {
  if (envelope === 'stream') {
    return { description: 'Done', content: Object.fromEntries(produces.map((type) => [type, {}])) };
  }
  const schema = enveloped(describe(components, reply, 'output'), envelope);
  return { description: 'Done', content: { 'application/json': { schema, example: exampleOf(schema, components) } } };
}

const isOpen = (access: EndpointSpec['access']) => access === 'visitor' || access === 'link';

/** Lists the errors of a call: its own, and those shared by its kind of call. */
function failuresOf(
  { access, requiresAppCheck, requiresProofOfWork, body, params, query, errors = [] }: EndpointSpec,
  method: string,
): ErrorCode[] {
  const takesInput = body !== undefined || params !== undefined || query !== undefined;
  return [
    ...(takesInput ? (['invalid'] as const) : []),
    ...(body === undefined ? [] : (['malformed', 'too_large'] as const)),
    'unauthenticated',
    ...(isOpen(access) ? [] : (['forbidden'] as const)),
    ...(requiresAppCheck ? (['unattested'] as const) : []),
    ...(requiresProofOfWork ? (['proof_required'] as const) : []),
    ...(method === 'POST' ? (['key_reused'] as const) : []),
    ...errors,
    'internal',
    'unavailable',
  ];
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

function failureOf(codes: readonly ErrorCode[]): Fields {
  const code = { properties: { code: { enum: codes } } };
  const waits = codes.some((name) => name === 'rate_limited' || name === 'unavailable');
  const [first = 'internal'] = codes;
  return {
    description: codes.map((name) => `\`${name}\`: ${errorText[name]}`).join('\n\n'),
    ...(waits ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, code] },
        example: { success: false, error: errorText[first], code: first },
      },
    },
  };
}

const FAILURE: Fields = {
  type: 'object',
  properties: {
    success: { const: false, description: 'The call did not do what it was asked' },
    error: { type: 'string', description: 'Text for people, in Spanish' },
    code: { enum: Object.keys(errorText), description: 'What happened; it never changes its meaning' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Field → message beside it' },
    codes: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Field → stable code of the rule that refused',
    },
  },
  required: ['success', 'error', 'code'],
};

/** Derives an operation's id from its method and path: `patchRegistrationsIdStatus`. */
function operationId({ method, path }: Route): string {
  const words = path.split(/[^A-Za-z]+/).filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Describes the callers of an operation. */
function callersText({ access, permission, holds, shared }: EndpointSpec): string {
  const callers = {
    visitor: 'Open to everyone.',
    'signed-in': 'For signed-in accounts.',
    organiser: `For roles with the permission \`${permission}\`.`,
    admin: 'For admins and the owner.',
    owner: 'For the owner.',
    link: `For the holder of a registration’s private link (${holds ?? 'player'}): the body’s \`token\`.`,
  } satisfies Record<EndpointSpec['access'], string>;
  return shared ? `${callers[access]} Caches may keep the reply.` : callers[access];
}

const tagOf = ({ path }: Route) => path.split('/')[1] ?? '';

function operationOf(components: Components, route: Route): Fields {
  const spec = specOf(route.endpoint);
  const {
    access,
    permission,
    summary,
    requiresAppCheck,
    requiresProofOfWork,
    params,
    query,
    body,
    consumes = 'application/json',
  } = spec;
  const schema = body && describe(components, body, 'input');
  const failures = groupedBy(new Set(failuresOf(spec, route.method)), (code) => String(statusOf[code]));
  return {
    operationId: operationId(route),
    summary,
    description: callersText(spec),
    tags: [tagOf(route)],
    // Visitors' calls may carry a token. All others must.
    security: isOpen(access) ? [{}, { idToken: [] }] : [{ idToken: [] }],
    'x-access': access,
    ...(permission === undefined ? {} : { 'x-permission': permission }),
    parameters: [
      ...parametersIn(components, 'path', params),
      ...parametersIn(components, 'query', query),
      ...(route.method === 'POST' ? [KEY] : []),
      ...(requiresAppCheck ? [APP_CHECK] : []),
      ...(requiresProofOfWork ? [PROOF] : []),
    ],
    ...(schema === undefined
      ? {}
      : {
          requestBody: { required: true, content: { [consumes]: { schema, example: exampleOf(schema, components) } } },
        }),
    responses: {
      200: successOf(components, spec),
      ...Object.fromEntries([...failures].map(([status, codes]) => [status, failureOf(codes)])),
    },
  };
}

/** Builds the OpenAPI 3.1 document of the endpoint table and the public files. */
export function openApiDocument(): Fields {
  const components: Components = {};
  const paths: Record<string, Fields> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(components, route) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Arena Libre',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Arena Libre' },
      summary: 'Free-to-enter tournaments: calls of the site and of its admin area, and public files.',
      description: `Bodies are JSON of at most ${limits.bodyBytes / 1024} kB (${limits.largeBodyBytes / 1024 / 1024} MB for organisers’ long lists and texts), files aside. Instants are ISO 8601 in UTC. Unknown fields are refused.`,
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(routes.map(tagOf))]
      .toSorted()
      .concat('files')
      .map((name) => ({ name, description: tagDescriptions[name] })),
    paths: { ...paths, ...filePaths(describe(components, domain.Results, 'output')) },
    components: {
      schemas: { ...components, Failure: FAILURE },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

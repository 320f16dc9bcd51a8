import { errorText } from '@arena/domain';
import { type Endpoint, specOf } from '@arena/domain/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statusOf } from '../../functions/src/http/failure.ts';
import { startApi } from '../fixtures/calls/api.ts';
import { endpointNames } from '../fixtures/calls/calls.ts';

const Operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  'x-access': z.string(),
  'x-permission': z.string().optional(),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean() }),
  ),
  requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(
    z.string(),
    z.looseObject({ description: z.string(), content: z.record(z.string(), z.unknown()) }),
  ),
});
const Document = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ contact: z.strictObject({ name: z.string() }) }),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string().min(1) })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

const api = await startApi('demo-api-openapi');
const { body: served, headers } = await api.call('GET /openapi.json');
await api.close();
const document = Document.parse(served);

/** The operation of an endpoint: `GET /forms/:formId` is `get` of `/forms/{formId}`. */
function operationOf(endpoint: Endpoint) {
  const [method = '', path = ''] = endpoint.split(' ');
  return document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

describe('the document', () => {
  it('is valid OpenAPI 3.1 without broken references', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(Object(served)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('$ref');
  });

  it('lists exactly the endpoints and public files, each with a unique operation id', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({ call: `${method} ${path}`, operationId })),
    );
    const files = ['standings.json', 'standings.csv', 'calendar.ics'].map((file) => `get /tournament/{id}/${file}`);
    const expected = endpointNames.map((name) => {
      const [method = '', path = ''] = name.split(' ');
      return `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    });
    expect(operations.map(({ call }) => call).toSorted()).toEqual([...expected, ...files].toSorted());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('describes each tag of its operations, and is kept by caches', () => {
    const used = Object.values(document.paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags));
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted());
    expect(headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=3600');
  });

  it('asks no token of callers of the public files, and refuses none', () => {
    const files = Object.entries(document.paths).filter(([path]) => path.startsWith('/tournament/'));
    expect(files.flatMap(([, methods]) => Object.values(methods).map(({ security }) => security))).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('names its schemas', () => {
    expect(Object.keys(Object(served).components.schemas)).toEqual(
      expect.arrayContaining(['Failure', 'PublicTournament', 'Registration', 'RegistrationSubmissionInput', 'Results']),
    );
  });
});

describe.each(endpointNames)('%s', (endpoint) => {
  const spec = specOf(endpoint);
  const isOpen = spec.access === 'visitor' || spec.access === 'link';

  it('documents its summary, inputs and callers', () => {
    const operation = operationOf(endpoint);
    expect(operation?.summary).toBe(spec.summary);
    const taken = operation?.parameters.map(({ in: place, name }) => `${place} ${name}`);
    expect(taken).toEqual([
      ...Object.keys(spec.params?.shape ?? {}).map((name) => `path ${name}`),
      ...Object.keys(spec.query?.shape ?? {}).map((name) => `query ${name}`),
      ...(endpoint.startsWith('POST') ? ['header Idempotency-Key'] : []),
      ...(spec.requiresAppCheck ? ['header X-Firebase-AppCheck'] : []),
      ...(spec.requiresProofOfWork ? ['header X-Proof'] : []),
    ]);
    expect(operation?.parameters.filter((one) => one.in === 'path').every(({ required }) => required)).toBe(true);
    const body = spec.body === undefined ? undefined : [spec.consumes ?? 'application/json'];
    expect(operation?.requestBody && Object.keys(operation.requestBody.content)).toEqual(body);
    expect(operation?.['x-access']).toBe(spec.access);
    expect(operation?.['x-permission']).toBe(spec.permission);
    expect(operation?.security).toEqual(isOpen ? [{}, { idToken: [] }] : [{ idToken: [] }]);
  });

  it('has valid examples', () => {
    const { requestBody, responses } = operationOf(endpoint) ?? {};
    const Content = z.object({ 'application/json': z.object({ example: z.unknown() }) });
    if (spec.body && spec.consumes === undefined) {
      const { example } = Content.parse(requestBody?.content)['application/json'];
      expect(spec.body.safeParse(example)).toMatchObject({ success: true });
    }
    if (spec.envelope === 'stream') return;
    const { example } = Content.parse(responses?.['200']?.content)['application/json'];
    const { success: _, ...flat } = Object(example);
    expect(spec.reply.safeParse(spec.envelope === 'flat' ? flat : flat.data)).toMatchObject({ success: true });
  });

  it('documents each error code with its status and text', () => {
    const responses = operationOf(endpoint)?.responses ?? {};
    expect(Object.keys(responses['200']?.content ?? {})).toEqual([...(spec.produces ?? ['application/json'])]);
    for (const code of [...(spec.errors ?? []), 'unauthenticated', 'internal', 'unavailable'] as const) {
      expect(responses[statusOf[code]]?.description).toContain(`\`${code}\`: ${errorText[code]}`);
    }
    if (!isOpen) expect(responses[403]?.description).toContain('`forbidden`');
    if (spec.requiresAppCheck) expect(responses[403]?.description).toContain('`unattested`');
  });
});

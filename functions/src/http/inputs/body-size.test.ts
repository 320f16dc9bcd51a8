import { limits } from '@arena/domain';
import { type EndpointSpec, specOf } from '@arena/domain/api';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { maxBodyBytes } from './body-size.ts';

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const json = { 'content-type': 'application/json' };

const urlsWhere = (takes: (spec: EndpointSpec) => boolean) =>
  new Set(routes.filter(({ endpoint }) => takes(specOf(endpoint))).map(({ path }) => urlOf(path)));
const urlOf = (path: string) => `/api${path.replaceAll(/:\w+/g, 'x')}`;

test('allows larger bodies only at endpoints that take pictures or long lists and texts', () => {
  const takingForms = urlsWhere(({ consumes }) => consumes === 'multipart/form-data');
  const takingLarge = urlsWhere(({ takesLargeBody }) => takesLargeBody === true);
  expect([takingForms.size, takingLarge.size]).toEqual([1, 8]);
  for (const url of urlsWhere(() => true)) {
    expect(maxBodyBytes({ url, headers: form }) > limits.bodyBytes).toBe(takingForms.has(url));
    expect(maxBodyBytes({ url, headers: json })).toBe(takingLarge.has(url) ? limits.largeBodyBytes : limits.bodyBytes);
  }
});

test.each(['/', '/api/pictures/x', '/x/api/pictures', '/api/x?/api/pictures', '/api/picturesx', ''])(
  'limits a form sent to %s to the usual body size',
  (url) => {
    expect(maxBodyBytes({ url, headers: form })).toBe(limits.bodyBytes);
  },
);

test.each([
  '/api/competitions',
  '/api/competitions/x/matches',
  '/api/forms/x/responses',
  '/x/api/competitions/x',
  '/api/x?/api/competitions/x',
])('limits JSON sent to %s to the usual body size', (url) => {
  expect(maxBodyBytes({ url, headers: json })).toBe(limits.bodyBytes);
});

import { limits } from '@arena/domain';
import { type EndpointSpec, specOf } from '@arena/domain/api';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { mostBytesOf } from './body-size.ts';

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const json = { 'content-type': 'application/json' };

const urlsWhere = (takes: (spec: EndpointSpec) => boolean) =>
  new Set(routes.filter(({ endpoint }) => takes(specOf(endpoint))).map(({ path }) => urlOf(path)));
const urlOf = (path: string) => `/api${path.replaceAll(/:\w+/g, 'x')}`;

test('a body may be as large as a picture, as the groups of a competition or as a file of results where the table takes one alone', () => {
  const takingForms = urlsWhere(({ consumes }) => consumes === 'multipart/form-data');
  const namingGroups = urlsWhere(({ namesGroups }) => namesGroups === true);
  expect([takingForms.size, namingGroups.size]).toEqual([1, 3]);
  for (const url of urlsWhere(() => true)) {
    expect(mostBytesOf({ url, headers: form }) > limits.bodyBytes).toBe(takingForms.has(url));
    expect(mostBytesOf({ url, headers: json })).toBe(namingGroups.has(url) ? limits.groupsBytes : limits.bodyBytes);
  }
});

test.each(['/', '/api/pictures/x', '/x/api/pictures', '/api/x?/api/pictures', '/api/picturesx', ''])(
  'a form to %s is no larger than a call',
  (url) => {
    expect(mostBytesOf({ url, headers: form })).toBe(limits.bodyBytes);
  },
);

test.each(['/api/competitions', '/api/competitions/x/matches', '/x/api/competitions/x', '/api/x?/api/competitions/x'])(
  'a call to %s names no groups',
  (url) => {
    expect(mostBytesOf({ url, headers: json })).toBe(limits.bodyBytes);
  },
);

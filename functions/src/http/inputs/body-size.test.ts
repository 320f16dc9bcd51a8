import { limits } from '@arena/domain';
import { endpoints, specOf } from '@arena/domain/api';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { mostBytesOf } from './body-size.ts';

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const json = { 'content-type': 'application/json' };

test('a form may be as large as a picture where the table takes one, and nowhere else', () => {
  expect(routes).toHaveLength(Object.keys(endpoints).length);
  for (const { endpoint, path } of routes) {
    const url = `/api${path.replaceAll(/:\w+/g, 'x')}`;
    const takesForms = specOf(endpoint).consumes === 'multipart/form-data';
    expect(mostBytesOf({ url, headers: form }) > limits.bodyBytes).toBe(takesForms);
    expect(mostBytesOf({ url, headers: json })).toBe(limits.bodyBytes);
  }
});

test.each(['/', '/api/pictures/x', '/x/api/pictures', '/api/x?/api/pictures', '/api/picturesx', ''])(
  'a form to %s is no larger than a call',
  (url) => {
    expect(mostBytesOf({ url, headers: form })).toBe(limits.bodyBytes);
  },
);

import { describe, expect, test } from 'vitest';
import { decodeValue, readDocument } from './firestore-rest.ts';
import { answerWith } from './sample-server.ts';

test.each([
  ['a text', { stringValue: 'Copa' }, 'Copa'],
  ['an integer, which comes as a text', { integerValue: '64' }, 64],
  ['a double', { doubleValue: 1.5 }, 1.5],
  ['a boolean', { booleanValue: false }, false],
  ['an instant', { timestampValue: '2026-11-21T01:00:00Z' }, '2026-11-21T01:00:00Z'],
  ['null', { nullValue: null }, null],
  ['a list', { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } }, ['a', 1]],
  ['an empty list, which comes without values', { arrayValue: {} }, []],
  ['a map', { mapValue: { fields: { a: { mapValue: { fields: { b: { stringValue: 'c' } } } } } } }, { a: { b: 'c' } }],
  ['an empty map, which comes without fields', { mapValue: {} }, {}],
  ['a kind this site has no use for', { geoPointValue: { latitude: 1, longitude: 2 } }, null],
  ['nonsense', 'text', null],
])('a typed value: %s', (_, typed, plain) => expect(decodeValue(typed)).toEqual(plain));

describe('reading a document', () => {
  test('returns its plain fields', async () => {
    const mock = answerWith(200, { name: 'x', fields: { name: { stringValue: 'Copa' } } });
    expect(await readDocument('tournaments/copa')).toEqual({ name: 'Copa' });
    expect(String(mock.mock.calls[0]?.[0])).toMatch(/\/documents\/tournaments\/copa$/);
  });

  test.each([403, 404])('a visitor has no document where Firestore answers %i', async (status) => {
    answerWith(status, { error: { message: 'no' } });
    expect(await readDocument('tournaments/draft')).toBeNull();
  });

  test.each([429, 503])('%i is a failure, not an absence', async (status) => {
    answerWith(status, {});
    await expect(readDocument('catalogue/published')).rejects.toThrow(String(status));
  });
});

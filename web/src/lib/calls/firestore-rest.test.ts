import { expect, test } from 'vitest';
import { decodeValue } from './firestore-rest.ts';

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

import { expect, test } from 'vitest';
import { decodeValue } from './firestore-rest.ts';

test.each([
  ['a text', { stringValue: 'Copa' }, 'Copa'],
  ['an integer sent as text', { integerValue: '64' }, 64],
  ['a double', { doubleValue: 1.5 }, 1.5],
  ['a boolean', { booleanValue: false }, false],
  ['an instant', { timestampValue: '2026-11-21T01:00:00Z' }, '2026-11-21T01:00:00Z'],
  ['null', { nullValue: null }, null],
  ['a list', { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } }, ['a', 1]],
  ['an empty list without values', { arrayValue: {} }, []],
  ['a map', { mapValue: { fields: { a: { mapValue: { fields: { b: { stringValue: 'c' } } } } } } }, { a: { b: 'c' } }],
  ['an empty map without fields', { mapValue: {} }, {}],
  ['an unsupported type as null', { geoPointValue: { latitude: 1, longitude: 2 } }, null],
  ['an invalid value as null', 'text', null],
])('decodes %s', (_, typed, plain) => expect(decodeValue(typed)).toEqual(plain));

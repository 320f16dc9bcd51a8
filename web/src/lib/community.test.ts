import { expect, test } from 'vitest';
import { entryFeeText } from './community.ts';

test.each([
  ['0', null],
  ['', null],
  ['-5', null],
  ['gratis', null],
  ['50', '$50 USD'],
  ['1500', '$1,500 USD'],
  ['1.5', '$1.50 USD'],
])('an entry fee of “%s” is shown as %s', (fee, text) => expect(entryFeeText(fee)).toBe(text));

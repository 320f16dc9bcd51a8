import { expect, test } from 'vitest';
import { problemsIn } from '../field-problems.ts';
import { RegistrationCorrection } from './decision.schema.ts';

const seen = { id: 'copa_12345678', revision: 0 };

test.each([
  ['fullName', ' ', 'Full name is required'],
  ['freeFireId', '', 'Free Fire ID is required'],
  ['freeFireId', '1234567', 'Free Fire ID must be 8-12 digits'],
  ['email', '', 'Email is required'],
  ['email', 'ana@', 'Invalid email format'],
  ['phone', '', 'Phone number is required'],
])('refuses a corrected %s of %j: %s', (field, value, message) => {
  const { error } = RegistrationCorrection.safeParse({ ...seen, [field]: value });
  expect(problemsIn(error)).toEqual({ [field]: message });
});

test('accepts the shortest e-mail address of the basic pattern', () => {
  expect(RegistrationCorrection.parse({ ...seen, email: ' A@b.c ' })).toMatchObject({ email: 'a@b.c' });
});

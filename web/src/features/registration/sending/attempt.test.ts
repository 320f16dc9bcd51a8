// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { currentAttempt, keepAttempt, refusedAttempt } from './attempt.ts';

const values = { fullName: 'Ana' };

test('an attempt survives a reload, and leaves its values to the next one after a refusal', () => {
  const attempt = { ...currentAttempt('copa'), values, unanswered: true };
  keepAttempt('copa', attempt);
  expect(currentAttempt('copa')).toEqual(attempt);
  refusedAttempt('copa', attempt);
  const next = currentAttempt('copa');
  expect(next).toMatchObject({ values, unanswered: false });
  expect(next.requestId).not.toBe(attempt.requestId);
});

test.each(['null', '{"requestId":7,"values":{}}', '{'])('an attempt damaged in storage is a new one: %s', (kept) => {
  sessionStorage.setItem('registration:copa', kept);
  expect(currentAttempt('copa')).toMatchObject({ values: null, unanswered: false });
  expect(currentAttempt('copa').requestId).toMatch(/^[\da-f-]{36}$/);
});

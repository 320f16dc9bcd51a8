// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { currentAttempt, forgetAttempt, keepAttempt } from './delivery.ts';

const values = { fullName: 'Ana' };

test('an attempt survives a reload, and ends with its success', () => {
  const attempt = { ...currentAttempt('copa'), values, unanswered: true };
  keepAttempt('copa', attempt);
  expect(currentAttempt('copa')).toEqual(attempt);
  forgetAttempt('copa');
  const next = currentAttempt('copa');
  expect(next).toMatchObject({ values: null, unanswered: false });
  expect(next.requestId).not.toBe(attempt.requestId);
});

test.each(['null', '{"requestId":7,"values":{}}', '{'])(
  'starts a new attempt if the stored one is damaged: %s',
  (kept) => {
    sessionStorage.setItem('registration:copa', kept);
    expect(currentAttempt('copa')).toMatchObject({ values: null, unanswered: false });
    expect(currentAttempt('copa').requestId).toMatch(/^[\da-f-]{36}$/);
  },
);

// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { currentAttempt, keepAttempt, refusedAttempt } from './attempt.ts';

const KEY = 'registration:copa';
const values = { fullName: 'Ana' };

beforeEach(() => sessionStorage.clear());
describe('a try at registering', () => {
  test("survives a reload with its values and its answer's state", () => {
    const attempt = { ...currentAttempt('copa'), values, unanswered: true };
    keepAttempt('copa', attempt);
    expect(currentAttempt('copa')).toEqual(attempt);
  });

  test('leaves its values to the next one after a refusal', () => {
    const refused = { ...currentAttempt('copa'), values, unanswered: true };
    refusedAttempt('copa', refused);
    const next = currentAttempt('copa');
    expect(next).toMatchObject({ values, unanswered: false });
    expect(next.requestId).not.toBe(refused.requestId);
  });

  test.each(['null', '{"requestId":7,"values":{}}', '{'])('damaged in storage: %s', (kept) => {
    sessionStorage.setItem(KEY, kept);
    expect(currentAttempt('copa')).toMatchObject({ values: null, unanswered: false });
    expect(currentAttempt('copa').requestId).toMatch(/^[\da-f-]{36}$/);
  });
});

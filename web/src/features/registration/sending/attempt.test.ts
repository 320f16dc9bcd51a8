// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentAttempt, forgetAttempt, keepAttempt, refusedAttempt } from './attempt.ts';

const KEY = 'registration:copa';
const values = { fullName: 'Ana' };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a try at registering', () => {
  test("survives a reload with its values and its answer's state", () => {
    const attempt = { ...currentAttempt('copa'), values, unanswered: true };
    keepAttempt('copa', attempt);
    expect(currentAttempt('copa')).toEqual(attempt);
  });

  test('is the same one as long as the page is there, where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', null);
    const attempt = { ...currentAttempt('copa'), values };
    keepAttempt('copa', attempt);
    expect(currentAttempt('copa')).toEqual(attempt);
    forgetAttempt('copa');
    expect(currentAttempt('copa').requestId).not.toBe(attempt.requestId);
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

import { expect, test } from 'vitest';
import { attempts } from './attempts.ts';

test('runs the remaining tasks after a failure, logs it and fails at the end', async () => {
  const [events, done]: [string[], number[]] = [[], []];
  const { attempt, end } = attempts({ error: (event) => events.push(event) }, 'not erased');
  for (const task of [1, 2, 3]) {
    await attempt({ task }, async () => {
      if (task === 2) throw new Error('never works');
      done.push(task);
    });
  }
  expect([done, events]).toEqual([[1, 3], ['not erased']]);
  expect(end).toThrow('not erased: 1');
});

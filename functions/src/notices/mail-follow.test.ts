import { MINUTE } from '@arena/domain';
import { expect, it } from 'vitest';
import { nextStep, type SentMail } from './mail-follow.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (minutes: number) => NOW.getTime() + minutes * MINUTE;

const steps: readonly [string, Partial<SentMail['delivery']>, retries: number, step: string][] = [
  ['was sent', { state: 'SUCCESS' }, 0, 'done'],
  ['is new', { state: 'PENDING', attempts: 0 }, 0, 'wait'],
  ['nobody took up', { state: 'PENDING', attempts: 0 }, 1, 'wake'],
  ['is being sent', { state: 'PROCESSING', leaseExpireTime: at(1) }, 1, 'wait'],
  ['was interrupted', { state: 'PROCESSING', leaseExpireTime: at(-1) }, 1, 'wake'],
  ['failed for now', { state: 'ERROR', error: 'Error: Message failed: 451 4.3.0 Try again' }, 1, 'retry'],
  ['failed because a password is wrong', { state: 'ERROR', error: 'Error: Invalid login: 535 5.7.8' }, 1, 'retry'],
  ['failed five times', { state: 'ERROR', attempts: 5, error: 'Error: timeout' }, 5, 'give up'],
  [
    'failed because of a daily limit',
    { state: 'ERROR', error: 'Message failed: 550-5.4.5 Daily limit exceeded' },
    1,
    'retry',
  ],
  ['failed because of its sender', { state: 'ERROR', error: 'Message failed: 550 5.7.26 Unauthenticated' }, 1, 'retry'],
  ['was refused for good', { state: 'ERROR', error: 'Error: Message failed: 550 5.1.1 No such user' }, 1, 'refused'],
];

it.each(steps)('a mail that %s: %o', (_, delivery, retries, step) => {
  const mail = { expiresAt: at(60) };
  expect(nextStep({ ...mail, delivery: { state: 'ERROR', attempts: 1, ...delivery } }, NOW, retries)).toBe(step);
});

it('an expired mail is given up, and one that was sent is done', () => {
  const mail = { expiresAt: at(0) };
  expect(nextStep({ ...mail, delivery: { state: 'RETRY', attempts: 1 } }, NOW, 3)).toBe('give up');
  expect(nextStep({ ...mail, delivery: { state: 'SUCCESS', attempts: 1 } }, NOW, 3)).toBe('done');
});

import { expect, it } from 'vitest';
import { describeFault } from './log.ts';

it('describes an error by name, code and at most 12 stack lines, without its message', () => {
  const fault = Object.assign(new Error('registrations/copa_12345678 exists'), { code: 6 });
  const described = describeFault(fault);
  expect(described).toMatchObject({ name: 'Error', code: 6, stack: expect.stringContaining('log.test.ts') });
  expect(JSON.stringify(described)).not.toContain('12345678');
  fault.stack = `Error: deep\n${'    at f (a.ts:1:1)\n'.repeat(40)}`;
  expect(String(describeFault(fault).stack).split('\n')).toHaveLength(12);
  delete fault.stack;
  expect(describeFault(fault)).toEqual({ name: 'Error', code: 6, stack: '' });
});

const reading = (quoted: string) => `Cannot read properties of undefined (reading '${quoted}')`;

it.each([
  [new TypeError('x is not a function'), 'x is not a function'],
  [new RangeError('Invalid time value'), 'Invalid time value'],
  [new ReferenceError('x is not defined'), 'x is not defined'],
  [new TypeError(reading('nm_zWQ0-x7Yd4Kp1v9cBtA')), reading('…')],
  [new TypeError(reading('12345678')), reading('…')],
])('keeps the message of a runtime error, without property names: %s', (fault, text) => {
  expect(describeFault(fault)).toMatchObject({ name: fault.name, text });
});

it.each([
  ['a text', 'string'],
  [undefined, 'undefined'],
  [{ code: 5, message: 'secret' }, 'object'],
])('describes %j, which is not an error, by its type', (thrown, name) => {
  expect(describeFault(thrown)).toEqual({ name });
});

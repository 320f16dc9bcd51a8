import { describe, expect, it } from 'vitest';
import { describeFault } from './log.ts';

describe('an error in the log', () => {
  it('is its name, its code and where it happened, without the text that came over the wire', () => {
    const fault = Object.assign(new Error('registrations/copa_12345678 exists'), { code: 6 });
    const described = describeFault(fault);
    expect(described).toMatchObject({ name: 'Error', code: 6, stack: expect.stringContaining('log.test.ts') });
    expect(JSON.stringify(described)).not.toContain('12345678');
  });

  it.each([
    new TypeError('x is not a function'),
    new RangeError('Invalid time value'),
    new ReferenceError('x is not defined'),
  ])('is also the text where the run-time wrote it: %s', (fault) => {
    expect(describeFault(fault)).toMatchObject({ name: fault.name, text: fault.message });
  });

  it.each(['nm_zWQ0-x7Yd4Kp1v9cBtA', '12345678'])('has nothing in it that leads to a player: %s', (secret) => {
    const quoted = new TypeError(`Cannot read properties of undefined (reading '${secret}')`);
    expect(describeFault(quoted).text).toBe("Cannot read properties of undefined (reading '…')");
  });

  it('has a stack of a dozen lines at most', () => {
    const fault = new Error('deep');
    fault.stack = `Error: deep\n${'    at f (a.ts:1:1)\n'.repeat(40)}`;
    expect(String(describeFault(fault).stack).split('\n')).toHaveLength(12);
  });

  it.each([
    ['a text', 'string'],
    [undefined, 'undefined'],
    [{ code: 5, message: 'secret' }, 'object'],
  ])("is the type for %j, which isn't an error", (thrown, name) => {
    expect(describeFault(thrown)).toEqual({ name });
  });

  it('survives an error without a stack', () => {
    const fault = new Error('x');
    delete fault.stack;
    expect(describeFault(fault)).toEqual({ name: 'Error', stack: '' });
  });
});

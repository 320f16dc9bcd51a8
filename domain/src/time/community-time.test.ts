import { afterEach, describe, expect, test, vi } from 'vitest';
import { communityZone } from '../site/community.ts';
import { tableTimeText } from '../text/spreadsheet.ts';
import { clockText, dayText, longDateText, shortDateText } from './date-text.ts';
import { HOUR } from './instant.ts';
import { monthText } from './month-text.ts';
import { instantOf, wallClock } from './wall-clock.ts';

const SUMMER = '2026-07-12T01:00:00.000Z';
const { formatToParts } = Intl.DateTimeFormat.prototype;

/** Has the runtime put the community's clocks forward all year, as phones with zone data of 2021 do in summer. */
function useOldZoneData(): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function old(
    this: Intl.DateTimeFormat,
    date,
  ) {
    const isWrong = this.resolvedOptions().timeZone === communityZone;
    return formatToParts.call(this, Number(date) + (isWrong ? HOUR : 0));
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('on a phone with old zone data', () => {
  test.each([
    ['a clock', clockText, '19:00'],
    ['a long date', longDateText, 'sábado, 11 de julio de 2026, 19:00'],
    ['a short date', shortDateText, 'sáb 11 jul'],
    ['a cell of a table', tableTimeText, '2026-07-11 19:00'],
  ])("the community's hour is right in %s", (_what, textOf, text) => {
    useOldZoneData();
    expect(textOf(SUMMER, communityZone)).toBe(text);
  });

  test("the community's day and month are right", () => {
    useOldZoneData();
    expect(dayText(Date.parse('2026-08-01T05:30:00Z'), communityZone)).toBe('2026-07-31');
    expect(monthText('2026-08-01T05:30:00Z', communityZone)).toBe('julio de 2026');
  });

  test("the reader's own zone stays the phone's", () => {
    useOldZoneData();
    expect(clockText(SUMMER, 'America/Santiago')).toBe('21:00');
  });
});

// Shipped offsets go out of date as zone data does: this fails on a Node that knows a new law.
test("the community's shipped offsets agree with Node's zone data from 2015 to 2045", () => {
  const node = new Intl.DateTimeFormat('en-CA', {
    timeZone: communityZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  for (let millis = Date.UTC(2015); millis < Date.UTC(2045); millis += 7 * HOUR) {
    const known = node.format(millis).replace(/,? /, 'T');
    const shipped = new Date(wallClock(millis, communityZone)).toISOString();
    if (!shipped.startsWith(known)) expect.fail(`${new Date(millis).toISOString()}: ${shipped}, Node says ${known}`);
  }
});

test.each([
  ['the community', communityZone, SUMMER, '2026-07-11T19:00:00.000Z'],
  ['Lima', 'America/Lima', SUMMER, '2026-07-11T20:00:00.000Z'],
  ['UTC', 'UTC', SUMMER, SUMMER],
  ['Santiago in summer', 'America/Santiago', '2026-11-22T01:00:00.000Z', '2026-11-21T22:00:00.000Z'],
  ['a place in year 1', 'America/Lima', '0001-06-01T12:00:00.000Z', '0001-06-01T06:51:48.000Z'],
])('converts an instant to the clock of %s and back', (_where, zone, instant, wall) => {
  expect(new Date(wallClock(Date.parse(instant), zone)).toISOString()).toBe(wall);
  expect(instantOf(Date.parse(wall), zone)).toBe(Date.parse(instant));
});

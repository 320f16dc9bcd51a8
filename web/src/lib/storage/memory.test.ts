// @vitest-environment jsdom
import { DAY } from '@arena/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enrolledAt } from './enrolled.ts';
import { forgetThisPhone, forgetWhatIsOver, noteEnrolment, rememberedPlayer, rememberPlayer } from './memory.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const ana = { fullName: 'Ana Torres', freeFireId: '12345678' };
const beto = { fullName: 'Beto Ruiz', freeFireId: '87654321' };

function pass(days: number): void {
  vi.setSystemTime(NOW.getTime() + days * DAY);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a phone', () => {
  test('that was not asked to keeps nothing but that somebody registered, for as long as the tab lives', () => {
    noteEnrolment('copa');
    expect(enrolledAt('copa')).toBe(NOW.toISOString());
    expect(rememberedPlayer()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect({ ...sessionStorage }).toEqual({ 'enrolled:copa': JSON.stringify(NOW.toISOString()) });
  });

  test('that was asked to fills in the next form, and knows when its player registered', () => {
    noteEnrolment('copa');
    rememberPlayer('copa', ana);
    sessionStorage.clear();
    expect(rememberedPlayer()?.values).toEqual(ana);
    expect(enrolledAt('copa')).toBe(NOW.toISOString());
    expect(enrolledAt('liga')).toBeNull();
  });

  test('remembers one player: another one takes the place, with none of their tournaments', () => {
    noteEnrolment('copa');
    rememberPlayer('copa', ana);
    noteEnrolment('liga');
    rememberPlayer('liga', beto);
    sessionStorage.clear();
    expect(rememberedPlayer()?.values).toEqual(beto);
    expect([enrolledAt('copa'), enrolledAt('liga')]).toEqual([null, NOW.toISOString()]);
  });

  test.each([
    [89, true],
    [90, false],
    [900, false],
  ])('after %i days without a registration still knows its player: %s', (days, knows) => {
    noteEnrolment('copa');
    rememberPlayer('copa', ana);
    sessionStorage.clear();
    pass(days);
    expect(rememberedPlayer() !== null).toBe(knows);
    forgetWhatIsOver();
    expect(localStorage.length > 0).toBe(knows);
  });

  test.each([
    '7',
    '{}',
    '{"until":"2027-01-01T00:00:00Z"}',
    '{"until":7,"values":{}}',
    '{"until":"x","values":{}}',
    '{',
  ])('is not confused by what is damaged: %s', (kept) => {
    localStorage.setItem('player', kept);
    localStorage.setItem('enrolled:copa', kept);
    expect(rememberedPlayer()).toBeNull();
    expect(enrolledAt('copa')).toBeNull();
    forgetWhatIsOver();
    expect(localStorage.getItem('enrolled:copa')).toBeNull();
  });
});

test('to forget the phone erases all that players typed and all that was noted of them, but what still waits to be sent', () => {
  noteEnrolment('copa');
  rememberPlayer('copa', ana);
  localStorage.setItem('arenalibre_forms', JSON.stringify([ana]));
  localStorage.setItem('sound', '"off"');
  sessionStorage.setItem('form:encuesta', JSON.stringify(ana));
  sessionStorage.setItem('registration:copa', JSON.stringify({ requestId: 'a', values: ana, unanswered: null }));
  sessionStorage.setItem(
    'registration:liga',
    JSON.stringify({ requestId: 'b', values: beto, unanswered: { freeFireId: '1' } }),
  );
  forgetThisPhone();
  expect(Object.keys({ ...localStorage })).toEqual(['sound']);
  expect(Object.keys({ ...sessionStorage })).toEqual(['registration:liga']);
});

import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../time/units.ts';
import { derivedStatus, isPublicationDue } from './derived-status.ts';
import { belongsInCatalogue, isActive, registrationPhase } from './status.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const at = (millisFromNow: number) => new Date(now.getTime() + millisFromNow).toISOString();

const open = { date: at(DAY), endDate: null, registrationDeadline: at(HOUR), maxPlayers: 48, currentPlayers: 47 };

describe('the phase of the registration', () => {
  test.each([
    { name: 'a place left, before deadline and date', change: {}, phase: 'open' },
    { name: 'one ms before the deadline', change: { registrationDeadline: at(1) }, phase: 'open' },
    { name: 'exactly at the deadline', change: { registrationDeadline: at(0) }, phase: 'open' },
    { name: 'one ms after the deadline', change: { registrationDeadline: at(-1) }, phase: 'registration_closed' },
    { name: 'exactly at the date', change: { date: at(0) }, phase: 'open' },
    { name: 'one ms after the date', change: { date: at(-1) }, phase: 'completed' },
    { name: 'past both: the date is said', change: { date: at(-1), registrationDeadline: at(-2) }, phase: 'completed' },
    { name: 'the last place taken', change: { currentPlayers: 48 }, phase: 'full' },
    { name: 'more players than places', change: { currentPlayers: 49 }, phase: 'full' },
    {
      name: 'full and past the deadline: the deadline is said',
      change: { currentPlayers: 48, registrationDeadline: at(-1) },
      phase: 'registration_closed',
    },
    { name: 'no limit of places (maxPlayers 0)', change: { maxPlayers: 0, currentPlayers: 5_000 }, phase: 'open' },
    { name: 'no date and no deadline', change: { date: null, registrationDeadline: null }, phase: 'open' },
    { name: 'a date that is none', change: { date: 'pronto', registrationDeadline: '2026-02-30' }, phase: 'open' },
  ])('$name: $phase', ({ change, phase }) => {
    expect(registrationPhase({ ...open, ...change }, now)).toBe(phase);
  });
});

describe('the derived status', () => {
  const stored = { ...open, status: 'published', publishDate: null };

  test.each([
    { name: 'a draft stays one, even past its date', change: { status: 'draft', date: at(-DAY) }, status: 'draft' },
    { name: 'published stays, even past its date', change: { date: at(-DAY) }, status: 'published' },
    { name: 'published stays, even full', change: { currentPlayers: 48 }, status: 'published' },
    {
      name: 'scheduled, one ms before its publication',
      change: { status: 'scheduled', publishDate: at(1) },
      status: 'scheduled',
    },
    {
      name: 'scheduled, exactly at its publication',
      change: { status: 'scheduled', publishDate: at(0) },
      status: 'published',
    },
    {
      name: 'scheduled, past its publication',
      change: { status: 'scheduled', publishDate: at(-1) },
      status: 'published',
    },
    { name: 'scheduled without a publication', change: { status: 'scheduled' }, status: 'scheduled' },
    {
      name: 'scheduled with a publication that is no date',
      change: { status: 'scheduled', publishDate: 'mañana' },
      status: 'scheduled',
    },
    { name: 'an unknown status: open', change: { status: 'active' }, status: 'open' },
    { name: 'no status: open', change: { status: '' }, status: 'open' },
    { name: 'an unknown status, past its date', change: { status: 'active', date: at(-1) }, status: 'completed' },
    {
      name: 'an unknown status, past its deadline',
      change: { status: 'active', registrationDeadline: at(-1) },
      status: 'registration_closed',
    },
    { name: 'an unknown status, full', change: { status: 'active', currentPlayers: 48 }, status: 'full' },
    { name: 'a status in capitals is unknown', change: { status: 'DRAFT' }, status: 'open' },
  ])('$name: $status', ({ change, status }) => {
    expect(derivedStatus({ ...stored, ...change }, now)).toBe(status);
  });
});

describe('due publications', () => {
  test.each([
    { name: 'one ms before', tournament: { status: 'scheduled', publishDate: at(1) }, due: false },
    { name: 'exactly then', tournament: { status: 'scheduled', publishDate: at(0) }, due: true },
    { name: 'a draft never', tournament: { status: 'draft', publishDate: at(-1) }, due: false },
    { name: 'a published one never again', tournament: { status: 'published', publishDate: at(-1) }, due: false },
    { name: 'without a time never', tournament: { status: 'scheduled', publishDate: null }, due: false },
  ])('$name: $due', ({ tournament, due }) => {
    expect(isPublicationDue(tournament, now)).toBe(due);
  });
});

describe('the lists a published tournament is in', () => {
  const none = { date: null, endDate: null, registrationDeadline: null };

  test.each([
    { name: 'to come', change: { date: at(DAY) }, active: true, inCatalogue: true },
    { name: 'without a date', change: {}, active: true, inCatalogue: true },
    { name: 'with a date that is none', change: { date: 'sábado' }, active: true, inCatalogue: true },
    { name: 'its deadline alone passed', change: { registrationDeadline: at(-DAY) }, active: true, inCatalogue: true },
    { name: 'begun 24 h ago, no end known', change: { date: at(-DAY) }, active: true, inCatalogue: true },
    { name: 'begun 24 h and 1 ms ago', change: { date: at(-DAY - 1) }, active: false, inCatalogue: true },
    {
      name: 'begun two days ago, ends now',
      change: { date: at(-2 * DAY), endDate: at(0) },
      active: true,
      inCatalogue: true,
    },
    {
      name: 'begun an hour ago, ended 1 ms ago',
      change: { date: at(-HOUR), endDate: at(-1) },
      active: false,
      inCatalogue: true,
    },
    { name: 'ended 30 days ago', change: { endDate: at(-30 * DAY) }, active: false, inCatalogue: true },
    { name: 'ended 30 days and 1 ms ago', change: { endDate: at(-30 * DAY - 1) }, active: false, inCatalogue: false },
    { name: 'begun 31 days ago, no end known', change: { date: at(-31 * DAY) }, active: false, inCatalogue: true },
    { name: 'begun 31 days and 1 ms ago', change: { date: at(-31 * DAY - 1) }, active: false, inCatalogue: false },
  ])('$name: active $active, in the catalogue $inCatalogue', ({ change, active, inCatalogue }) => {
    const tournament = { ...none, ...change };
    expect(isActive(tournament, now)).toBe(active);
    expect(belongsInCatalogue(tournament, now)).toBe(inCatalogue);
  });
});

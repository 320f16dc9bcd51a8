import { DAY, HOUR, MINUTE, SECOND, toMillis } from '../time/instant.ts';
import { wallClock } from '../time/wall-clock.ts';
import { registrationPhase } from '../tournament/status.ts';
import type { Tournament } from '../tournament/tournament.schema.ts';
import type { ChannelEvent, NoticeEvent } from './notice.schema.ts';

type NoticeAudience = 'players' | 'organisers' | 'channels';
type NoticeChannel = 'push' | 'mail' | 'discord' | 'webhook';

interface PlannedNotice {
  audience: NoticeAudience;
  channels: readonly NoticeChannel[];
  /** Lifetime in milliseconds; a reader's own deadline ends it earlier. */
  lasts: number;
  /** True if the reader has to act within minutes. */
  isUrgent: boolean;
}

const toPlayers = (lasts: number, isUrgent = false): PlannedNotice => ({
  audience: 'players',
  channels: ['push', 'mail'],
  lasts,
  isUrgent,
});
const toOrganisers: PlannedNotice = { audience: 'organisers', channels: ['push'], lasts: DAY, isUrgent: false };
const toChannels = (lasts: number): PlannedNotice => ({
  audience: 'channels',
  channels: ['discord', 'webhook'],
  lasts,
  isUrgent: false,
});

/** The one plan of notices: event, audience, channels and latest time. Texts are in `notice-text.ts`. */
export const noticePlan: Readonly<Record<NoticeEvent, PlannedNotice>> = {
  approved: toPlayers(2 * DAY),
  rejected: toPlayers(2 * DAY),
  unconfirmed: toPlayers(2 * DAY),
  confirm: toPlayers(DAY),
  offered: toPlayers(2 * HOUR, true),
  replaced: toPlayers(HOUR),
  // A room's code is useless once its match has begun.
  room: toPlayers(30 * MINUTE, true),
  result: toPlayers(12 * HOUR),
  prize: toPlayers(3 * DAY),
  written: toPlayers(12 * HOUR),
  requests: toOrganisers,
  disputes: toOrganisers,
  overdue: toOrganisers,
  announced: toChannels(DAY),
  opened: toChannels(DAY),
  closing: toChannels(HOUR),
  drawn: toChannels(DAY),
  room_ready: toChannels(30 * MINUTE),
  table: toChannels(DAY),
  champion: toChannels(3 * DAY),
};

interface NoticeTimes {
  /** Due time, ISO 8601. */
  dueAt: string;
  /** The reader's deadline, ISO 8601; null without one. */
  until: string | null;
}

/** Returns the latest time at which a notice is sent, ISO 8601. */
export function noticeExpiry(event: NoticeEvent, { dueAt, until }: NoticeTimes): string {
  const last = Date.parse(dueAt) + noticePlan[event].lasts;
  return new Date(Math.min(last, toMillis(until) ?? Number.POSITIVE_INFINITY)).toISOString();
}

/**
 * Returns when a notice is sent to a reader in `zone`: when it is due, at the earliest `now`. Notices that aren't
 * urgent wait for the end of the night. Null if it has expired. Channels have no night.
 */
export function noticeTime(
  event: NoticeEvent,
  { dueAt, expiresAt }: { dueAt: string; expiresAt: string },
  zone: string,
  now: Date,
): Date | null {
  const expires = Date.parse(expiresAt);
  const earliest = new Date(Math.max(now.getTime(), Date.parse(dueAt)));
  if (earliest.getTime() > expires) return null;
  const { audience, isUrgent } = noticePlan[event];
  if (audience === 'channels' || isUrgent) return earliest;
  const morning = quietUntil(earliest, zone);
  return morning === null || morning.getTime() > expires ? earliest : morning;
}

/** Hours of the night on the reader's clock: from 22:00 to 8:00. */
const NIGHT = { from: 22, to: 8 } as const;

/** Milliseconds since midnight on the clock of a zone. */
function sinceMidnight(zone: string, millis: number): number {
  return wallClock(millis, zone) % DAY;
}

/** Returns the end of the night that `at` falls into in `zone`; null by day. */
function quietUntil(at: Date, zone: string): Date | null {
  const millis = Math.floor(at.getTime() / SECOND) * SECOND;
  const clock = sinceMidnight(zone, millis);
  const end = NIGHT.to * HOUR;
  if (clock >= end && clock < NIGHT.from * HOUR) return null;
  const morning = millis + (clock < end ? end - clock : DAY + end - clock);
  // A night in which the clocks change is an hour longer or shorter.
  return new Date(morning + end - sinceMidnight(zone, morning));
}

/** Tells whether visitors see a tournament and can register at `now`. */
export function takesRegistrations(tournament: Tournament, now: Date): boolean {
  const { status, linkedFormId } = tournament;
  return status === 'published' && linkedFormId !== null && registrationPhase(tournament, now) === 'open';
}

const isListed = (tournament: Tournament | null) => tournament?.status === 'published' && !tournament.unlisted;

/**
 * Lists the channel notices of a change to a tournament. If it is published with open registrations, only `announced`
 * is sent. One that is reached by its link alone is announced once it is listed.
 */
export function channelEvents(before: Tournament | null, next: Tournament, now: Date): ChannelEvent[] {
  if (!isListed(next) || registrationPhase(next, now) === 'completed') return [];
  if (before === null || !isListed(before)) return ['announced'];
  return takesRegistrations(next, now) && !takesRegistrations(before, now) ? ['opened'] : [];
}

import { chatName, type Instant, limits, type Match, type Room, toMillis } from '@arena/domain';

/** Writes a room as a message to its players. */
export function roomText(name: string, { roomId, password }: Pick<Room, 'roomId' | 'password'>): string {
  return `*${chatName(name)}*\nID de la sala: ${roomId}\nContraseña: ${password}`;
}

/** Returns the default release of a room: a quarter of an hour before its match, or now. */
export function releaseOf({ startsAt }: Pick<Match, 'startsAt'>, now: Date): Instant {
  const start = toMillis(startsAt);
  return new Date(start === null ? now.getTime() : start - limits.roomRelease).toISOString();
}

/** True if players would see a room only after its match has begun, unless the match itself is late. */
export function isTooLate(releaseAt: string, { startsAt }: Pick<Match, 'startsAt'>, now: Date): boolean {
  const [release, start] = [toMillis(releaseAt), toMillis(startsAt)];
  return release !== null && start !== null && release > Math.max(start, now.getTime());
}

// Latecomers on the waiting list, their offers and answers; and guardians of players under 18.
import { HOUR } from '@arena/domain';
import { note, type Player, type Script, withStatus } from './script.ts';
import { expectDone, expectRefused, type World } from './world.ts';

export const PLACES = 48;
/** Start of the match day in Mexico City, in hours after the announcement. */
const ITS_DAY = 63;
/** A minute, or a scheduler that is ten minutes late. */
const LATE = 0.19;

export const lineOf = (script: Script) => withStatus(script, 'waiting').toSorted((a, b) => a.line - b.line);

export function freeSeats({ players }: Script): number {
  return PLACES - players.filter(({ status }) => ['pending', 'approved', 'offered'].includes(status)).length;
}

/** Answers as the guardian, by the player's link. */
async function answer(world: World, script: Script, { token }: Player, given: boolean): Promise<void> {
  const { link } = await world.player('POST /my-registration/guardian', { token, number: 0 });
  await world.player('POST /guardians/answer', { token: link, given });
  note(script, 'registration.consent');
}

/** Consents for the guardians without an answer. */
export async function consent(world: World, script: Script, players: readonly Player[]): Promise<void> {
  for (const player of players.filter(({ isMinor, hasConsent }) => isMinor && !hasConsent)) {
    await answer(world, script, player, true);
    player.hasConsent = true;
  }
}

/** Refuses as the guardian, which frees the seat or the number. */
export async function refuse(world: World, script: Script, player: Player): Promise<void> {
  await answer(world, script, player, false);
  Object.assign(player, { status: 'rejected', out: 'no_consent', line: 0 });
}

/** Leaves a seat, or a number in line. */
export async function leave(world: World, script: Script, players: readonly Player[]): Promise<void> {
  for (const player of players) {
    await world.player('POST /my-registration/leave', { token: player.token });
    Object.assign(player, { status: 'rejected', out: 'left', line: 0 });
  }
  note(script, 'registration.leave', players.length);
}

async function standing(world: World, { token }: Player): Promise<{ number: number | null; offeredUntil: string }> {
  return expectDone('POST /my-registration/read', await world.ask('POST /my-registration/read', { token })).waiting;
}

/**
 * Checks that exactly the first in line are offered the free seats, for the promised time. @param since the earliest
 * hour at which seats became free.
 */
async function seeOffers(world: World, script: Script, since: number, hours: number): Promise<Player[]> {
  const line = lineOf(script);
  const offered = line.slice(0, freeSeats(script));
  for (const player of offered) {
    const { number, offeredUntil } = await standing(world, player);
    const until = (Date.parse(offeredUntil) - Date.parse(world.time(0))) / HOUR;
    const lasts = (at: number) => at + (at < ITS_DAY ? 2 : 0.25);
    if (number !== null || until < lasts(since) || until > lasts(hours + LATE)) {
      throw new Error(`${player.name} is offered a place until ${until} at ${hours}, as number ${number}`);
    }
    Object.assign(player, { status: 'offered', until });
  }
  note(script, 'registration.offer', offered.length);
  const [next] = line.slice(offered.length);
  const shown = next && (await standing(world, next)).number;
  if (next && shown !== 1) throw new Error(`${next.name} is next in line, but sees number ${shown}`);
  return offered;
}

/** Lets offers expire: the players are told, and the scheduler closes them. */
async function sleepThrough(world: World, script: Script, asleep: readonly Player[]): Promise<number> {
  const over = Math.max(...asleep.map(({ until }) => until)) + 0.001;
  await world.pass(over);
  const late = await world.ask('POST /my-registration/take', { token: asleep[0]?.token });
  expectRefused('POST /my-registration/take', late, 'offer_closed');
  await world.tick(over);
  for (const player of asleep) Object.assign(player, { status: 'rejected', out: 'unanswered', line: 0 });
  note(script, 'registration.expire', asleep.length);
  return over;
}

/**
 * Gives free seats to the first in line. Some decline or ignore the offer, or their guardian refuses; the next ones get
 * it until it is taken or the line is empty. @param times the earliest hour of free seats, and the hours of the checks,
 * in hours.
 */
export async function serve(
  world: World,
  script: Script,
  times: readonly [since: number, from: number],
  counts: { declining: number; sleeping: number } = { declining: 0, sleeping: 0 },
): Promise<void> {
  let [since, hours] = times;
  let { declining, sleeping } = counts;
  let asleep: Player[] = [];
  for (;;) {
    await world.tick(hours);
    const offered = await seeOffers(world, script, since, hours);
    if (offered.length === 0 && asleep.length === 0) return;
    const [sleepers, awake] = [offered.slice(0, sleeping), offered.slice(sleeping)];
    const [decliners, takers] = [awake.slice(0, declining), awake.slice(declining)];
    asleep = [...asleep, ...sleepers];
    sleeping -= sleepers.length;
    declining -= decliners.length;
    for (const player of takers) {
      await world.player('POST /my-registration/take', { token: player.token });
      Object.assign(player, { status: 'pending', line: 0 });
    }
    note(script, 'registration.take', takers.length);
    for (const player of decliners) {
      await (player.isMinor ? refuse(world, script, player) : leave(world, script, [player]));
    }
    since = hours;
    hours += 0.01;
    if (offered.length > 0) continue;
    since = Math.min(...asleep.map(({ until }) => until));
    hours = await sleepThrough(world, script, asleep);
    asleep = [];
  }
}

// What always holds of a tournament with a waiting list, whoever did what, and however many at once.
import { isDeepStrictEqual } from 'node:util';
import { HOUR, MINUTE, toMillis } from '@arena/domain';
import { aliasOf } from '../../../functions/src/audit/entry.ts';
import { type Database, plainFields } from '../../../functions/src/platform/firestore.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import {
  holdsPlace,
  readStoredRegistration,
  type StoredRegistration,
} from '../../../functions/src/registrations/record.ts';
import { HASH_KEY } from '../records/records.ts';
import { idOf, PLAYERS } from './line-deeds.ts';

/** The hours that the players of these tournaments have to confirm, as `confirmations` says it. */
export const CONFIRMATIONS = { enrolmentHours: 2, matchFromHours: 8, matchUntilHours: 2 } as const;

/** Less than that before it begins no place is offered any more. */
const TOO_LATE = 5 * MINUTE;

/** What was recorded of a player, whichever registration of theirs it was. */
interface Recorded {
  action: unknown;
  actor: unknown;
  line: unknown;
  status: unknown;
}

/** What is stored of a tournament at one moment. */
export interface Moment {
  tournament: Readonly<Record<string, unknown>>;
  all: ReadonlyMap<string, StoredRegistration>;
  /** By the id of the registration. */
  records: ReadonlyMap<string, readonly Recorded[]>;
}

const HASH = keyedHash(HASH_KEY);

async function readOnce(database: Database, tournamentId: string, targets: readonly string[]) {
  const read = (name: string, field: string, values: readonly string[]) =>
    database.collection(name).where(field, 'in', values).get();
  const tournament = await database.doc(`tournaments/${tournamentId}`).get();
  const { docs: found } = await read('registrations', 'tournamentId', [tournamentId]);
  const { docs: audits } = await read('audit', 'target', targets);
  const versions = [tournament, ...found, ...audits].map((one) => [one.ref.path, one.updateTime]);
  return { tournament, found, audits, versions };
}

/** Reads until nothing was written between two readings: the emulator's read-only transaction sees what is. */
async function readStill(...asked: Parameters<typeof readOnce>) {
  let last = await readOnce(...asked);
  for (;;) {
    const next = await readOnce(...asked);
    if (isDeepStrictEqual(next.versions, last.versions)) return next;
    last = next;
  }
}

/** A tournament with all who are in its line, as they stood together. Offers still go on when deeds are answered. */
export async function readMoment(database: Database, tournamentId: string): Promise<Moment> {
  const ids = Array.from({ length: PLAYERS }, (_, player) => idOf(tournamentId, player));
  const known = new Map(ids.map((id) => [aliasOf(HASH, id), id]));
  const { tournament, found, audits } = await readStill(database, tournamentId, [...known.keys()]);
  return {
    tournament: plainFields(tournament.data() ?? {}),
    all: new Map(found.map((one) => [one.id, readStoredRegistration(one.id, plainFields(one.data()))])),
    records: Map.groupBy(
      audits.map((one) => {
        const { action, actor, target, before, after } = one.data();
        const id = known.get(String(target)) ?? '';
        return { id, action, actor, line: Object(before).line, status: Object(after).status };
      }),
      ({ id }) => id,
    ),
  };
}

const count = (records: readonly Recorded[], ...actions: string[]) =>
  records.filter(({ action }) => actions.includes(`${action}`.replace('registration.', ''))).length;

/** What of a tournament's records can't be. */
function recordRules({ records }: Moment): Record<string, boolean> {
  const all = [...records.values()];
  const ends = (some: readonly Recorded[]) =>
    count(some, 'offer') +
    some.filter(({ action, status }) => action === 'registration.status' && status === 'approved').length;
  return {
    'an offer was taken twice': all.every((some) => count(some, 'take') <= count(some, 'offer')),
    'a time ran out twice': all.every((some) => count(some, 'lapse') <= ends(some)),
  };
}

/** What doesn't hold at a moment, in words; nothing where all is well. */
export function brokenRules(moment: Moment): string[] {
  const { currentPlayers, waitingPlayers, maxPlayers, lastInLine } = moment.tournament;
  const all = [...moment.all.values()];
  const held = all.filter(holdsPlace).length;
  const waiting = all.filter(({ status }) => status === 'waiting');
  const inLine = waiting.filter(({ offeredUntil }) => offeredUntil === null);
  const lines = all.flatMap(({ line }) => line ?? []);
  const byHand = new Set(
    [...moment.records.values()]
      .flat()
      .flatMap(({ action, actor, line }) => (action === 'registration.offer' && actor === 'admin' ? [line] : [])),
  );
  const inTurn = waiting.filter(({ offeredUntil, line }) => offeredUntil !== null && !byHand.has(line));
  const last = Math.max(0, ...inTurn.map(({ line }) => line ?? 0));
  const first = Math.min(Number.POSITIVE_INFINITY, ...inLine.map(({ line }) => line ?? 0));
  const rules: Record<string, boolean> = {
    'currentPlayers isn’t how many have a place': currentPlayers === held,
    'more have a place than there are': held <= Number(maxPlayers),
    'waitingPlayers isn’t how many wait': waitingPlayers === inLine.length,
    'two have one number': new Set(lines).size === lines.length,
    'a number was never given': lines.every((line) => line <= Number(lastInLine)),
    'somebody was offered a place before another who came first': last < first,
    'somebody waits and is in': all.every(({ status, line }) => (line !== null) === (status === 'waiting')),
    'somebody is offered a place and doesn’t wait': all.every(
      ({ status, offeredUntil }) => offeredUntil === null || status === 'waiting',
    ),
    ...recordRules(moment),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

/** What doesn't hold after the job that offers what is free. */
export function brokenOffers({ tournament }: Moment, now: Date): string[] {
  const { waitingPlayers, currentPlayers, maxPlayers, date } = tournament;
  const isFree = Number(waitingPlayers) > 0 && Number(currentPlayers) < Number(maxPlayers);
  const isEarly = now.getTime() < (toMillis(String(date)) ?? 0) - TOO_LATE;
  return isFree && isEarly ? ['a place is free, and those who wait were offered none'] : [];
}

/** Whether a window that an approved one hadn't confirmed was over at `now`, by nothing but the clock. */
function wasSilent(one: StoredRegistration, { date }: Moment['tournament'], now: number): boolean {
  const enrolled =
    one.enrolmentConfirmedAt === null && (toMillis(one.decidedAt) ?? now) + CONFIRMATIONS.enrolmentHours * HOUR;
  const played =
    one.matchConfirmedAt === null && (toMillis(String(date)) ?? now) - CONFIRMATIONS.matchUntilHours * HOUR;
  return one.status === 'approved' && [enrolled, played].some((closes) => closes !== false && closes < now);
}

/** What can't have become of the registrations between two moments, the later of which is at `now`. */
export function brokenChanges(before: Moment, after: Moment, now: Date): string[] {
  const broken = new Set<string>();
  const given = Number(before.tournament.lastInLine ?? 0);
  if (Number(after.tournament.lastInLine ?? 0) < given) broken.add('numbers that were given are to be given again');
  for (const [id, one] of after.all) {
    const was = before.all.get(id);
    const isNew = one.out !== was?.out || one.decidedAt !== was.decidedAt;
    const offeredUntil = was?.status === 'waiting' ? toMillis(was.offeredUntil) : null;
    if (one.out === 'unanswered' && isNew && !(offeredUntil !== null && offeredUntil < now.getTime())) {
      broken.add('an offer was closed before its time');
    }
    if (one.out === 'unconfirmed' && isNew && !(was && wasSilent(was, before.tournament, now.getTime()))) {
      broken.add('a window was closed before its time');
    }
    const goesOn = was?.status === 'waiting' && one.status === 'waiting' && was.requestId === one.requestId;
    if (goesOn && one.line !== was.line) broken.add('somebody who waits got another number');
    if (!goesOn && one.line !== null && one.line <= given) broken.add('somebody got a number that was given before');
  }
  return [...broken];
}

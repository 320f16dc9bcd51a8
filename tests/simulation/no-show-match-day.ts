// One match day with a lobby, a line and no-shows; the script's own account of seats is in here, and nothing of the product's.
import { deliverNotices, noticeDelivery } from '../../functions/src/delivery/delivery.ts';
import type { Push } from '../../functions/src/push/push.ts';
import { runWaitingList } from '../../functions/src/waiting-list/waiting-list.ts';
import { startApi, type TestApi } from '../fixtures/calls/api.ts';
import { linkOf, registered } from '../fixtures/people/links.ts';
import { people, signInOn } from '../fixtures/people/people.ts';
import { adminRecord } from '../fixtures/people/roles.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  stageRecord,
} from '../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, tournamentDocuments, write } from '../fixtures/records/records.ts';
import { diceOf, shuffled } from '../fixtures/records/seeded.ts';

const SECOND = 1_000;
/** The match begins so many minutes after the first 'No está'. */
const BEGINS = 12;

interface Person {
  id: string;
  token: string;
  entryId: string;
  state: 'plays' | 'absent' | 'waits' | 'out';
}

export interface MatchDay {
  api: TestApi;
  players: Person[];
  line: Person[];
  dice: (sides: number) => number;
  now(): Date;
  pass(seconds: number): void;
  /** An organiser's call about an entry. */
  organiser(
    method: 'GET' | 'PUT' | 'DELETE',
    entryId?: string,
  ): Promise<{ status: number; data: ReturnType<typeof Object> }>;
  /** A person's call by the private link. */
  by(person: Person, what: string, body?: Fields): Promise<{ status: number; data: ReturnType<typeof Object> }>;
  /** Phones that were notified of an offer since the last time. */
  notified(): Promise<string[]>;
  job(): Promise<void>;
  close(): Promise<void>;
}

const LOBBY = '/competitions/copa/matches/segunda/absences';

/** Opens an match day: as many seats as players, and the code of the room is out. */
export async function openMatchDay(seed: number): Promise<MatchDay> {
  const dice = diceOf(seed);
  const sent: string[] = [];
  const push: Push = {
    accepts: () => true,
    async send({ endpoint }, { payload }) {
      const { title } = JSON.parse(payload);
      if (title === 'Hay un cupo para ti') sent.push(endpoint.split('/').at(-1) ?? '');
      return 'sent';
    },
  };
  let now = hoursFromNow(0);
  const api = await startApi('demo-no-shows', { clock: () => now, push });
  await api.empty();
  const size = 4 + dice(9);
  const person = (number: number, state: Person['state']): Person => {
    const id = String(20_000_000 + seed * 100 + number);
    return { id, token: linkOf(`s${seed}n${number}`), entryId: state === 'plays' ? `e${number}` : '', state };
  };
  const players = Array.from({ length: size }, (_, number) => person(number, 'plays'));
  const line = Array.from({ length: dice(8) }, (_, number) => person(50 + number, 'waits'));
  const entryIds = players.map(({ entryId }) => entryId);
  const counts = { maxPlayers: size, currentPlayers: size, waitingPlayers: line.length, lastInLine: line.length };
  const dates = { date: hoursFromNow(-1), registrationDeadline: hoursFromNow(-2) };
  const startsAt = new Date(now.getTime() + BEGINS * 60 * SECOND).toISOString();
  const documents: Record<string, Fields>[] = [
    { 'admins/admin': adminRecord('admin') },
    tournamentDocuments('copa', { ...counts, ...dates, waitingList: 'automatic' }),
    ...players.map(({ id, token }) =>
      registered(id, token, { nickname: `J${id}`, status: 'approved', decidedAt: hoursFromNow(-3) }),
    ),
    ...line.map(({ id, token }, index) =>
      registered(id, token, { nickname: `E${id}`, status: 'waiting', line: index + 1 }),
    ),
    ...players.map(({ id, entryId }) => ({
      [`competitions/copa/entries/${entryId}`]: { ...entryRecord(entryId, { registrationId: `copa_${id}` }) },
    })),
    {
      'competitions/copa': {
        ...competitionRecord({ stages: [stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds }] })] }),
        writes: 1,
      },
      'competitions/copa/matches/segunda': { ...matchRecord('segunda', 2, { startsAt }) },
      'rooms/copa_segunda': roomRecord({ releaseAt: hoursFromNow(-0.1).toISOString() }),
    },
  ];
  await write(api.database, Object.assign({}, ...documents));
  const admin = await signInOn(api.firebase).in(people.admin);
  const answer = async (reply: ReturnType<TestApi['call']>) => {
    const { status, body } = await reply;
    return { status, data: Object(Object(body).data) };
  };
  const by: MatchDay['by'] = ({ token }, what, body = {}) =>
    answer(api.call(`POST /${what}`, { body: { token, ...body } }));
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  for (const one of line) {
    const subscription = { endpoint: `https://push.test/${one.id}`, ...keys };
    await by(one, 'subscriptions', { zone: 'America/Mexico_City', subscription });
  }
  return {
    api,
    players,
    line,
    dice,
    now: () => now,
    pass(seconds) {
      now = new Date(now.getTime() + seconds * SECOND);
    },
    organiser: (method, entryId) =>
      answer(api.call(`${method} ${LOBBY}${entryId === undefined ? '' : `/${entryId}`}`, { token: admin })),
    by,
    async notified() {
      await noticeDelivery.idle(api.database);
      return sent.splice(0);
    },
    async job() {
      await runWaitingList(api.context());
      await deliverNotices(api.context());
      await api.idle();
    },
    close: () => api.close(),
  };
}

/** Compares the seats with the script's account. @returns what differs. */
export async function differences({ api, players, line }: MatchDay): Promise<string[]> {
  const { docs } = await api.database.collection('registrations').get();
  const [reservations, competition, tournament] = await Promise.all([
    api.database.collection('playerReservations').get(),
    api.database.doc('competitions/copa').get(),
    api.database.doc('tournaments/copa').get(),
  ]);
  const holds = docs.filter(
    (one) => one.get('status') === 'approved' || (one.get('status') === 'waiting' && one.get('offeredUntil') !== null),
  );
  const inLine = docs.filter((one) => one.get('status') === 'waiting' && one.get('offeredUntil') === null);
  const approved = docs.filter((one) => one.get('status') === 'approved').map(({ id }) => id.slice(-8));
  const playing = [...players, ...line].filter(({ state }) => state === 'plays').map(({ id }) => id);
  const entries = (await api.database.collection('competitions/copa/entries').get()).docs;
  const active = entries.filter((one) => one.get('status') === 'active');
  const lobby: string[] = competition.get('stages')[0].groups[0].entryIds;
  const inLobby = active
    .filter(({ id }) => lobby.includes(id))
    .map((one) => String(one.get('registrationId')).slice(-8));
  const reservedBy = reservations.docs.flatMap((one) => one.get('registrationId') ?? []);
  const lost = docs.filter((one) => one.get('status') === 'rejected' && reservedBy.includes(one.id));
  const same = (what: string, one: unknown, other: unknown) =>
    JSON.stringify(one) === JSON.stringify(other)
      ? []
      : [`${what}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`];
  return [
    ...same('currentPlayers', tournament.get('currentPlayers'), holds.length),
    ...same('waitingPlayers', tournament.get('waitingPlayers'), inLine.length),
    ...same('approved', approved.toSorted(), playing.toSorted()),
    ...same('lobby', inLobby.toSorted(), playing.toSorted()),
    ...same('active entries', active.length, playing.length),
    ...same('size of the lobby', new Set(lobby).size, players.length),
    ...same('reserved by who is out', lost.length, 0),
    ...(holds.length > Number(tournament.get('maxPlayers')) ? ['more seats than there are'] : []),
  ];
}

/** Absent players of an match day: at least one. */
export function absentOf({ players, dice }: MatchDay, seed: number): Person[] {
  return shuffled(players, seed).slice(0, 1 + dice(Math.min(4, players.length)));
}

// One match day with a lobby, a line and no-shows; the script's own account of seats is in here, and nothing of the product's.
import { fanOutDue } from '../../functions/src/notices/fan-out.ts';
import type { Push } from '../../functions/src/notices/push.ts';
import { runWaitingList } from '../../functions/src/registrations/waiting-list.ts';
import { type Reply, startApi } from '../fixtures/calls/api.ts';
import { linkOf, registered } from '../fixtures/people/links.ts';
import { people, signInOn } from '../fixtures/people/people.ts';
import { adminRecord } from '../fixtures/people/roles.ts';
import { browserKeys } from '../fixtures/push/browser-keys.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  stageRecord,
} from '../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, tournamentDocuments, write } from '../fixtures/records/records.ts';
import { diceOf, shuffled } from '../fixtures/records/seeded.ts';
import { apart } from './judge.ts';

const SECOND = 1_000;
/** The match begins so many minutes after the first 'No está'. */
const BEGINS = 12;

interface Person {
  id: string;
  token: string;
  entryId: string;
  state: 'plays' | 'absent' | 'waits' | 'out';
}

export type MatchDay = Awaited<ReturnType<typeof openMatchDay>>;

const LOBBY = '/competitions/copa/matches/segunda/absences';

/** Opens a match day: as many seats as players, and the code of the room is out. */
export async function openMatchDay(seed: number) {
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
  const stages = [stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds }] })];
  const documents: Record<string, Fields> = {
    'admins/admin': adminRecord('admin'),
    ...tournamentDocuments('copa', { ...counts, ...dates, waitingList: 'automatic' }),
    'competitions/copa': { ...competitionRecord({ stages }), writes: 1 },
    'competitions/copa/matches/segunda': { ...matchRecord('segunda', 2, { startsAt }) },
    'rooms/copa_segunda': roomRecord({ releaseAt: hoursFromNow(-0.1).toISOString() }),
  };
  for (const { id, token, entryId } of players) {
    const approved = { nickname: `J${id}`, status: 'approved', decidedAt: hoursFromNow(-3) };
    const entry = { ...entryRecord(entryId, { registrationId: `copa_${id}` }) };
    Object.assign(documents, registered(id, token, approved), { [`competitions/copa/entries/${entryId}`]: entry });
  }
  for (const [index, { id, token }] of line.entries()) {
    Object.assign(documents, registered(id, token, { nickname: `E${id}`, status: 'waiting', line: index + 1 }));
  }
  await write(api.database, documents);
  const admin = await signInOn(api.firebase).in(people.admin);
  const answer = async (reply: Promise<Reply>) => {
    const { status, body } = await reply;
    return { status, data: Object(Object(body).data) };
  };
  /** A person's call by the private link. */
  const by = ({ token }: Person, what: string, body: Fields = {}) =>
    answer(api.call(`POST /${what}`, { body: { token, ...body } }));
  const { p256dh, auth } = browserKeys();
  const keys = { p256dh, auth };
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
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * SECOND);
    },
    /** An organiser's call about an entry. */
    organiser: (method: 'GET' | 'PUT' | 'DELETE', entryId?: string) =>
      answer(api.call(`${method} ${LOBBY}${entryId === undefined ? '' : `/${entryId}`}`, { token: admin })),
    by,
    /** Phones that were notified of an offer since the last time. */
    async notified() {
      await api.idle();
      return sent.splice(0);
    },
    async job() {
      await runWaitingList(api.context());
      await fanOutDue(api.context());
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
  const having = (status: string) => docs.filter((one) => one.get('status') === status);
  const [offered, inLine] = [false, true].map(
    (waits) => having('waiting').filter((one) => (one.get('offeredUntil') === null) === waits).length,
  );
  const approved = having('approved').map(({ id }) => id.slice(-8));
  const held = approved.length + Number(offered);
  const playing = [...players, ...line].filter(({ state }) => state === 'plays').map(({ id }) => id);
  const entries = (await api.database.collection('competitions/copa/entries').get()).docs;
  const active = entries.filter((one) => one.get('status') === 'active');
  const lobby: string[] = competition.get('stages')[0].groups[0].entryIds;
  const inLobby = active.filter(({ id }) => lobby.includes(id));
  const idsInLobby = inLobby.map((one) => String(one.get('registrationId')).slice(-8));
  const reservedBy = reservations.docs.flatMap((one) => one.get('registrationId') ?? []);
  const lost = having('rejected').filter(({ id }) => reservedBy.includes(id));
  return [
    ...apart('currentPlayers', tournament.get('currentPlayers'), held),
    ...apart('waitingPlayers', tournament.get('waitingPlayers'), inLine),
    ...apart('approved', approved.toSorted(), playing.toSorted()),
    ...apart('lobby', idsInLobby.toSorted(), playing.toSorted()),
    ...apart('active entries', active.length, playing.length),
    ...apart('size of the lobby', new Set(lobby).size, players.length),
    ...apart('reserved by who is out', lost.length, 0),
    ...(held > Number(tournament.get('maxPlayers')) ? ['more seats than there are'] : []),
  ];
}

/** Absent players of a match day: at least one. */
export function absentOf({ players, dice }: MatchDay, seed: number): Person[] {
  return shuffled(players, seed).slice(0, 1 + dice(Math.min(4, players.length)));
}

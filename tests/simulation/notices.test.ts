// Notices over random match days and under faults: each event reaches each subscribed phone once on its screen, each address
// in one mail and each channel in one message, and none of them says anything personal.
// `ARENA_SEEDS=1-20 npm run simulation -- notices`.
import { HOUR, MINUTE, noticePlan, PlayerEvent } from '@arena/domain';
import { describe, expect, it, vi } from 'vitest';
import { fanOutDue } from '../../functions/src/notices/fan-out.ts';
import { type Push, setPush } from '../../functions/src/notices/push.ts';
import { type Receivers, setReceivers } from '../../functions/src/notices/webhooks/receiver.ts';
import { noticesIn } from '../../functions/src/outbox/notices.ts';
import { setTasks } from '../../functions/src/platform/tasks.ts';
import { startApi } from '../fixtures/calls/api.ts';
import { failWith, loseReplies } from '../fixtures/calls/lost-reply.ts';
import { linkOf, registered } from '../fixtures/people/links.ts';
import { people, signInOn } from '../fixtures/people/people.ts';
import { adminRecord } from '../fixtures/people/roles.ts';
import { browserKeys } from '../fixtures/push/browser-keys.ts';
import {
  competitionRecord,
  enteredMatch,
  entryRecord,
  MAKE_OFFICIAL,
  matchRecord,
} from '../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, tournamentDocuments, write } from '../fixtures/records/records.ts';
import { anotherOn, contextOn } from '../fixtures/records/registering.ts';
import { askedSeeds, diceOf, shuffled } from '../fixtures/records/seeded.ts';

const ways = ['none', 'replies', 'killed', 'scheduler'] as const;
type Way = (typeof ways)[number];
const chosen = ways.filter((way) => (process.env.ARENA_FAULT ?? way) === way);
const zones = ['America/Mexico_City', 'America/Argentina/Buenos_Aires', 'Europe/Madrid'] as const;
const MOST_RUNS = 300;
const MOST_DEATHS = 20;

/** A phone, or an address for mails. */
interface Phone {
  name: string;
  zone: (typeof zones)[number];
  id: string;
  isDead: boolean;
}

interface Shown {
  phone: string;
  topic: string;
  title: string;
  at: Date;
}

const titles: Partial<Record<PlayerEvent, string>> = {
  approved: 'Estás dentro',
  rejected: 'Tu inscripción no fue aprobada',
  room: 'Ya está el código de tu sala',
  result: 'Ya hay resultado oficial',
};

/** True if a notice of `began` is sent at a fair hour, or would have expired before eight in the morning. */
function isAtFairHour({ title, at }: Shown, timeZone: string, began: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const hour = Number(clock.format(at));
  if (hour >= 8 && hour < 22) return true;
  const told = PlayerEvent.options.find((event) => titles[event] === title);
  const hoursToMorning = (8 + 24 - hour) % 24;
  return told !== undefined && began.getTime() + noticePlan[told].lasts < at.getTime() + hoursToMorning * HOUR;
}

const DISCORD = 'https://discord.test/';
const PROGRAM = 'https://programa.test/';
const hook = { scope: '', paused: false, createdAt: hoursFromNow(-24).toISOString() };

async function openDay(seed: number, way: Way) {
  const dice = diceOf(seed);
  const shown: Shown[] = [];
  /** Everything that left the server, and messages of channels by their ids. */
  const said: string[] = [];
  const posted = new Map<string, string>();
  const phones: Phone[] = [];
  const expected: string[] = [];
  let harm = 0;
  // Any hour of the day: the night is somewhere.
  let now = hoursFromNow(dice(24));
  const push: Push = {
    accepts: () => true,
    async send({ endpoint }, { topic, payload }) {
      const phone = phones.find(({ name }) => endpoint.endsWith(`/${name}`));
      if (phone === undefined || phone.isDead) return 'gone';
      said.push(payload);
      shown.push({ phone: phone.name, topic, title: JSON.parse(payload).title, at: now });
      // The function dies before it notes that the notice left.
      if (way === 'killed' && harm < MOST_DEATHS && shown.length % 3 === 1) {
        harm += 1;
        throw new Error('killed');
      }
      return 'sent';
    },
  };
  const receivers: Receivers = {
    site: 'https://arena.example',
    accepts: () => true,
    async post(address, { headers, body }) {
      said.push(body);
      const { event = JSON.parse(body).embeds?.[0].title } = JSON.parse(body);
      posted.set(`${address} ${headers['webhook-id'] ?? event}`, `${address} ${event}`);
      return { result: 'sent', status: 204, fault: null };
    },
  };
  const api = await startApi('demo-notices-simulation', { clock: () => now, push, receivers });
  await api.empty();
  const ids = Array.from({ length: 6 }, (_, number) => String(30_000_000 + seed * 100 + number));
  const tokenOf = (id: string) => linkOf(`t${id}`);
  const startsAt = new Date(now.getTime() + HOUR).toISOString();
  const documents: Record<string, Fields> = {
    'admins/admin': adminRecord('admin'),
    'webhooks/discord': { ...hook, kind: 'discord', url: DISCORD, secret: null },
    'webhooks/programa': { ...hook, kind: 'generic', url: PROGRAM, secret: `whsec_${'c2VjcmV0'.repeat(4)}` },
    ...tournamentDocuments('copa', { maxPlayers: 20, currentPlayers: 6, date: new Date(startsAt) }),
    'competitions/copa': { ...competitionRecord(), writes: 1 },
    'competitions/copa/matches/segunda': { ...matchRecord('segunda', 2, { startsAt }) },
    ...enteredMatch,
  };
  for (const [index, id] of ids.entries()) {
    const entry = ['leones', 'pumas', 'lobos'][index];
    const decided = entry === undefined ? {} : { status: 'approved', decidedAt: now };
    Object.assign(documents, registered(id, tokenOf(id), decided));
    if (entry === undefined) continue;
    documents[`competitions/copa/entries/${entry}`] = { ...entryRecord(entry, { registrationId: `copa_${id}` }) };
  }
  await write(api.database, documents);
  const admin = await signInOn(api.firebase).in(people.admin);
  const { p256dh, auth } = browserKeys();
  const keys = { p256dh, auth };
  for (const [index, id] of ids.entries()) {
    for (let count = dice(3); count > 0; count -= 1) {
      const zone = zones[dice(zones.length)] ?? zones[0];
      const name = `f${index}x${count}`;
      phones.push({ name, zone, id, isDead: dice(6) === 0 });
      const subscription = { endpoint: `https://push.test/${name}`, ...keys };
      await api.call('POST /subscriptions', { body: { token: tokenOf(id), zone, subscription } });
    }
    if (dice(2) !== 0) continue;
    // The player's address, which says yes.
    const [name, zone] = [`jugador${index}@correo.test`, zones[index % 3] ?? zones[0]];
    await api.call('POST /my-registration/mail', { body: { token: tokenOf(id), address: name, zone } });
    const [asked] = (await api.database.collection('mail').where('to', 'array-contains', name).get()).docs;
    const [, answer] = /\/avisos#([0-9a-f]{32})/.exec(String(asked?.get('message.text'))) ?? [];
    await api.call('POST /mail/answer', { body: { answer, wanted: true } });
    phones.push({ name, zone, id, isDead: false });
  }
  let commits = 0;
  if (way === 'replies') {
    loseReplies(api.database, () => {
      commits += 1;
      if (commits % 3 !== 0) return null;
      harm += 1;
      return failWith(harm % 2 === 0 ? 4 : 14);
    });
  }
  // The server dies between its commit and the queue.
  let dies = false;
  setTasks(api.database, {
    async add(task) {
      if (!dies) return api.tasks.add(task);
      harm += 1;
      throw new Error('killed');
    },
  });
  const another = anotherOn(api.database);
  setTasks(another, api.tasks);
  setPush(another, push);
  setReceivers(another, receivers);

  /** Calls as an organiser; a lost reply or a dead server has it called again. */
  async function organiser(endpoint: string, body: unknown): Promise<void> {
    const calls = way === 'none' ? 1 : 2;
    dies = way === 'killed';
    for (let count = 1; count <= calls; count += 1) {
      const { status } = await api.call(endpoint, { token: admin, body });
      if (status < 500) expect(status).toBeLessThan(300);
    }
    dies = false;
    await api.idle();
  }

  /** The job of a minute: late and twice under that fault, by two instances. Every mail in the outbox is sent. */
  async function tick(): Promise<void> {
    const mails = await api.database.collection('mail').where('delivery.state', '==', 'PENDING').get();
    await Promise.all(mails.docs.map(({ ref }) => ref.update({ 'delivery.state': 'SUCCESS' })));
    const run = async (database: typeof another) => fanOutDue(contextOn(database, { now })).catch(() => undefined);
    if (way === 'scheduler') {
      harm += 1;
      await Promise.all([run(api.database), run(another)]);
    } else await run(api.database);
    await api.idle();
  }

  return {
    api,
    ids,
    tokenOf,
    phones,
    shown,
    said,
    posted,
    dice,
    /** Notices in the outbox of mails. */
    async mails() {
      const { docs } = await api.database.collection('mail').get();
      return docs
        .filter((mail) => mail.get('notice') !== null)
        .map((mail) => ({
          phone: String(mail.get('to')),
          topic: String(mail.get('notice')),
          title: String(mail.get('message.subject')).split(':')[0] ?? '',
          at: mail.get('delivery.startTime').toDate(),
          text: JSON.stringify(mail.get('message')),
        }));
    },
    organiser,
    tick,
    harm: () => harm,
    now: () => now,
    /** Time of the next delivery; null once nothing waits. */
    async nextAt(): Promise<Date | null> {
      const waiting = noticesIn(api.database).where('nextAt', '>', new Date(0)).orderBy('nextAt').limit(1);
      const [next] = (await waiting.get()).docs;
      const times = [next?.get('nextAt').toDate(), api.tasks.nextAt()].filter((time) => time instanceof Date);
      return times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
    },
    pass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },
    /** Notes an event of the script for the phones of some players. */
    tells(event: PlayerEvent, of: readonly string[]) {
      const meant = phones.filter(({ id, isDead }) => !isDead && of.includes(id));
      expected.push(...meant.map(({ name }) => `${name}: ${titles[event]}`));
    },
    expected,
  };
}

async function matchDay(seed: number, way: Way): Promise<void> {
  const day = await openDay(seed, way);
  const { api, ids, organiser } = day;
  const began = day.now();
  try {
    const decided = shuffled(ids.slice(3), seed);
    for (const [index, id] of decided.entries()) {
      const status = index === 0 ? 'rejected' : 'approved';
      await organiser(`PATCH /registrations/copa_${id}/status`, { status, from: 'pending' });
      day.tells(status, [id]);
      if (day.dice(2) === 0) await day.tick();
    }
    await organiser(...MAKE_OFFICIAL);
    day.tells('result', ids.slice(0, 2));
    const releaseAt = new Date(began.getTime() + 0.75 * HOUR).toISOString();
    const room = { roomId: '55667788', password: 'iguana', releaseAt, expectedRevision: 0 };
    await organiser('PUT /competitions/copa/matches/segunda/room', room);
    day.tells('room', ids.slice(0, 3));
    await day.tick();
    day.pass(0.75 * HOUR);
    if (way === 'scheduler') day.pass(10 * MINUTE);
    await day.tick();
    for (let runs = 0; runs < MOST_RUNS; runs += 1) {
      const nextAt = await day.nextAt();
      if (nextAt === null) break;
      // The job runs once a minute.
      day.pass(Math.max(nextAt.getTime() - day.now().getTime(), MINUTE));
      await day.tick();
    }
    expect(await day.nextAt()).toBeNull();
    const mails = await day.mails();
    const onScreen = new Map(
      [...day.shown, ...mails].map((one) => [`${one.phone} ${one.topic}`, `${one.phone}: ${one.title}`]),
    );
    expect([...onScreen.values()].toSorted()).toEqual(day.expected.toSorted());
    // Two notices are two mails, and one notice is one.
    expect(new Set(mails.map(({ phone, topic }) => `${phone} ${topic}`)).size).toBe(mails.length);
    for (const one of [...day.shown, ...mails]) {
      const { zone } = day.phones.find(({ name }) => name === one.phone) ?? { zone: zones[0] };
      // A code can't wait for the morning.
      const isFair = one.title === titles.room || isAtFairHour(one, zone, began);
      expect(isFair, `${one.title} at ${one.at.toISOString()} in ${zone}`).toBe(true);
    }
    const left = (await api.database.collection('subscriptions').get()).docs.map((one) => one.get('endpoint'));
    const dead = day.phones.filter(({ isDead }) => isDead).map(({ name }) => `https://push.test/${name}`);
    expect(left.filter((endpoint) => dead.includes(endpoint))).toEqual([]);
    expect([...day.posted.values()].toSorted()).toEqual([
      ...['La sala está lista', 'Tabla oficial'].map((title) => `${DISCORD} ${title}`),
      ...['room_ready', 'table'].map((event) => `${PROGRAM} ${event}`),
    ]);
    const secrets = ['iguana', '55667788', 'correo.test', 'example.com', '+52', 'Ana', ...ids, ...ids.map(day.tokenOf)];
    const all = [...day.said, ...mails.map(({ text }) => text)].join('\n');
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    if (way !== 'none') expect(day.harm()).toBeGreaterThan(0);
  } finally {
    vi.restoreAllMocks();
    await api.close();
  }
}

describe.each(chosen)('notices with the fault %s', (way) => {
  const title = 'reach each phone once, and by day unless urgent: seed %i';
  it.each(askedSeeds('1-2'))(title, (seed) => matchDay(seed, way), 2 * MINUTE);
});

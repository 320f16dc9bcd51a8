// The cost of notices on a match day (docs/costs.md): 48 players and 300 subscribed phones, counted.
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { notifyClosing, notifyOpenConfirmations } from '../../../functions/src/notices/deadlines.ts';
import { fanOutDue } from '../../../functions/src/notices/fan-out.ts';
import { notifyPrizes, notifyRequests } from '../../../functions/src/notices/organiser-notices.ts';
import type { Push } from '../../../functions/src/notices/push.ts';
import type { Receivers } from '../../../functions/src/notices/webhooks/receiver.ts';
import { setTasks } from '../../../functions/src/platform/tasks.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { countedReads } from '../../fixtures/counted-reads.ts';
import { linkOf, registered } from '../../fixtures/people/links.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, NOW, tournamentDocuments } from '../../fixtures/records/records.ts';

const PLAYERS = 48;
const PHONES = 300;

const store = countedReads();
let calls = 0;
const push: Push = {
  accepts: () => true,
  async send() {
    calls += 1;
    return 'sent';
  },
};
const receivers: Receivers = {
  site: 'https://arena.example',
  accepts: () => true,
  async post() {
    calls += 1;
    return { result: 'sent', status: 204, fault: null };
  },
};

const players = Array.from({ length: PLAYERS }, (_, index) => {
  const id = String(10_000_001 + index);
  return { id, entry: `e${index}`, link: linkOf(id), registration: `copa_${id}` };
});

const phoneRecord = (name: string, fields: Fields): Fields => ({
  kind: 'push',
  endpoint: `https://push.test/${name}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  zone: 'America/Mexico_City',
  createdAt: NOW,
  deleteAt: hoursFromNow(1_000),
  ...fields,
});

function documents(): Record<string, Fields> {
  const groups = [{ id: 'sala', name: 'Sala', entryIds: players.map(({ entry }) => entry) }];
  const rows = players.map(({ entry }, index) => row(entry, index + 1, 0));
  const entered = { state: 'provisional', revision: 1, enteredBy: 'otra', rows } as const;
  const day: Record<string, Fields> = {
    ...tournamentDocuments('copa', { currentPlayers: PLAYERS, date: hoursFromNow(24) }),
    'competitions/copa': { ...competitionRecord({ stages: [stageRecord({ groups })] }), writes: 1 },
    'competitions/copa/matches/primera': { ...matchRecord('primera', 1, entered) },
    'competitions/copa/matches/segunda': { ...matchRecord('segunda', 2, { startsAt: hoursFromNow(1).toISOString() }) },
    'webhooks/discord': {
      kind: 'discord',
      url: 'https://discord.com/api/webhooks/1/a',
      secret: null,
      scope: '',
      paused: false,
      createdAt: hoursFromNow(-24).toISOString(),
    },
  };
  const links: string[] = [];
  for (const { id, entry, link, registration } of players) {
    const own = registered(id, link, { status: 'approved', decidedAt: hoursFromNow(-24) });
    Object.assign(day, own);
    day[`competitions/copa/entries/${entry}`] = { ...entryRecord(entry, { registrationId: registration }) };
    links.push(String(own[`registrations/${registration}`]?.link));
  }
  for (let phone = 0; phone < PHONES; phone += 1) {
    day[`subscriptions/p${phone}`] = phoneRecord(`${phone}`, { link: links[phone % PLAYERS] });
  }
  return day;
}

const { api, call, clock, database } = await openAdminArea('demo-api-notice-cost', documents, {
  push,
  receivers,
  database: store.on,
});

/** Keeps the notices of calls for the counted run. */
const NO_TASKS = { add: async () => undefined };

/** Counts what a run of the jobs for notices costs. */
async function costOfRun() {
  const context = { ...api.context(), now: clock.now };
  // The list of tournaments is built again after a write, and isn't the notices' cost.
  await api.idle();
  store.takeFound();
  store.takeWritten();
  calls = 0;
  setTasks(database, api.tasks);
  await notifyOpenConfirmations(context);
  await notifyClosing(context);
  await fanOutDue(context);
  await api.idle();
  setTasks(database, NO_TASKS);
  return { reads: store.takeFound(), writes: store.takeWritten(), calls };
}

it('notices of a match day cost what docs/costs.md says', async () => {
  setTasks(database, NO_TASKS);
  const counted: Record<string, Awaited<ReturnType<typeof costOfRun>>> = {};
  counted.nothing = await costOfRun();

  // Before the first result: who has played is asked nothing.
  const confirmations = { enrolmentHours: 24, matchFromHours: 30, matchUntilHours: 2 };
  await database.doc('tournaments/copa').update({ confirmations });
  counted.confirm = await costOfRun();
  await database.doc('tournaments/copa').update({ confirmations: FieldValue.delete() });

  await call('PUT /competitions/copa/matches/segunda/room', {
    roomId: '55667788',
    password: 'iguana',
    releaseAt: NOW.toISOString(),
    expectedRevision: 0,
  });
  counted.room = await costOfRun();

  const path = 'PATCH /competitions/copa/matches/primera/state';
  await call(path, { state: 'official', from: 'provisional', expectedRevision: 1 });
  counted.result = await costOfRun();
  clock.now = hoursFromNow(0.01);
  counted.table = await costOfRun();

  const { registration } = players[0] ?? { registration: '' };
  await database.doc(`registrations/${registration}`).update({ status: 'pending', decidedAt: null });
  await call(`PATCH /registrations/${registration}/status`, { status: 'approved', from: 'pending' });
  counted.approval = await costOfRun();

  await database.doc('subscriptions/correo').set({
    kind: 'mail',
    link: (await database.doc(`registrations/${registration}`).get()).get('link'),
    address: 'mia@correo.test',
    zone: 'America/Mexico_City',
    state: 'on',
    answer: 'a'.repeat(32),
    asks: 1,
    askedAt: NOW,
    deleteAt: hoursFromNow(1_000),
  });
  await call(`PATCH /registrations/${registration}/status`, { status: 'rejected', from: 'approved' });
  counted.withMail = await costOfRun();

  expect(counted).toEqual({
    nothing: { reads: 3, writes: 0, calls: 0 },
    room: { reads: 660, writes: 3, calls: 301 },
    result: { reads: 652, writes: 1, calls: 300 },
    table: { reads: 8, writes: 2, calls: 1 },
    confirm: { reads: 655, writes: 2, calls: 300 },
    approval: { reads: 19, writes: 1, calls: 7 },
    withMail: { reads: 22, writes: 2, calls: 7 },
  });
});

it('a quiet minute costs what docs/costs.md says, with and without subscribed organisers', async () => {
  /** Reads of each job that looks for something to tell. */
  async function quiet() {
    const reads: Record<string, number> = {};
    for (const job of [notifyRequests, notifyPrizes]) {
      store.takeFound();
      await job(api.context());
      reads[job.name] = store.takeFound();
    }
    return reads;
  }
  expect(await quiet()).toEqual({ notifyRequests: 1, notifyPrizes: 1 });
  const kinds = ['requests', 'disputes', 'overdue'];
  const organiser = phoneRecord('organiser', { link: '', organiser: 'admin', kinds });
  await database.doc('subscriptions/organiser').set(organiser);
  expect(await quiet()).toEqual({ notifyRequests: 3, notifyPrizes: 4 });
});

// The world of a match day: the API on the emulators, a controlled clock, organisers and players.
import type { ErrorCode } from '@arena/domain';
import { getAuth } from 'firebase-admin/auth';
import { vi } from 'vitest';
import { updateHistory } from '../../functions/src/history/history.ts';
import { jobsOf } from '../../functions/src/jobs/jobs.ts';
import { runConfirmations } from '../../functions/src/my-page/confirmations.ts';
import { runWaitingList } from '../../functions/src/registrations/waiting-list.ts';
import { runPublication } from '../../functions/src/tournaments/publication.ts';
import { local } from '../../scripts/lib/local.ts';
import { type Reply, startApi } from '../fixtures/calls/api.ts';
import { failWith } from '../fixtures/calls/lost-reply.ts';
import { startFirestoreProxy } from '../fixtures/firestore-proxy.ts';
import { from } from '../fixtures/people/origins.ts';
import { people, signInOn } from '../fixtures/people/people.ts';
import { openDatabase } from '../fixtures/records/database.ts';
import { hoursFromNow } from '../fixtures/records/records.ts';
import { contextOn } from '../fixtures/records/registering.ts';
import { shuffled } from '../fixtures/records/seeded.ts';
import { type Fault, troubleOf } from './faults.ts';
import { openPhones } from './phones.ts';

interface Caller {
  token?: string;
  address?: string;
  key?: string;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

export interface Way {
  fault: Fault;
  /** Minutes between two runs of the scheduler; 0: it runs whenever the script needs it. */
  minutes: number;
  /** True if simultaneous actions run one after another, which makes results predictable. */
  isInTurn?: boolean;
  withPhones?: boolean;
}

const MINUTE = 1 / 60;
/** Every so many calls lose their reply. */
const REPEATED_EVERY = 3;

export function expectDone(endpoint: string, { status, body }: Reply): ReturnType<typeof Object> {
  if (status >= 200 && status < 300) return Object(Object(body).data);
  throw new Error(`${endpoint} answered ${status}: ${JSON.stringify(body)}`);
}

export function expectRefused(endpoint: string, { status, body }: Reply, code: ErrorCode): void {
  const { code: given } = Object(body);
  if (status < 400 || given !== code) throw new Error(`${endpoint} answered ${status} ${given}, not ${code}`);
}

/**
 * Expects that one of two simultaneous calls succeeds and the other is refused. @returns the index of the successful
 * one.
 */
export function expectOneOfTwo(endpoint: string, replies: readonly Reply[]): number {
  const done = replies.findIndex(({ status }) => status === 200);
  for (const [index, reply] of replies.entries()) {
    if (index === done) expectDone(endpoint, reply);
    else expectRefused(endpoint, reply, 'edit_conflict');
  }
  return done;
}

/** Runs the jobs in a process that dies after a number of commits. @returns the number of killed jobs. */
async function runAndDie(projectId: string, now: Date, commits: number): Promise<number> {
  const { database, close } = openDatabase(projectId);
  let left = commits;
  const batch = database.batch.bind(database);
  vi.spyOn(database, 'batch').mockImplementation(() => {
    const made = batch();
    left -= 1;
    if (left < 0) made.commit = failWith(7);
    return made;
  });
  const context = contextOn(database, { now });
  const jobs = [runPublication, runConfirmations, runWaitingList, updateHistory];
  const ends = await Promise.allSettled(jobs.map((run) => run(context)));
  await close();
  return ends.filter(({ status }) => status === 'rejected').length;
}

/** Opens a world with an empty database. With phones it is the site's own. */
export async function openWorld(seed: number, way: Way) {
  const { fault, minutes, isInTurn = false, withPhones = false } = way;
  const projectId = withPhones ? local.projectId : 'demo-simulation';
  let now = hoursFromNow(0);
  let [turns, calls] = [0, 0];
  const clock = () => now;
  const proxy = await startFirestoreProxy(local.firestoreHost);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  const api = await startApi(projectId, { clock });
  await api.empty();
  const sign = signInOn(api.firebase);
  const uids = ['organiser-ana', 'organiser-beto'] as const;
  for (const uid of uids) await sign.in({ ...people.admin, uid });
  const trouble = troubleOf(fault, { api, proxy, clock });
  const { harm } = trouble;
  const { origin, firebase } = api;
  const opening = { origin, auth: getAuth(firebase), uids, areWrong: fault === 'clocks' };
  const phones = withPhones ? await openPhones(opening) : null;
  // A token from before a password was chosen is worth nothing.
  const tokens = [sign.token(uids[0]), sign.token(uids[1])] as const;

  /** Makes a call. @param as the caller's token, or address. */
  const ask = (endpoint: string, body: unknown, { token, address = '203.0.113.1', key }: Caller = {}) => {
    const headers = { ...from(address), ...trouble.phone(), ...(key === undefined ? {} : { 'idempotency-key': key }) };
    return trouble.send(endpoint, (server) => server.call(endpoint, { body, token, headers }));
  };

  /** Makes calls that have to succeed, and returns their data. */
  const callerWith =
    (token?: string) =>
    async (endpoint: string, body?: unknown): Promise<ReturnType<typeof Object>> => {
      calls += 1;
      const isRepeated = fault === 'replies' && !endpoint.startsWith('GET') && calls % REPEATED_EVERY === 0;
      const as = {
        ...(token === undefined ? {} : { token }),
        ...(endpoint.startsWith('POST') ? { key: `simulated-${seed}-${calls}` } : {}),
      };
      if (isRepeated) {
        harm.repeated += 1;
        await ask(endpoint, body, as);
      }
      return expectDone(endpoint, await ask(endpoint, body, as));
    };

  const runJobs = async () => {
    for (const { every, run } of jobsOf(api.context())) if (every === 'minute') await run(now);
  };

  return {
    seed,
    fault,
    api,
    tokens,
    /** The organisers' phones; null if they use the API only. */
    phones,
    trouble,
    ask,
    ana: callerWith(tokens[0]),
    beto: callerWith(tokens[1]),
    /** A player's call, by the token in its body. */
    player: callerWith(),
    /** Moves the clock to a number of hours after the announcement. */
    at(hours: number) {
      now = hoursFromNow(hours);
    },
    /** Moves the clock, and runs the scheduler at intervals if asked. */
    async pass(hours: number) {
      const until = hoursFromNow(hours);
      for (const step = minutes * 60_000; step > 0 && now.getTime() + step < until.getTime(); ) {
        now = new Date(now.getTime() + step);
        await runJobs();
      }
      now = until;
    },
    time: (hours: number) => hoursFromNow(hours).toISOString(),
    /** Runs the scheduler a minute after that moment, or as the fault makes it run. */
    async tick(hours: number) {
      now = hoursFromNow(hours + (fault === 'scheduler' ? 10 : 1) * MINUTE);
      if (fault === 'killed') for (const done of [0, 1, 2]) harm.died += await runAndDie(projectId, now, done);
      if (fault === 'scheduler') harm.doubled += 1;
      if (fault === 'scheduler') await Promise.all([runJobs(), runJobs()]);
      else await trouble.whileRunning(runJobs);
      await api.idle();
    },
    /** Runs actions at the same moment, or in turn. */
    async together<T>(actions: readonly (() => Promise<T>)[]): Promise<T[]> {
      if (!isInTurn) return Promise.all(actions.map((action) => action()));
      const done: T[] = [];
      for (const action of actions) done.push(await action());
      return done;
    },
    /** Shuffles by the seed, differently each time. */
    order<T>(items: readonly T[]): T[] {
      turns += 1;
      return shuffled(items, seed * 1_000 + turns);
    },
    async close() {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      await phones?.close();
      await api.close();
      await proxy.remove();
    },
  };
}

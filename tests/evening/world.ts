// The world in which an evening is played: the API on the emulators, a clock that is moved, organisers and players.
import type { ErrorCode } from '@arena/domain';
import { getAuth } from 'firebase-admin/auth';
import { vi } from 'vitest';
import { jobsOf } from '../../functions/src/jobs/jobs.ts';
import { type Reply, startApi, type TestApi } from '../support/calls/api.ts';
import { failWith } from '../support/calls/lost-reply.ts';
import { gateBefore } from '../support/gate.ts';
import { from } from '../support/people/origins.ts';
import { people, signInOn } from '../support/people/people.ts';
import { openDatabase } from '../support/records/database.ts';
import { hoursFromNow } from '../support/records/records.ts';
import { startInstance } from '../support/records/registering.ts';
import { shuffled } from '../support/records/seeded.ts';
import { stack } from '../support/stack.ts';
import { type Fault, type Trouble, troubleOf } from './faults.ts';
import { openPhones, type Phones } from './phones.ts';

/** Does a call, and fails unless it is carried out. Returns what the reply holds. */
type Caller = (endpoint: string, body?: unknown) => Promise<ReturnType<typeof Object>>;

export interface World {
  seed: number;
  fault: Fault;
  api: TestApi;
  /** Two organisers. */
  ana: Caller;
  beto: Caller;
  /** A call as it is answered. @param as whose token it brings, or from which address it comes. */
  ask(endpoint: string, body: unknown, as?: { token?: string; address?: string }): Promise<Reply>;
  /** A player's call, by the token in its body. */
  player: Caller;
  tokens: readonly [ana: string, beto: string];
  /** Moves the clock to so many hours after the evening's announcement. */
  at(hours: number): void;
  /** The same, with the scheduler running each so many minutes meanwhile, where that was asked for. */
  pass(hours: number): Promise<void>;
  /** That moment. */
  time(hours: number): string;
  /** What the scheduler does a minute after that moment, or as late, as often and as badly as the fault has it. */
  tick(hours: number): Promise<void>;
  /** Does all of these at the same moment, or in turn. */
  together<T>(deeds: readonly (() => Promise<T>)[]): Promise<T[]>;
  /** All of them, in an order that the seed decides, another each time. */
  order<T>(items: readonly T[]): T[];
  /** The organisers' phones; null where they work by the API alone. */
  phones: Phones | null;
  /** What the fault did so far. */
  trouble: Trouble;
  close(): Promise<void>;
}

/** How an evening is played. */
export interface Way {
  fault: Fault;
  /** How many minutes pass from one run of the scheduler to the next; 0: it runs where the script has something for it to do. */
  minutes: number;
  /** Whether those who do something at the same moment do it one after the other: what comes of it is known then. */
  isInTurn?: boolean;
  withPhones?: boolean;
}

const MINUTE = 1 / 60;
/** Every so many calls nobody hears that it was done. */
const REPEATED_EVERY = 3;

export function expectDone(endpoint: string, { status, body }: Reply): ReturnType<typeof Object> {
  if (status >= 200 && status < 300) return Object(Object(body).data);
  throw new Error(`${endpoint} answered ${status}: ${JSON.stringify(body)}`);
}

export function expectRefused(endpoint: string, { status, body }: Reply, code: ErrorCode): void {
  const { code: given } = Object(body);
  if (status < 400 || given !== code) throw new Error(`${endpoint} answered ${status} ${given}, not ${code}`);
}

/** Of two that were sent at the same moment one is done, and the other told so. @returns which was done. */
export function expectOneOfTwo(endpoint: string, replies: readonly Reply[]): number {
  const done = replies.findIndex(({ status }) => status === 200);
  for (const [index, reply] of replies.entries()) {
    if (index === done) expectDone(endpoint, reply);
    else expectRefused(endpoint, reply, 'edited_meanwhile');
  }
  return done;
}

/** Runs the jobs in a process that dies after so many commits. @returns how many jobs died. */
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
  const { publication, confirmations, waiting, history } = startInstance(database, { clock: () => now });
  const jobs = [publication.run(now), confirmations.run(now), waiting.run(now), history.run()];
  const ends = await Promise.allSettled(jobs);
  await close();
  return ends.filter(({ status }) => status === 'rejected').length;
}

/** Opens a world of its own; its database is empty. With phones it is the one that the site in the browsers knows. */
export async function openWorld(seed: number, way: Way): Promise<World> {
  const { fault, minutes, isInTurn = false, withPhones = false } = way;
  const projectId = withPhones ? stack.projectId : 'demo-evening';
  let now = hoursFromNow(0);
  let [turns, calls] = [0, 0];
  const clock = () => now;
  const gate = await gateBefore(stack.firestoreHost);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', gate.host);
  const api = await startApi(projectId, { clock });
  await api.empty();
  const sign = signInOn(api.firebase);
  const uids = ['noche-ana', 'noche-beto'] as const;
  for (const uid of uids) await sign.in({ ...people.admin, uid });
  const trouble = troubleOf(fault, { api, gate, clock });
  const { harm } = trouble;
  const { origin, firebase } = api;
  const opening = { origin, auth: getAuth(firebase), uids, areWrong: fault === 'clocks' };
  const phones = withPhones ? await openPhones(opening) : null;
  // A token from before a password was chosen is worth nothing.
  const tokens = [sign.token(uids[0]), sign.token(uids[1])] as const;

  const ask: World['ask'] = (endpoint, body, { token, address = '203.0.113.1' } = {}) => {
    const headers = { ...from(address), ...trouble.phone() };
    return trouble.send(endpoint, (server) => server.call(endpoint, { body, token, headers }));
  };

  const callerWith =
    (token?: string): Caller =>
    async (endpoint, body) => {
      calls += 1;
      const isRepeated = fault === 'replies' && !endpoint.startsWith('GET') && calls % REPEATED_EVERY === 0;
      const as = token === undefined ? {} : { token };
      if (isRepeated) {
        harm.repeated += 1;
        await ask(endpoint, body, as);
      }
      return expectDone(endpoint, await ask(endpoint, body, as));
    };

  const runJobs = async () => {
    for (const { every, run } of jobsOf(api.services)) if (every === 'minute') await run(now);
  };

  return {
    seed,
    fault,
    api,
    tokens,
    phones,
    trouble,
    ask,
    ana: callerWith(tokens[0]),
    beto: callerWith(tokens[1]),
    player: callerWith(),
    at(hours) {
      now = hoursFromNow(hours);
    },
    async pass(hours) {
      const until = hoursFromNow(hours);
      for (const step = minutes * 60_000; step > 0 && now.getTime() + step < until.getTime(); ) {
        now = new Date(now.getTime() + step);
        await runJobs();
      }
      now = until;
    },
    time: (hours) => hoursFromNow(hours).toISOString(),
    async tick(hours) {
      now = hoursFromNow(hours + (fault === 'scheduler' ? 10 : 1) * MINUTE);
      if (fault === 'killed') for (const done of [0, 1, 2]) harm.died += await runAndDie(projectId, now, done);
      if (fault === 'scheduler') harm.doubled += 1;
      if (fault === 'scheduler') await Promise.all([runJobs(), runJobs()]);
      else await trouble.whileRunning(runJobs);
      await Promise.all([api.services.catalogue.idle(), api.services.history.idle()]);
    },
    async together(deeds) {
      if (!isInTurn) return Promise.all(deeds.map((deed) => deed()));
      const done = [];
      for (const deed of deeds) done.push(await deed());
      return done;
    },
    order(items) {
      turns += 1;
      return shuffled(items, seed * 1_000 + turns);
    },
    async close() {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
      await phones?.close();
      await api.close();
      await gate.remove();
    },
  };
}

// Faults during a match day, and counts of their effects.
import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR, limits, SECOND } from '@arena/domain';
import type { Clock } from '../../functions/src/platform/context.ts';
import { type Reply, startApi, type TestApi } from '../fixtures/calls/api.ts';
import { beforeCommits, dieAfter, failWith, loseReplies } from '../fixtures/calls/lost-reply.ts';
import type { FirestoreProxy } from '../fixtures/firestore-proxy.ts';

/** Faults of a whole match day. */
export const faults = ['none', 'replies', 'killed', 'scheduler', 'outage', 'clocks'] as const;
export type Fault = (typeof faults)[number];

/** Counts of each fault's effects, so that an ineffective fault doesn't pass as overcome. */
export interface Harm {
  /** Commits whose reply was lost, and repeated calls. */
  lost: number;
  repeated: number;
  /** Jobs and servers that died, and jobs that ran twice at once. */
  died: number;
  doubled: number;
  /** Database outages, and calls that were told to retry. */
  stopped: number;
  refused: number;
  /** Calls of phones whose clock is wrong. */
  wrong: number;
}

export const harmOf: Readonly<Record<Fault, readonly (keyof Harm)[]>> = {
  none: [],
  replies: ['lost', 'repeated'],
  killed: ['died'],
  scheduler: ['doubled'],
  outage: ['stopped', 'refused'],
  clocks: ['wrong'],
};

/** Phases of a match day, by their first call. */
const PHASES: Readonly<Record<string, RegExp>> = {
  announcement: /^POST \/tournaments$/,
  registration: /^POST \/registrations$/,
  decisions: /^POST \/registrations\/batch\/approve$/,
  confirmation: /^POST \/my-registration\/confirm$/,
  leaving: /^POST \/my-registration\/leave$/,
  plan: /^PUT \/competitions\/[^/]+$/,
  draw: /\/draw$/,
  room: /\/room$/,
  result: /\/result$/,
  disqualification: /^PUT .*\/entries\//,
  dispute: /\/picture$/,
  closing: /\/close$/,
  payment: /^PUT \/prizes\/[^/]+\/\d+$/,
  receipt: /^POST \/my-registration\/prize$/,
  reopening: /\/reopen$/,
};
export const phases: readonly string[] = Object.keys(PHASES);

/** Every so many commits lose their reply. */
const LOST_EVERY = 3;
/** A call waits for a database that is away for so long. */
const OUTAGE = 6 * SECOND;
/** One that is away for longer is reported. */
const LONG_OUTAGE = limits.requestDeadline + SECOND;
const MOST_TRIES = 20;
const STRUCK_RUN = 5;

/** Every third commit succeeds, and its reply is lost. */
function loseSome({ database }: TestApi, harm: Harm): void {
  const ends = [failWith(4), failWith(14), failWith(9)] as const;
  let commits = 0;
  loseReplies(database, () => {
    commits += 1;
    if (commits % LOST_EVERY !== 0) return null;
    harm.lost += 1;
    return ends[harm.lost % ends.length] ?? null;
  });
}

/** Calls a server that is killed after a number of commits, so its reply is lost. */
async function sendAndDie(projectId: string, clock: Clock, commits: number, call: (api: TestApi) => Promise<Reply>) {
  const api = await startApi(projectId, { clock });
  const died = dieAfter(api.database, commits);
  await call(api);
  await api.close();
  return died();
}

/** An outage of some seconds, at once or with the next commit. */
function outageOf(api: TestApi, proxy: FirestoreProxy, harm: Harm) {
  let over: Promise<void> = Promise.resolve();
  let awaited: number | null = null;
  const stop = (time: number) => {
    harm.stopped += 1;
    proxy.hold();
    over = sleep(time).then(() => proxy.open());
  };
  beforeCommits(api.database, () => {
    const time = awaited;
    awaited = null;
    if (time !== null) stop(time);
  });
  return {
    /** Alternates: every second one with a commit under way, every third one long. */
    strike(turn: number) {
      const time = turn % 3 === 0 ? LONG_OUTAGE : OUTAGE;
      if (turn % 2 === 0) awaited = time;
      else stop(time);
    },
    over: () => over,
  };
}

/** True if an answer says that it is to be tried again; throws where a server says anything else that went wrong. */
function isRefused(endpoint: string, { status, headers, body }: Reply): boolean {
  if (status < 500) return false;
  const wait = Number(headers.get('retry-after'));
  if (status === 503 && wait > 0) return true;
  throw new Error(`${endpoint} answered ${status}, to be tried after '${wait}': ${JSON.stringify(body)}`);
}

/** Builds the fault of this world's server. @param proxy the proxy to its database. */
export function troubleOf(fault: Fault, { api, proxy, clock }: { api: TestApi; proxy: FirestoreProxy; clock: Clock }) {
  const harm: Harm = { lost: 0, repeated: 0, died: 0, doubled: 0, stopped: 0, refused: 0, wrong: 0 };
  /** The phases in which it struck, of those that such a fault is to strike in. */
  const struck = new Set<string>();
  if (fault === 'replies') loseSome(api, harm);
  let killing: Promise<void> = Promise.resolve();
  let runs = 0;
  const outage = fault === 'outage' ? outageOf(api, proxy, harm) : null;

  /** The call is sent to servers that die; a phase in which none did anything before it died isn't struck yet. */
  async function kill(phase: string, call: (api: TestApi) => Promise<Reply>): Promise<void> {
    if (struck.has(phase)) return;
    for (const commits of [0, 1]) {
      if (!(await sendAndDie(api.projectId, clock, commits, call))) continue;
      harm.died += 1;
      if (commits > 0) struck.add(phase);
    }
  }

  return {
    harm,
    struck,
    /** Sends a call through it. @returns the first answer that isn't the fault's own. */
    async send(endpoint: string, call: (api: TestApi) => Promise<Reply>): Promise<Reply> {
      const before = killing;
      // Null where the phase that this call begins was struck already.
      const phase = phases.find((name) => PHASES[name]?.test(endpoint) && !struck.has(name)) ?? null;
      if (fault === 'killed' && phase !== null) killing = before.then(() => kill(phase, call));
      else if (phase !== null) struck.add(phase);
      if (phase !== null) outage?.strike(struck.size);
      // No other server may take the call first.
      await killing;
      for (let tries = 1; ; tries += 1) {
        const reply = await call(api);
        // A busy computer gives this answer even without a fault.
        if (!isRefused(endpoint, reply) || tries === MOST_TRIES) return reply;
        harm.refused += 1;
        await outage?.over();
      }
    },
    /** Headers of a phone: its clock, an hour off under that fault. */
    phone(): Record<string, string> {
      if (fault !== 'clocks') return {};
      harm.wrong += 1;
      return { date: new Date(clock().getTime() + (harm.wrong % 2 === 0 ? HOUR : -HOUR)).toUTCString() };
    },
    /** Runs the scheduler, during an outage under that fault. */
    async whileRunning(run: () => Promise<void>): Promise<void> {
      runs += 1;
      if (outage === null || runs % STRUCK_RUN !== 1) return run();
      outage.strike(1);
      await run().catch(() => {
        harm.died += 1;
      });
      await outage.over();
      // A minute later the scheduler runs it again.
      await run();
    },
  };
}

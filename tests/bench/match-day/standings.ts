import { limits } from '@arena/domain';
import { local } from '../../../scripts/lib/local.ts';
import { paths } from '../../../web/src/lib/addresses/paths.ts';
import { type Deployed, deploy } from '../../fixtures/deployed.ts';
import { alone, compared, type Row } from '../row.ts';
import { loadIn } from '../server/instance.ts';
import { type Asked, comeEvenly, timeOf } from '../server/visitors.ts';
import { median } from '../timing.ts';
import { followedTimes } from './followed.ts';
import { matchDayRows } from './match-day-reads.ts';

const TABLE = paths.standings('copa-de-apertura');
const PAGES = { target: 'pages' };
const SECONDS = 30;
const visitors = { view: 2_000, poll: 10_000 } as const;
const MOST_READS = 20;
const MOST_TIMES_IDLE = 3;
/** Includes garbage that isn't collected yet, so memory varies. */
const MOST_TIMES_GROWN = 1.25;
const ROUNDS = 20;
const ALONE = 400;
const BYTES_IN_A_KIB = 1_024;

interface Viewed extends Asked {
  status: number;
}

/** A view loads the page; a poll has the table already. */
async function requestsOf({ origin }: Deployed): Promise<Record<keyof typeof visitors, Viewed>> {
  const headers = { 'accept-encoding': 'br' };
  const file = `${TABLE}.json`;
  const { status, headers: answered } = await fetch(origin + file, { headers });
  if (status !== 200) throw new Error(`${file} was answered with ${status}`);
  const etag = answered.get('etag') ?? '';
  return {
    view: { path: TABLE, headers, status: 200 },
    poll: { path: file, headers: { ...headers, 'if-none-match': etag }, status: 304 },
  };
}

/** Milliseconds until the answer has come whole; one of another status is none. */
const wait = (origin: string, { status, ...asked }: Viewed) =>
  timeOf(origin, asked, (answered) => {
    if (answered !== status) throw new Error(`${asked.path} was answered with ${answered}`);
  });

type Medians = Record<keyof typeof visitors, number>;

async function idle(): Promise<Medians> {
  const instance = await deploy(local.projectId, PAGES);
  try {
    const { view, poll } = await requestsOf(instance);
    const middle = async (asked: Viewed) => {
      const times: number[] = [];
      for (let number = 0; number < ALONE; number += 1) times.push(await wait(instance.origin, asked));
      return median(times.slice(ALONE / 2));
    };
    return { view: await middle(view), poll: await middle(poll) };
  } finally {
    await instance.stop();
  }
}

/** Measures the median wait of all visitors at once. */
async function visitAll({ origin }: Deployed, asked: Record<keyof typeof visitors, Viewed>): Promise<Medians> {
  const come = (kind: keyof typeof visitors) =>
    comeEvenly({ amount: visitors[kind], seconds: SECONDS }, () => wait(origin, asked[kind]));
  const [view, poll] = await Promise.all([come('view'), come('poll')]);
  return { view: median(view), poll: median(poll) };
}

/** The visitors twice, since an instance grows while it is new: what was read for the second, and the memory by then. */
async function withVisitors() {
  let waited: Medians = { view: Number.NaN, poll: Number.NaN };
  let begun = 0;
  const { reads, memory } = await loadIn(PAGES, async (instance) => {
    const asked = await requestsOf(instance);
    await visitAll(instance, asked);
    begun = Date.now();
    waited = await visitAll(instance, asked);
  });
  const seconds = memory.slice(-2 * SECONDS).map((bytes) => bytes / BYTES_IN_A_KIB);
  return {
    waited,
    reads: reads.filter((at) => at >= begun).length,
    memory: { first: median(seconds.slice(SECONDS / 2, SECONDS)), second: median(seconds.slice(-SECONDS / 2)) },
  };
}

/** Measures the cost of a table with many viewers, and the delay of an official result. */
export async function measure(): Promise<Row[]> {
  const byOne = await idle();
  const { waited, reads, memory } = await withVisitors();
  const load = `${visitors.view} views and ${visitors.poll} polls in ${SECONDS} s`;
  const times = await followedTimes(ROUNDS);
  const grown = [memory.second, memory.first] as const;
  const official = 'standings: an official result on an open page';
  return [
    alone(`standings: reads of an instance, ${load}`, 'reads', reads, MOST_READS),
    ...matchDayRows({ seconds: SECONDS, reads, answers: visitors.view + visitors.poll }),
    compared('standings: a view among them, by one alone', 'ms', [waited.view, byOne.view], MOST_TIMES_IDLE),
    compared('standings: a poll among them, by one alone', 'ms', [waited.poll, byOne.poll], MOST_TIMES_IDLE),
    compared('standings: memory, by that after as many before', 'KiB', grown, MOST_TIMES_GROWN),
    alone(`${official}, half of them within`, 'ms', median(times)),
    alone(`${official}, the slowest of ${ROUNDS}`, 'ms', Math.max(...times), limits.standingsSeen),
  ];
}

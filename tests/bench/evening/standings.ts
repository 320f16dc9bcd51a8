import { limits } from '@arena/domain';
import { paths } from '../../../web/src/lib/addresses/paths.ts';
import { alone, compared, type Row } from '../row.ts';
import { type Asked, comeEvenly, timeOf } from '../server/crowd.ts';
import { type Instance, loadIn, startInstance } from '../server/instance.ts';
import { median } from '../timing.ts';
import { eveningRows } from './evening-reads.ts';
import { followedTimes } from './followed.ts';

const TABLE = paths.standings('copa-de-apertura');
const SECONDS = 30;
const crowd = { view: 2_000, poll: 10_000 } as const;
const MOST_READS = 20;
const MOST_TIMES_IDLE = 3;
/** What is still to be cleared away counts too, so that memory goes up and down. */
const MOST_TIMES_GROWN = 1.25;
const ROUNDS = 20;
const ALONE = 400;
const BYTES_IN_A_KIB = 1_024;

/** What a viewer asks for, and what the answer has to be. */
interface Viewed extends Asked {
  status: number;
}

/** A view is a page anew; a poll has the table already, as a browser that follows it does. */
async function askedOf({ origin }: Instance): Promise<Record<keyof typeof crowd, Viewed>> {
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

interface Medians {
  view: number;
  poll: number;
}

/** How long one viewer waits alone, at an instance that is warm. */
async function idle(start: Parameters<typeof startInstance>[0]): Promise<Medians> {
  const instance = await startInstance(start);
  try {
    const { view, poll } = await askedOf(instance);
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

/** The crowd, all at once: how long each waited, in the middle. */
async function crowdAt({ origin }: Instance, asked: Record<keyof typeof crowd, Viewed>): Promise<Medians> {
  const come = (kind: keyof typeof crowd) =>
    comeEvenly({ amount: crowd[kind], seconds: SECONDS, each: () => wait(origin, asked[kind]) });
  const [view, poll] = await Promise.all([come('view'), come('poll')]);
  return { view: median(view), poll: median(poll) };
}

/** The crowd twice, since an instance grows while it is new: what was read for the second, and the memory by then. */
async function crowded(start: Parameters<typeof startInstance>[0]) {
  let waited: Medians = { view: Number.NaN, poll: Number.NaN };
  let begun = 0;
  const { reads, memory } = await loadIn(start, async (instance) => {
    const asked = await askedOf(instance);
    await crowdAt(instance, asked);
    begun = Date.now();
    waited = await crowdAt(instance, asked);
  });
  const seconds = memory.slice(-2 * SECONDS).map((bytes) => bytes / BYTES_IN_A_KIB);
  return {
    waited,
    reads: reads.filter((at) => at >= begun).length,
    memory: { first: median(seconds.slice(SECONDS / 2, SECONDS)), second: median(seconds.slice(-SECONDS / 2)) },
  };
}

/** What a table costs that everybody looks at, and how soon they see a result that was made official. */
export async function measure(): Promise<Row[]> {
  const start = { source: process.env.ARENA_FUNCTIONS_BUILD ?? '', target: 'pages', path: '/health' };
  const byOne = await idle(start);
  const { waited, reads, memory } = await crowded(start);
  const load = `${crowd.view} views and ${crowd.poll} polls in ${SECONDS} s`;
  const times = await followedTimes(ROUNDS);
  const ms = (what: string, figure: number) => ({ what: `standings: ${what}`, unit: 'ms', figure }) as const;
  return [
    alone({ what: `standings: reads of an instance, ${load}`, unit: 'reads', figure: reads }, MOST_READS),
    ...eveningRows({ seconds: SECONDS, reads, answers: crowd.view + crowd.poll }),
    compared(ms('a view among them, by one alone', waited.view), byOne.view, MOST_TIMES_IDLE),
    compared(ms('a poll among them, by one alone', waited.poll), byOne.poll, MOST_TIMES_IDLE),
    compared(
      { what: 'standings: memory, by that after as many before', unit: 'KiB', figure: memory.second },
      memory.first,
      MOST_TIMES_GROWN,
    ),
    alone(ms('an official result on an open page, half of them within', median(times))),
    alone(ms(`an official result on an open page, the slowest of ${ROUNDS}`, Math.max(...times)), limits.standingsSeen),
  ];
}

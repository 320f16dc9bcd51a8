import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { local } from '../../../scripts/lib/local.ts';
import { paths } from '../../../web/src/lib/addresses/paths.ts';
import { type Deployed, deploy } from '../../fixtures/deployed.ts';
import { tokensOf } from '../../fixtures/people/accounts.ts';
import { from } from '../../fixtures/people/origins.ts';
import { row } from '../../fixtures/records/competition-records.ts';
import { type Fields, HASH_KEY, registrationOf, tournamentDocuments } from '../../fixtures/records/records.ts';
import { peakMegabytes, WATCHED } from '../../fixtures/watched.ts';
import { documentsOf, matchDayOf } from '../match-day.ts';
import { alone, compared, type Row } from '../row.ts';
import { succeed, withDocuments } from '../site.ts';
import { median, timed } from '../timing.ts';
import type { Statuses, Visitors } from './night-visitors.ts';

/** The pages know one project alone. */
const PROJECT = local.projectId;
const ID = 'noche-medida';
const PLAYERS = 70;
const MATCHES = 24;
const MOST_KILLS = 150;
const SECONDS = 30;
const VIEWS = 2_000;
const POLLS = 10_000;
const EACH_PLAYER_ASKS = 3;
const MOST_TIMES_IDLE = 2;
/** Most instances have 256 MiB, of which the sandbox takes some. */
const MOST_MEGABYTES = 220;
const WARM_UP_ROUNDS = 5;
const IDLE_ROUNDS = 25;

const day = matchDayOf({ id: ID, players: PLAYERS, matches: MATCHES });
const ids = day.entries.map(({ id }) => id);
const links = ids.map((_, index) => String(index).padStart(2, '0').padEnd(21, 'n').concat('A'));
const rowsOf = (kills: number) => ids.map((id, index) => row(id, index + 1, index === 0 ? kills : index % 5));

/** A match day of 70 with their private links, all of whose matches are official. */
function matchDay() {
  const hash = keyedHash(HASH_KEY);
  const registrations: Record<string, Fields> = {};
  for (const [index, id] of ids.entries()) {
    const link = linkHash(hash, links[index] ?? '');
    const fields = { tournamentId: ID, link, status: 'approved', email: `${id}@example.com` };
    Object.assign(registrations, registrationOf(String(10_000_000 + index), fields));
  }
  const entries = day.entries.map((entry, index) => ({ ...entry, registrationId: `${ID}_${10_000_000 + index}` }));
  const competition = { ...day.competition, secondPerson: true };
  return {
    ...tournamentDocuments(ID, { currentPlayers: PLAYERS, maxPlayers: PLAYERS }),
    ...registrations,
    ...documentsOf({ ...day, competition, entries }),
  };
}

const kinds = ['a result corrected', 'made official', 'the admin area read'] as const;
type Times = Record<(typeof kinds)[number], number[]>;

/** Runs two organisers' work one call after another; each has to succeed. */
function organisersOf({ call }: Deployed, [ana, beto]: readonly string[]) {
  let round = 0;
  const done = (token: string | undefined, endpoint: string, body?: unknown) =>
    succeed(call, endpoint, { token, body });
  return async (times: Times): Promise<void> => {
    const revision = 1 + Math.floor(round / MATCHES);
    const path = `/competitions/${ID}/matches/g1-m${1 + (round % MATCHES)}`;
    round += 1;
    const result = { rows: rowsOf(round % MOST_KILLS), reason: 'Vimos la grabación', expectedRevision: revision };
    const state = { state: 'official', from: 'provisional', expectedRevision: revision + 1 };
    times['a result corrected'].push(await timed(() => done(ana, `PUT ${path}/result`, result)));
    times['made official'].push(await timed(() => done(beto, `PATCH ${path}/state`, state)));
    times['the admin area read'].push(await timed(() => done(ana, `GET /competitions/${ID}`)));
  };
}

type Act = ReturnType<typeof organisersOf>;

const noTimes = (): Times => ({ 'a result corrected': [], 'made official': [], 'the admin area read': [] });

async function alonePart(act: Act): Promise<Times> {
  for (let done = 0; done < WARM_UP_ROUNDS; done += 1) await act(noTimes());
  const times = noTimes();
  for (let done = 0; done < IDLE_ROUNDS; done += 1) await act(times);
  return times;
}

/** Runs the admin area while the visitors come. */
async function besideVisitors(act: Act, visitors: Visitors): Promise<{ times: Times; statuses: Statuses }> {
  const worker = new Worker(new URL('./night-visitors.ts', import.meta.url), { workerData: visitors });
  let isThere = true;
  const gone = once(worker, 'message').finally(() => {
    isThere = false;
  });
  const times = noTimes();
  while (isThere) await act(times);
  const [statuses] = await gone;
  return { times, statuses };
}

async function visitorsOf(api: Deployed, pages: Deployed): Promise<Visitors> {
  const table = paths.standings(ID);
  const headers = { 'accept-encoding': 'br' };
  const answered = await fetch(`${pages.origin}${table}.json`, { headers });
  if (answered.status !== 200) throw new Error(`The table was answered with ${answered.status}`);
  const poll = { path: `${table}.json`, headers: { ...headers, 'if-none-match': answered.headers.get('etag') ?? '' } };
  const places = links.map((token, index) => ({
    path: '/api/my-registration/read',
    headers: from(`198.51.100.${index + 1}`),
    body: { token },
  }));
  return {
    seconds: SECONDS,
    groups: [
      { origin: pages.origin, amount: VIEWS, asked: [{ path: table, headers }] },
      { origin: pages.origin, amount: POLLS, asked: [poll] },
      { origin: api.origin, amount: PLAYERS * EACH_PLAYER_ASKS, asked: places },
    ],
  };
}

function rowsFrom(idle: Times, beside: Times): Row[] {
  return kinds.map((kind) => {
    const what = `night: ${kind}, with ${VIEWS} viewers and ${PLAYERS} players, by alone`;
    return compared(what, 'ms', [median(beside[kind]), median(idle[kind])], MOST_TIMES_IDLE);
  });
}

/** Compares an organiser's waiting times of a match day with and without visitors. */
export async function measure(): Promise<Row[]> {
  return withDocuments(matchDay(), async (backstage) => {
    const organiser = async () => (await tokensOf(await backstage.create({ role: 'admin' }))).idToken;
    const tokens = [await organiser(), await organiser()];
    const [api, pages] = await Promise.all([
      deploy(PROJECT, { node: WATCHED }),
      deploy(PROJECT, { target: 'pages', node: WATCHED }),
    ]);
    try {
      const act = organisersOf(api, tokens);
      const idle = await alonePart(act);
      const { times, statuses } = await besideVisitors(act, await visitorsOf(api, pages));
      const answers = [...statuses].filter(([status]) => status !== 200 && status !== 304);
      const failed = answers.reduce((sum, [, count]) => sum + count, 0);
      return [
        ...rowsFrom(idle, times),
        alone('night: memory of api', 'MiB', await peakMegabytes(api.process), MOST_MEGABYTES),
        alone('night: memory of pages', 'MiB', await peakMegabytes(pages.process), MOST_MEGABYTES),
        alone(`night: answers that failed ${JSON.stringify(answers)}`, 'answers', failed, 0),
      ];
    } finally {
      await Promise.all([api.stop(), pages.stop()]);
    }
  });
}

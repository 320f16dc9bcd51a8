import autocannon, { type Request, type Result } from 'autocannon';
import { inRoot } from '../../../scripts/lib/local.ts';
import { type Deployed, deploy } from '../../fixtures/deployed.ts';
import { from } from '../../fixtures/people/origins.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { submission, tournamentRecord, write } from '../../fixtures/records/records.ts';
import { peakMegabytes, WATCHED } from '../../fixtures/watched.ts';
import { alone, compared, type Row } from '../row.ts';
import { median, percentile, takeTurns } from '../timing.ts';

const PROJECT = 'demo-bench-api';
const ROUNDS = 7;
const WARM_UP_ROUNDS = 1;
const REQUESTS = 400;
const CONNECTIONS = 20;
const TOURNAMENTS = 12;
const MOST_TIMES_THE_CONTROL = 1.5;
/** For answers that an instance keeps for some seconds, where the control reads. */
const MOST_TIMES_READ = 0.5;
/** Most instances have 256 MiB, of which the sandbox takes some. */
const MOST_MEGABYTES = 220;
const PERCENTILES = { '95 % answered within': 0.95, '99 % answered within': 0.99 } as const;

/** One stretch of load: how many requests a second were answered, and how long each took in milliseconds. */
interface Load {
  perSecond: number;
  times: number[];
}

let players = 0;

/** Registers a new player from a new address. */
function newcomer(request: Request): Request {
  players += 1;
  const freeFireId = String(10_000_000 + players);
  const address = `10.${Math.trunc(players / 65_536)}.${Math.trunc(players / 256) % 256}.${players % 256}`;
  return {
    ...request,
    headers: { 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify(submission({ freeFireId, email: `jugador${freeFireId}@example.com` })),
  };
}

const CALLS: Readonly<Record<string, { request: Request; limit: number }>> = {
  'GET /api/tournaments': { request: { method: 'GET', path: '/api/tournaments' }, limit: MOST_TIMES_READ },
  'GET /api/tournaments/:id': { request: { method: 'GET', path: '/api/tournaments/copa' }, limit: MOST_TIMES_READ },
  'POST /api/registrations': {
    request: { method: 'POST', path: '/api/registrations', setupRequest: newcomer },
    limit: MOST_TIMES_THE_CONTROL,
  },
};

/** @throws if any request failed, because a refusal is faster. */
async function loadOn({ origin }: Deployed, request: Request): Promise<Load> {
  const times: number[] = [];
  const { '2xx': answered, duration } = await new Promise<Result>((resolve, reject) => {
    const options = { url: origin, connections: CONNECTIONS, amount: REQUESTS, requests: [request] };
    const run = autocannon(options, (fault, result) => (fault === null ? resolve(result) : reject(fault)));
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (answered !== REQUESTS) throw new Error(`${answered} of ${REQUESTS} requests succeeded`);
  return { perSecond: REQUESTS / duration, times };
}

function rowsOf(call: string, limit: number, product: readonly Load[], control: readonly Load[]): Row[] {
  const perSecond = (loads: readonly Load[]) => median(loads.map((load) => load.perSecond));
  const latency = (loads: readonly Load[], share: number) => median(loads.map(({ times }) => percentile(times, share)));
  const wait = (name: string, share: number, most: number | null = null) =>
    compared(`${call}: ${name}`, 'ms', [latency(product, share), latency(control, share)], most);
  return [
    compared(`${call}: answered`, 'per s', [perSecond(product), perSecond(control)]),
    wait('half answered within', 0.5, limit),
    ...Object.entries(PERCENTILES).map(([name, share]) => wait(name, share)),
  ];
}

/** The API's calls under load, against an Express handler under the same framework that asks Firestore the same. */
export async function measure(): Promise<Row[]> {
  const { database, empty } = openDatabase(PROJECT);
  await empty();
  const tournament = tournamentRecord({ date: null, registrationDeadline: null, maxPlayers: 0 });
  const ids = ['copa', ...Array.from({ length: TOURNAMENTS - 1 }, (_, index) => `liga-${index}`)];
  await write(database, Object.fromEntries(ids.map((id) => [`tournaments/${id}`, tournament])));
  const product = await deploy(PROJECT, { node: WATCHED });
  const control = await deploy(PROJECT, { source: inRoot('tests', 'bench', 'server', 'plain-api.ts') });
  const rows: Row[] = [];
  for (const [call, { request, limit }] of Object.entries(CALLS)) {
    const variants = { product: () => loadOn(product, request), control: () => loadOn(control, request) };
    const loads = await takeTurns(variants, { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS });
    rows.push(...rowsOf(call, limit, loads('product'), loads('control')));
  }
  rows.push(alone('api: memory after this load', 'MiB', await peakMegabytes(product.process), MOST_MEGABYTES));
  await product.stop();
  await control.stop();
  await empty();
  return rows;
}

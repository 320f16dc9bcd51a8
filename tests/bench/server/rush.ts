import { type RegistrationSubmission, registrationId } from '@arena/domain';
import { catalogueRebuild } from '../../../functions/src/tournaments/catalogue.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { contextOn, registerAll } from '../../fixtures/records/registering.ts';
import { registerNaively } from '../../fixtures/rush/naive-registrations.ts';
import { FIVE_HUNDRED_FOR_A_HUNDRED, openPlaces, submissionsOf, tally } from '../../fixtures/rush/rush.ts';
import { startWorkers } from '../../fixtures/rush/rush-workers.ts';
import { alone, compared, type Row } from '../row.ts';
import { median, timed } from '../timing.ts';

const PROJECT = 'demo-bench-registrations';
const ROUNDS = 9;
const WARM_UP_ROUNDS = 2;
const PROCESSES = 4;
const MOST_TIMES_PLAIN_CREATES = 0.35;
const MOST_TIMES_ONE_PROCESS = 2.5;
const rush = FIVE_HUNDRED_FOR_A_HUNDRED;

type Submissions = readonly RegistrationSubmission[];

interface Variant {
  name: string;
  run(submissions: Submissions): Promise<unknown>;
  times: number[];
  results: { registrations: number; currentPlayers: number }[];
}

function variant(name: string, run: Variant['run']): Variant {
  return { name, run, times: [], results: [] };
}

/** Counts wrong seats over all rounds: given twice, never given, or miscounted. */
function deviation({ results }: Variant): number {
  const off = results.map((one) =>
    [one.registrations, one.currentPlayers].map((count) => Math.abs(count - rush.places)),
  );
  return off.flat().reduce((sum, each) => sum + each, 0);
}

function rowsOf(naive: Variant, creates: Variant, one: Variant, four: Variant): Row[] {
  const row = (name: string, variant: Variant, control: Variant, limit: number | null) =>
    compared({ what: `rush, ${name}`, unit: 'ms', figure: median(variant.times) }, median(control.times), limit);
  const wrong = (name: string, variant: Variant, limit: number | null) =>
    alone({ what: `rush, ${name}: wrongly registered`, unit: 'registrations', figure: deviation(variant) }, limit);
  return [
    row('read, then write, by plain creates', naive, creates, null),
    row('one process, by plain creates', one, creates, MOST_TIMES_PLAIN_CREATES),
    row('four processes, by one', four, one, MOST_TIMES_ONE_PROCESS),
    wrong('read, then write', naive, null),
    wrong('one process', one, 0),
    wrong('four processes', four, 0),
  ];
}

/**
 * 500 players for 100 places: the product beside a naive control and as many plain writes, taking turns. Below the API,
 * where everybody has paid already.
 */
export async function measure(): Promise<Row[]> {
  const { database, empty } = openDatabase(PROJECT);
  const workers = await startWorkers(PROJECT, PROCESSES);
  const createPlainly = ({ tournamentId, freeFireId, ...fields }: RegistrationSubmission) =>
    database.doc(`registrations/${registrationId(tournamentId, freeFireId)}`).create({ ...fields, tournamentId });

  const naive = variant('naive', (all) => Promise.all(all.map((one) => registerNaively(database, one))));
  const creates = variant('creates', (all) => Promise.all(all.map(createPlainly)));
  const one = variant('one', (all) => registerAll(contextOn(database), all));
  const four = variant('four', (all) => workers.registerAll(all));

  /** One turn of a variant, on a tournament of its own, with nothing of the turn before it still going on. */
  async function takeTurn({ name, run, times, results }: Variant, round: number): Promise<void> {
    const tournamentId = `${name}-${round}`;
    await openPlaces(database, rush, tournamentId);
    await Promise.all([catalogueRebuild.idle(database), workers.idle()]);
    const submissions = submissionsOf(rush, tournamentId);
    const milliseconds = await timed(() => run(submissions));
    if (round >= WARM_UP_ROUNDS) times.push(milliseconds);
    results.push(await tally(database, tournamentId));
  }

  await empty();
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const each of [naive, creates, one, four]) await takeTurn(each, round);
  }
  await workers.stop();
  await empty();
  return rowsOf(naive, creates, one, four);
}

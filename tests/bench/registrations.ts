// 500 players for 100 places: the product beside a naive control and plain writes, taking turns in one run.
// Ends with an error where the product isn't exact, or slower than it has to be.
import { type RegistrationSubmission, registrationId } from '@arena/domain';
import { openDatabase } from '../support/database.ts';
import { registerNaively } from '../support/naive-registrations.ts';
import { registerAll, startInstance } from '../support/registering.ts';
import { FIVE_HUNDRED_FOR_A_HUNDRED, openPlaces, submissionsOf, tally } from '../support/rush.ts';
import { startWorkers } from '../support/rush-workers.ts';
import { median, spread, timed } from './timing.ts';

const ROUNDS = 9;
const WARM_UP_ROUNDS = 2;
const PROCESSES = 4;
const MOST_TIMES_THE_FLOOR = 1;
const MOST_TIMES_ONE_PROCESS = 4;
const rush = FIVE_HUNDRED_FOR_A_HUNDRED;

const { database, projectId, empty } = openDatabase('demo-bench-registrations');
const instance = startInstance(database);
const workers = await startWorkers(projectId, PROCESSES);

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

const createPlainly = ({ tournamentId, freeFireId, ...fields }: RegistrationSubmission) =>
  database.doc(`registrations/${registrationId(tournamentId, freeFireId)}`).create({ ...fields, tournamentId });

const naive = variant('naive: read, then write (control)', (all) =>
  Promise.all(all.map((one) => registerNaively(database, one))),
);
const floor = variant('500 plain creates (the floor)', (all) => Promise.all(all.map(createPlainly)));
const oneProcess = variant('product, one process', (all) => registerAll(instance, all));
const fourProcesses = variant('product, four processes', (all) => workers.registerAll(all));
const variants = [naive, floor, oneProcess, fourProcesses];

/** One turn of a variant, on a tournament of its own, with nothing of the turn before it still going on. */
async function takeTurn({ name, run, times, results }: Variant, round: number): Promise<void> {
  const tournamentId = `${name.replaceAll(/[^a-z0-9]+/g, '-')}-${round}`;
  await openPlaces(database, rush, tournamentId);
  await Promise.all([instance.catalogue.idle(), workers.idle()]);
  const submissions = submissionsOf(rush, tournamentId);
  const milliseconds = await timed(() => run(submissions));
  if (round >= WARM_UP_ROUNDS) times.push(milliseconds);
  results.push(await tally(database, tournamentId));
}

function row({ name, times, results }: Variant): string {
  const ratio = `${(median(times) / median(floor.times)).toFixed(2)} x`;
  const figures = [`${median(times).toFixed(0)} ms`.padStart(9), ratio.padStart(9)];
  const registered = spread(results.map(({ registrations }) => registrations));
  const counted = spread(results.map(({ currentPlayers }) => currentPlayers));
  return `${name.padEnd(35)}${figures.join('')}   ${registered} registered, ${counted} counted\n`;
}

function isExact({ results }: Variant): boolean {
  return results.every((one) => one.registrations === rush.places && one.currentPlayers === rush.places);
}

await empty();
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
  for (const one of variants) await takeTurn(one, round);
}

process.stdout.write(`Medians of ${ROUNDS} rounds, 500 submissions at once for 100 places each:\n`);
for (const one of variants) process.stdout.write(row(one));

const exact = isExact(oneProcess) && isExact(fourProcesses);
const bites = naive.results.every(({ registrations }) => registrations > rush.places);
const fast = median(oneProcess.times) <= MOST_TIMES_THE_FLOOR * median(floor.times);
const scales = median(fourProcesses.times) <= MOST_TIMES_ONE_PROCESS * median(oneProcess.times);
process.stdout.write(`exact: ${exact}; the control oversells: ${bites}; at most the floor: ${fast}; `);
process.stdout.write(`four processes at most four times one: ${scales}\n`);
process.exitCode = exact && bites && fast && scales ? 0 : 1;

await workers.stop();
await database.terminate();

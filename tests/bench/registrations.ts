// 500 players for 100 places: the product against a naive control and against plain writes, in the same run.
import type { RegistrationSubmission } from '@arena/domain';
import { openDatabase } from '../support/database.ts';
import { registerNaively } from '../support/naive-registrations.ts';
import { registerAll, startInstance } from '../support/registering.ts';
import { FIVE_HUNDRED_FOR_A_HUNDRED, openPlaces, submissionsOf, tally } from '../support/rush.ts';
import { startWorkers } from '../support/rush-workers.ts';
import { median, timed } from './timing.ts';

const ROUNDS = 7;
const WARM_UP_ROUNDS = 2;
const PROCESSES = 4;
const rush = FIVE_HUNDRED_FOR_A_HUNDRED;

const { database, projectId, empty } = openDatabase('demo-bench-registrations');
const instance = startInstance(database);
const workers = await startWorkers(projectId, PROCESSES);

type Run = (submissions: readonly RegistrationSubmission[]) => Promise<unknown>;

const variants: Readonly<Record<string, Run>> = {
  'naive read, then write (control)': (all) => Promise.all(all.map((one) => registerNaively(database, one))),
  '500 plain creates (the floor)': (all) =>
    Promise.all(
      all.map((one) => database.doc(`registrations/${one.tournamentId}_${one.freeFireId}`).create({ ...one })),
    ),
  'product, one process': (all) => registerAll(instance, all),
  'product, four processes': (all) => workers.registerAll(all),
};

const PLAIN = '500 plain creates (the floor)';
const times = new Map<string, number[]>(Object.keys(variants).map((name) => [name, []]));
const results = new Map<string, string>();

async function measure(name: string, run: Run, round: number): Promise<void> {
  const tournamentId = `r${round}-${Object.keys(variants).indexOf(name)}`;
  await openPlaces(database, rush, tournamentId);
  const submissions = submissionsOf(rush, tournamentId);
  const milliseconds = await timed(() => run(submissions));
  await instance.catalogue.idle();
  const { registrations, currentPlayers } = await tally(database, tournamentId);
  results.set(name, `${registrations} registered, counter ${currentPlayers}`);
  if (round >= WARM_UP_ROUNDS) times.get(name)?.push(milliseconds);
}

await empty();
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
  for (const [name, run] of Object.entries(variants)) await measure(name, run, round);
}
const floor = median(times.get(PLAIN) ?? []);
for (const [name, figures] of times) {
  const ratio = (median(figures) / floor).toFixed(2);
  const row = [name.padEnd(34), `${median(figures).toFixed(0)} ms`.padStart(9), `${ratio} x`.padStart(8)];
  process.stdout.write(`${row.join('')}   ${results.get(name)}\n`);
}
await workers.stop();
await database.terminate();

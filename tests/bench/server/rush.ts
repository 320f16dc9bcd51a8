import { type RegistrationSubmission, registrationId } from '@arena/domain';
import { catalogueRebuild } from '../../../functions/src/tournaments/catalogue.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { contextOn, registerAll } from '../../fixtures/records/registering.ts';
import { registerNaively } from '../../fixtures/rush/naive-registrations.ts';
import { FIVE_HUNDRED_FOR_A_HUNDRED, openPlaces, submissionsOf, tally } from '../../fixtures/rush/rush.ts';
import { startWorkers } from '../../fixtures/rush/rush-workers.ts';
import { alone, compared, type Row } from '../row.ts';
import { median, takeTurns, timed } from '../timing.ts';

const PROJECT = 'demo-bench-registrations';
const ROUNDS = 9;
const WARM_UP_ROUNDS = 2;
const PROCESSES = 4;
const MOST_TIMES_PLAIN_CREATES = 0.35;
const MOST_TIMES_ONE_PROCESS = 2.5;
const rush = FIVE_HUNDRED_FOR_A_HUNDRED;

/** Counts wrong seats over all rounds: given twice, never given, or miscounted. */
function deviation(turns: readonly Awaited<ReturnType<typeof tally>>[]): number {
  const counts = turns.flatMap(({ registrations, currentPlayers }) => [registrations, currentPlayers]);
  return counts.reduce((sum, count) => sum + Math.abs(count - rush.places), 0);
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

  /** Takes one turn on a tournament of its own, with nothing of the turn before it still going on. */
  const turn =
    (name: string, run: (submissions: readonly RegistrationSubmission[]) => Promise<unknown>) =>
    async (round: number) => {
      const tournamentId = `${name}-${round}`;
      await openPlaces(database, rush, tournamentId);
      await Promise.all([catalogueRebuild.idle(database), workers.idle()]);
      const submissions = submissionsOf(rush, tournamentId);
      const milliseconds = await timed(() => run(submissions));
      return { milliseconds, ...(await tally(database, tournamentId)) };
    };

  await empty();
  const turns = await takeTurns(
    {
      naive: turn('naive', (all) => Promise.all(all.map((one) => registerNaively(database, one)))),
      creates: turn('creates', (all) => Promise.all(all.map(createPlainly))),
      one: turn('one', (all) => registerAll(contextOn(database), all)),
      four: turn('four', (all) => workers.registerAll(all)),
    },
    { rounds: ROUNDS, warmUp: WARM_UP_ROUNDS },
  );
  await workers.stop();
  await empty();
  type Name = Parameters<typeof turns>[0];
  const time = (name: Name) => median(turns(name).map(({ milliseconds }) => milliseconds));
  const row = (what: string, name: Name, control: Name, limit: number | null) =>
    compared(`rush, ${what}`, 'ms', [time(name), time(control)], limit);
  const wrong = (what: string, name: Name, limit: number | null) =>
    alone(`rush, ${what}: wrongly registered`, 'registrations', deviation(turns(name)), limit);
  return [
    row('read, then write, by plain creates', 'naive', 'creates', null),
    row('one process, by plain creates', 'one', 'creates', MOST_TIMES_PLAIN_CREATES),
    row('four processes, by one', 'four', 'one', MOST_TIMES_ONE_PROCESS),
    wrong('read, then write', 'naive', null),
    wrong('one process', 'one', 0),
    wrong('four processes', 'four', 0),
  ];
}

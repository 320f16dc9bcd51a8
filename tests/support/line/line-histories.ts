// Random histories of a tournament with a waiting list, on several instances at once.
import { MINUTE } from '@arena/domain';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { hoursFromNow, NOW, tournamentDocuments, write } from '../records/records.ts';
import { startInstance } from '../records/registering.ts';
import { diceOf } from '../records/seeded.ts';
import { type Deed, doAll, type Product, someDeed } from './line-deeds.ts';
import { brokenChanges, brokenOffers, brokenRules, CONFIRMATIONS, readMoment } from './line-rules.ts';

const ROUNDS = 12;

/** One of the instances, wherever it runs. */
export interface Instance {
  /** Does all of these at once. @returns what went wrong, refusals apart. */
  carryOut(tournamentId: string, deeds: readonly Deed[], now: Date): Promise<string[]>;
  /** Closes windows, or offers what is free. */
  run(job: 'confirmations' | 'waiting', now: Date): Promise<void>;
}

/** What an instance does, whoever tells it to, and its clock. */
export function instanceOn(database: Database): Instance {
  let clock = NOW;
  const product: Product = { database, services: startInstance(database, { clock: () => clock }) };
  return {
    carryOut(tournamentId, deeds, now) {
      clock = now;
      return doAll(product, tournamentId, deeds, now);
    },
    run(job, now) {
      clock = now;
      return product.services[job].run(now);
    },
  };
}

/**
 * One history: rounds of deeds, each round's at once over these instances, and then a run of the jobs on each of them.
 * @returns what didn't hold, with the seed; nothing where all did.
 */
export async function historyOf(database: Database, seed: number, instances: readonly Instance[]): Promise<string[]> {
  const tournamentId = `copa-${seed}`;
  const dice = diceOf(seed);
  const begins = hoursFromNow(8 + dice(20));
  const fields = {
    maxPlayers: 3,
    date: begins,
    registrationDeadline: null,
    waitingList: 'automatic',
    guardianConsent: dice(2) === 0,
    confirmations: CONFIRMATIONS,
  };
  await write(database, tournamentDocuments(tournamentId, fields));
  let now = NOW;
  let before = await readMoment(database, tournamentId);
  const broken: string[] = [];
  const look = async () => {
    const after = await readMoment(database, tournamentId);
    broken.push(...brokenRules(after), ...brokenChanges(before, after, now));
    before = after;
  };
  for (let round = 1; round <= ROUNDS && broken.length === 0; round += 1) {
    now = new Date(now.getTime() + dice(120) * MINUTE);
    const shares = instances.map(() => Array.from({ length: dice(4) }, () => someDeed(dice)));
    const done = instances.map((one, index) => one.carryOut(tournamentId, shares[index] ?? [], now));
    broken.push(...(await Promise.all(done)).flat());
    await look();
    for (const job of ['confirmations', 'waiting'] as const) {
      await Promise.all(instances.map((one) => one.run(job, now)));
      await look();
    }
    broken.push(...brokenOffers(before, now));
  }
  // The jobs of another history have nothing to do with it.
  await database.doc(`tournaments/${tournamentId}`).update({ status: 'draft' });
  return broken.map((rule) => `seed ${seed}: ${rule}`);
}

// Random histories of a tournament with a waiting list, on several instances at once, and what always holds of it.
import { MINUTE } from '@arena/domain';
import { type Database, plainFields } from '../../functions/src/platform/firestore.ts';
import { holdsPlace, readStoredRegistration } from '../../functions/src/registrations/record.ts';
import type { Services } from '../../functions/src/services.ts';
import { hoursFromNow, NOW, tournamentDocuments, write } from './records.ts';
import { startInstance } from './registering.ts';
import { diceOf } from './seeded.ts';

const PLAYERS = 10;
const ROUNDS = 10;

const idOf = (tournamentId: string, player: number) => `${tournamentId}_${10_000_000 + player}`;

/** What is stored of a tournament at one moment. */
async function readAll(database: Database, tournamentId: string) {
  return database.runTransaction(
    async (transaction) => {
      const tournament = await transaction.get(database.doc(`tournaments/${tournamentId}`));
      const found = await transaction.get(
        database.collection('registrations').where('tournamentId', '==', tournamentId),
      );
      const all = found.docs.map((one) => readStoredRegistration(one.id, plainFields(one.data())));
      return { tournament: plainFields(tournament.data() ?? {}), all };
    },
    { readOnly: true },
  );
}

/** What doesn't hold of a tournament at this moment, in words; nothing where all is well. */
export async function brokenRules(database: Database, tournamentId: string): Promise<string[]> {
  const { tournament, all } = await readAll(database, tournamentId);
  const { currentPlayers, waitingPlayers, maxPlayers } = tournament;
  const held = all.filter(holdsPlace).length;
  const waiting = all.filter(({ status }) => status === 'waiting');
  const inLine = waiting.filter(({ offeredUntil }) => offeredUntil === null);
  const offered = waiting.filter(({ offeredUntil }) => offeredUntil !== null);
  const lines = waiting.map(({ line }) => line ?? 0);
  const last = (some: typeof waiting) => Math.max(0, ...some.map(({ line }) => line ?? 0));
  const first = Math.min(Number.POSITIVE_INFINITY, ...inLine.map(({ line }) => line ?? 0));
  const rules: Record<string, boolean> = {
    [`currentPlayers is ${String(currentPlayers)} and ${held} have a place`]: currentPlayers === held,
    [`${held} have one of ${String(maxPlayers)} places`]: held <= Number(maxPlayers),
    [`waitingPlayers is ${String(waitingPlayers)} and ${inLine.length} wait`]: waitingPlayers === inLine.length,
    'two have one number': new Set(lines).size === lines.length && !lines.includes(0),
    'somebody was offered a place before another who came first': last(offered) < first,
    'somebody waits and is in': all.every(({ status, line }) => (line !== null) === (status === 'waiting')),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

/** What one of those concerned does at a moment; that it is refused is none of our business. */
type Deed = (services: Services, now: Date) => Promise<unknown>;

function deedOn(database: Database, tournamentId: string, dice: (sides: number) => number): Deed {
  const player = dice(PLAYERS);
  const id = idOf(tournamentId, player);
  const token = `${'t'.repeat(20)}${player}A`;
  const tryTo = dice(1_000_000);
  const actor = (now: Date) => ({ uid: 'admin', now });
  const holder = async () => {
    const found = await database.doc(`registrations/${id}`).get();
    return readStoredRegistration(id, plainFields(found.data() ?? {}));
  };
  const register: Deed = (services, now) =>
    services.registrations.register(
      {
        tournamentId,
        fullName: 'Ana Pérez',
        freeFireId: String(10_000_000 + player),
        email: 'ana@example.com',
        phone: '+525512345678',
        answers: {},
        requestId: `55555555-5555-4555-8555-${String(tryTo).padStart(12, '0')}`,
        link: token,
        orWait: true,
      },
      now,
    );
  const deeds: Deed[] = [
    register,
    register,
    register,
    register,
    (services, now) => services.registrationDesk.decide(id, { status: 'approved' }, actor(now)),
    (services, now) => services.registrationDesk.decide(id, { status: 'rejected' }, actor(now)),
    (services, now) => services.registrationDesk.remove(id, actor(now)),
    async (services, now) => services.waiting.take(await holder(), now),
    async (services, now) => services.waiting.take(await holder(), now),
    async (services, now) => services.ownData.leave(await holder(), now),
    async (services, now) => services.ownData.erase(await holder(), now),
    (services, now) => services.waiting.run(now),
  ];
  return deeds[dice(deeds.length)] ?? register;
}

/**
 * One history: rounds of deeds, each round's at once over these instances, and a run of the job on each of them.
 * @returns what didn't hold at the end of a round, with the seed; nothing where all did.
 */
export async function historyOf(database: Database, seed: number): Promise<string[]> {
  const tournamentId = `copa-${seed}`;
  const dice = diceOf(seed);
  let now = NOW;
  const instances = [
    startInstance(database, { clock: () => now }),
    startInstance(database, { clock: () => now }),
  ] as const;
  const fields = { maxPlayers: 3, date: hoursFromNow(40), registrationDeadline: null, waitingList: 'automatic' };
  await write(database, tournamentDocuments(tournamentId, fields));
  const broken: string[] = [];
  for (let round = 1; round <= ROUNDS && broken.length === 0; round += 1) {
    now = new Date(now.getTime() + dice(120) * MINUTE);
    const deeds = Array.from({ length: 2 + dice(5) }, () => deedOn(database, tournamentId, dice));
    await Promise.allSettled(deeds.map((deed, index) => deed(instances[index % 2 === 0 ? 0 : 1], now)));
    broken.push(...(await brokenRules(database, tournamentId)));
    await Promise.all(instances.map(({ waiting }) => waiting.run(now)));
    broken.push(...(await brokenRules(database, tournamentId)));
    const { tournament } = await readAll(database, tournamentId);
    if (Number(tournament.waitingPlayers) > 0 && Number(tournament.currentPlayers) < Number(tournament.maxPlayers)) {
      broken.push('a place is free, and those who wait were offered none');
    }
  }
  return broken.map((rule) => `seed ${seed}: ${rule}`);
}

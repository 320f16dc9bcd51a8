// Players register by four processes while admins exclude some of them.
import { RegistrationSubmission } from '@arena/domain';
import { afterAll, expect, it } from 'vitest';
import { excludePlayer } from '../../../functions/src/exclusions/exclusions.ts';
import { pingDatabase } from '../../../functions/src/platform/firestore.ts';
import { openApi } from '../../fixtures/admin-area.ts';
import { submission } from '../../fixtures/records/records.ts';
import { contextOn } from '../../fixtures/records/registering.ts';
import { openPlaces } from '../../fixtures/rush/rush.ts';
import { startWorkers } from '../../fixtures/rush/rush-workers.ts';

const PROJECT = 'demo-api-exclusion-races';
const PROCESSES = 4;
const ROUNDS = 4;
const PLAYERS = 6;
const EXCLUDED = 3;

const { database } = await openApi(PROJECT);
const workers = await startWorkers(PROJECT, PROCESSES);
afterAll(() => workers.stop());

async function isIn(tournamentId: string, freeFireId: string): Promise<boolean> {
  const registrations = database.collection('registrations').where('tournamentId', '==', tournamentId);
  return !(await registrations.where('freeFireId', '==', freeFireId).get()).empty;
}

/** Registers all players by each process at once. */
function registerAll(tournamentId: string, ids: readonly string[]) {
  const tries = ids.flatMap((freeFireId) =>
    Array.from({ length: PROCESSES }, () =>
      RegistrationSubmission.parse(submission({ tournamentId, freeFireId, email: `${freeFireId}@example.com` })),
    ),
  );
  return workers.registerAll(tries);
}

/** Excludes players one after the other. @returns for each if they were in when the reply came. */
async function excludeInTurn(tournamentId: string, ids: readonly string[]): Promise<boolean[]> {
  const atReply: boolean[] = [];
  for (const freeFireId of ids) {
    await excludePlayer(contextOn(database), { freeFireId, reason: 'Trampa', until: null }, freeFireId);
    atReply.push(await isIn(tournamentId, freeFireId));
  }
  return atReply;
}

it('a player is in after an exclusion only if they were in at its reply, on any of four processes', async () => {
  const seen = { before: 0, never: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const tournamentId = `copa${round}`;
    const ids = Array.from({ length: PLAYERS }, (_, index) => String(20_000_000 + round * 100 + index));
    await openPlaces(database, { places: PLAYERS }, tournamentId);
    await workers.idle();
    const excluding = excludeInTurn(tournamentId, ids.slice(0, EXCLUDED));
    // In every second round the first exclusion has a lead.
    if (round % 2 === 1) await pingDatabase(database);
    const [atReply] = await Promise.all([excluding, registerAll(tournamentId, ids)]);
    for (const [index, freeFireId] of ids.entries()) {
      const was = atReply[index];
      expect(await isIn(tournamentId, freeFireId), `${freeFireId} in round ${round}`).toBe(was ?? true);
      if (was === true) seen.before += 1;
      if (was === false) seen.never += 1;
    }
    const { currentPlayers } = (await database.doc(`tournaments/${tournamentId}`).get()).data() ?? {};
    const stored = database.collection('registrations').where('tournamentId', '==', tournamentId);
    expect(currentPlayers).toBe((await stored.get()).size);
  }
  expect(seen.before).toBeGreaterThan(0);
  expect(seen.never).toBeGreaterThan(0);
});

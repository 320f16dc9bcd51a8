// Players use one invitation by four processes at the same moment, while an organiser revokes it in every second round.
import { RegistrationSubmission } from '@arena/domain';
import { afterAll, expect, it } from 'vitest';
import {
  createInvitations,
  listInvitations,
  readInvitationToken,
  revokeInvitation,
} from '../../../functions/src/registrations/invitations.ts';
import { openApi } from '../../fixtures/admin-area.ts';
import { hoursFromNow, submission } from '../../fixtures/records/records.ts';
import { contextOn } from '../../fixtures/records/registering.ts';
import { openPlaces, tally } from '../../fixtures/rush/rush.ts';
import { startWorkers } from '../../fixtures/rush/rush-workers.ts';

const PROJECT = 'demo-api-invitation-races';
const PROCESSES = 4;
const ROUNDS = 6;
const PLAYERS = 8;

const { database } = await openApi(PROJECT);
const workers = await startWorkers(PROJECT, PROCESSES);
afterAll(() => workers.stop());

it('an invitation gives one place, or none once revoked, on any of four processes', async () => {
  const context = contextOn(database);
  for (let round = 0; round < ROUNDS; round += 1) {
    const tournamentId = `copa${round}`;
    await openPlaces(database, { places: PLAYERS }, tournamentId);
    await database.doc(`tournaments/${tournamentId}`).update({ reservedPlaces: PLAYERS });
    const wanted = { tournamentId, count: 1, until: hoursFromNow(24).toISOString() };
    const [made] = await createInvitations(context, wanted, tournamentId);
    const id = made?.id ?? '';
    const invitation = await readInvitationToken(context, id);
    const tries = Array.from({ length: PLAYERS }, (_, index) => {
      const freeFireId = String(30_000_000 + round * 100 + index);
      const email = `${freeFireId}@example.com`;
      return RegistrationSubmission.parse(submission({ tournamentId, freeFireId, email, invitation }));
    });
    await workers.idle();
    const revoking = round % 2 === 0 ? null : revokeInvitation(context, id).then(() => 'revoked', String);
    const [counts] = await Promise.all([workers.registerAll(tries), revoking]);
    const [after] = await listInvitations(context, tournamentId);
    const expected = after?.revokedAt === null ? 1 : 0;
    expect([round, counts.accepted ?? 0, counts.tournament_full]).toEqual([round, expected, undefined]);
    expect(after?.usedAt === null).toBe(expected === 0);
    expect(await tally(database, tournamentId)).toEqual({ currentPlayers: expected, registrations: expected });
    const tournament = await database.doc(`tournaments/${tournamentId}`).get();
    expect(tournament.get('invitedPlayers') ?? 0).toBe(expected);
  }
});

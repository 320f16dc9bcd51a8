import { buildHistory } from '@arena/domain';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { keyedHash } from '../../functions/src/platform/keyed-hash.ts';
import { reservationDocument } from '../../functions/src/registrations/store.ts';
import { createDemoAccounts, demoAdmins } from './accounts.ts';
import { type DemoDocument, demoCompetitions } from './competitions.ts';
import { demoForms } from './forms.ts';
import { demoPosters } from './posters.ts';
import { demoQuestions } from './questions.ts';
import { demoRegistrations, demoReservations } from './registrations.ts';
import { DEMO_HASH_KEY, DEMO_LOCAL_ADMIN } from './secrets.ts';
import { demoTournaments } from './tournaments.ts';

const LARGEST_BATCH = 400;

/** True if nothing has been stored yet. */
export async function isEmpty(database: Firestore): Promise<boolean> {
  const { empty } = await database.collection('tournaments').limit(1).get();
  return empty;
}

function byId<Fields extends { id: string }>({ id, ...fields }: Fields) {
  return { id, fields };
}

/** Stores documents in batches of a size that every emulator takes. */
async function seedDocuments(database: Firestore, documents: readonly DemoDocument[]): Promise<void> {
  for (let first = 0; first < documents.length; first += LARGEST_BATCH) {
    const batch = database.batch();
    for (const { path, fields } of documents.slice(first, first + LARGEST_BATCH)) batch.set(database.doc(path), fields);
    await batch.commit();
  }
}

/**
 * Fills an empty store with the demo data, dated from `now`. Tournaments come last, in one batch with their records, so
 * a store whose seeding broke off counts as empty.
 */
export async function seed(database: Firestore, auth: Auth, now: Date): Promise<void> {
  await createDemoAccounts(auth);
  const tournaments = demoTournaments(now);
  const registrations = demoRegistrations(tournaments, now);
  const { documents, posters } = await demoPosters(now);
  const competitions = demoCompetitions(tournaments, registrations);
  await seedDocuments(database, [...competitions.documents, ...documents]);
  const batch = database.batch();
  const put = (collection: string, id: string, fields: object) => {
    batch.set(database.collection(collection).doc(id), fields);
  };
  for (const { tournament, players } of tournaments) {
    const { id, fields } = byId(tournament);
    const made = { poster: posters.get(id) ?? null, result: competitions.summaries.get(id) ?? null };
    put('tournaments', id, { ...fields, ...made, currentPlayers: players });
  }
  const remembered = tournaments.flatMap(({ tournament: { id, name, date } }) => {
    const archive = competitions.archives.get(id);
    return archive === undefined ? [] : [{ tournament: { id, name, date: date?.toISOString() ?? null }, archive }];
  });
  const { summary, nicknames } = buildHistory(remembered);
  put('history', 'summary', summary);
  put('history', 'nicknames', nicknames);
  for (const { id, stored } of registrations) put('registrations', id, stored);
  for (const { tournamentId, freeFireId, fields } of demoReservations(registrations)) {
    batch.set(reservationDocument(database, keyedHash(DEMO_HASH_KEY), tournamentId, freeFireId), fields);
  }
  for (const { id, fields } of demoQuestions.map(byId)) put('questions', id, fields);
  for (const { id, fields } of demoForms.map(byId)) put('forms', id, fields);
  for (const { uid, email, claims } of demoAdmins)
    put('admins', uid, {
      email,
      role: claims.scorer ? 'scorer' : claims.moderator ? 'moderator' : 'admin',
      owner: claims.owner === true,
      local: email === DEMO_LOCAL_ADMIN.email,
      grantedBy: demoAdmins[0]?.uid,
      grantedAt: now,
    });
  put('team', 'shown', {});
  await batch.commit();
}

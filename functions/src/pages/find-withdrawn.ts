import { getApps, initializeApp } from 'firebase-admin/app';
import { openFirestore } from '../platform/firestore.ts';
import { tournamentStore } from '../tournaments/store.ts';
import { withdrawnTournament } from './withdrawn.ts';

const [app = initializeApp()] = getApps();
const store = tournamentStore(openFirestore(app));

/** The withdrawn tournament of this id in this project's database, or null. */
export function findWithdrawn(id: string) {
  return withdrawnTournament(store, id);
}

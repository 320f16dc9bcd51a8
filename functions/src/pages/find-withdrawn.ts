import { getApps, initializeApp } from 'firebase-admin/app';
import { openFirestore } from '../platform/firestore.ts';
import { tournamentStore } from '../tournaments/store.ts';

const [app = initializeApp()] = getApps();

/** What calendars must know of a tournament that was withdrawn, from this project's database. */
export const findWithdrawn = tournamentStore(openFirestore(app)).withdrawn;

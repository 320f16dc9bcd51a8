import { getApps, initializeApp } from 'firebase-admin/app';
import { openFirestore } from '../platform/firestore.ts';
import { tournamentStore } from '../tournaments/store.ts';

const [app = initializeApp()] = getApps();

/** The tournament of this id in this project's database, published or not; null where there is none. */
export const findStored = tournamentStore(openFirestore(app)).visible;

import type { PictureSize } from '@arena/domain';
import { getApps, initializeApp } from 'firebase-admin/app';
import { readVisitorForm } from '../forms/forms.ts';
import { historyPages } from '../history/history-pages.ts';
import { readPicture as readPictureIn } from '../pictures/read-picture.ts';
import { openFirestore } from '../platform/firestore.ts';
import { readPublicQuestions } from '../questions/questions.ts';
import { findWithdrawn as findIn } from '../tournaments/tournaments.ts';

const [app = initializeApp()] = getApps();

const db = openFirestore(app);

/** Finds a withdrawn tournament's data for calendars. */
export const findWithdrawn = (id: string) => findIn({ db }, id);

export const history = historyPages(db);

export const readPicture = (id: string, size: PictureSize) => readPictureIn(db, id, size);

export const readQuestions = (tournamentId: string) => readPublicQuestions(db, tournamentId);

export const readForm = (id: string) => readVisitorForm(db, id);

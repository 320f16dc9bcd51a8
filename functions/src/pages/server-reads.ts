import type { PictureSize } from '@arena/domain';
import { getApps, initializeApp } from 'firebase-admin/app';
import { readVisitorForm } from '../forms/forms.ts';
import { historyPages } from '../history/history-pages.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { openFirestore } from '../platform/firestore.ts';
import { readPublicQuestions } from '../questions/questions.ts';
import { findWithdrawn } from '../tournaments/tournaments.ts';

const [app = initializeApp()] = getApps();

const db = openFirestore(app);

/** Reads of the pages with the server's privileges. */
export const serverReads = {
  /** Finds a withdrawn tournament's data for calendars. */
  findWithdrawn: (id: string) => findWithdrawn({ db }, id),
  history: historyPages(db),
  readPicture: (id: string, size: PictureSize) => readPicture(db, id, size),
  readQuestions: (tournamentId: string) => readPublicQuestions(db, tournamentId),
  readForm: (id: string) => readVisitorForm(db, id),
};

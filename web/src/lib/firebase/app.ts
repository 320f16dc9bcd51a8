import { initializeApp } from 'firebase/app';

/** The Firebase project for the SDKs. Only signed-in screens load them. */
export const firebaseApp = initializeApp({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
});

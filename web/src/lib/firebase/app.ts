import { initializeApp } from 'firebase/app';

/** The Firebase project, as the SDKs know it. Only what is signed in for needs them: visitors' pages load none. */
export const firebaseApp = initializeApp({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
});

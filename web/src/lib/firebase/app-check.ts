import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

const app = initializeApp(
  {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  },
  'app-check',
);

const appCheck = initializeAppCheck(app, {
  provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY),
  // A form is filled in once; a token that runs out meanwhile is renewed when the next one is asked for.
  isTokenAutoRefreshEnabled: false,
});

/** A token that proves to be this site, kept by the SDK for as long as it is good. Importing this loads the SDK. */
export async function appCheckToken(): Promise<string> {
  const { token } = await getToken(appCheck);
  return token;
}

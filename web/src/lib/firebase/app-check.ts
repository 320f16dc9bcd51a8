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
  // A form is sent once; an expired token is renewed with the next request for one.
  isTokenAutoRefreshEnabled: false,
});

/** Returns an App Check token, cached by the SDK. Importing this loads the SDK. */
export async function appCheckToken(): Promise<string> {
  const { token } = await getToken(appCheck);
  return token;
}

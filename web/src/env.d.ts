/** Build variables of the deployment; see `.env`. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID: string;
  /** Root of Firestore's REST interface. */
  readonly VITE_FIRESTORE_URL: string;
  /** The web API key of the project; any text for the emulators. */
  readonly VITE_FIREBASE_API_KEY: string;
  /** The Auth emulator's address; empty for the real service. */
  readonly VITE_AUTH_URL: string;
  /** OAuth client of the sign-in with Google; empty disables it. */
  readonly VITE_GOOGLE_CLIENT_ID: string;
  readonly VITE_GOOGLE_URL: string;
  /** Username of the local admin login and the e-mail of its account; empty disables it. */
  readonly VITE_LOCAL_ADMIN_USERNAME: string;
  readonly VITE_LOCAL_ADMIN_EMAIL: string;
  /** Public VAPID key of notices on phones; empty disables them. */
  readonly VITE_PUSH_KEY: string;
  /** `on` enables notices by e-mail. */
  readonly VITE_MAIL_NOTICES: string;
  /** Site key of reCAPTCHA Enterprise and id of the web app, for App Check; empty disables it. */
  readonly VITE_APP_CHECK_SITE_KEY: string;
  readonly VITE_FIREBASE_APP_ID: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

import { defineSecret, defineString } from 'firebase-functions/params';

/** Parameters that `firebase deploy` asks for. Functions read them from the environment. */
const parameters = {
  OWNER_EMAIL: 'E-mail of the owner, who is granted the role on signing in',
  LOCAL_ADMIN_EMAIL: 'E-mail of the account behind the local admin login; empty: none',
  REQUIRE_APP_CHECK: 'true: what visitors send must carry an App Check token',
  PROOF_WORK: 'Work that a browser does from the fifth undecided registration of its network on; empty: 500; off: none',
  PROXIES: 'How many proxies of the platform stand before a function; empty: 1, as on Google Cloud',
  PUSH_PUBLIC_KEY: 'Public VAPID key of notices on phones, which the site knows too; empty: no notices on phones',
  PUSH_SUBJECT: 'mailto:… or https://… for the operators of push services; empty: no notices on phones',
  PUSH_SERVICES: 'Hosts of push services besides the known ones, separated by commas; empty: none',
  MAIL_NOTICES: 'on: the extension "Trigger Email" is installed; empty: no receipts and no lost links by e-mail',
  SITE_URL: 'Address of the site for links in messages, https://… without a path; empty: <project>.web.app',
  WEBHOOK_HOSTS: 'Hosts in the private network that webhooks may call, separated by commas; empty: none',
  TRUSTED_PROXIES: 'Address ranges of proxies that name their callers truthfully, separated by commas; empty: none',
};
for (const [name, description] of Object.entries(parameters)) defineString(name, { default: '', description });

/** Key of keyed hashes, required by every function that writes to the database. */
const hashKey = defineSecret('HASH_KEY', {
  description: 'What the names of persons are hashed with, 32 characters or more; never changed',
});

const pushKey = defineSecret('PUSH_PRIVATE_KEY', {
  description: 'Private VAPID key of notices on phones, or off',
});

export const jobSecrets = [hashKey, pushKey];

/** The API's secrets in Secret Manager. The value `off` disables a secret's feature. */
export const secrets = [
  ...jobSecrets,
  defineSecret('SETUP_SECRET', { description: 'Secret that makes the first admin, 20 characters or more, or off' }),
];

/** Region of all functions and queues. */
export const REGION = 'us-central1';

const EMULATOR_HOSTS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/**
 * Refuses to start with an emulator's address outside of emulators and tests. Tokens of the Auth emulator are unsigned,
 * so accepting them would make every caller an admin. @throws Error with the variables to unset.
 */
export function refuseStrayEmulators(environment: Readonly<Record<string, string | undefined>>): void {
  if (environment.FUNCTIONS_EMULATOR === 'true' || environment.NODE_ENV === 'test') return;
  const stray = EMULATOR_HOSTS.filter((name) => environment[name] !== undefined);
  if (stray.length > 0) throw new Error(`Refusing to start outside an emulator with ${stray.join(' and ')} set.`);
}

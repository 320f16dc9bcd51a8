import { defineSecret, defineString } from 'firebase-functions/params';

/** What `firebase deploy` asks for and every function finds in its environment. */
const parameters = {
  OWNER_EMAIL: 'E-mail of the owner, who is granted the role on signing in',
  LOCAL_ADMIN_USERNAME: 'Username of the local admin login',
  LOCAL_ADMIN_NAME: 'Name that the panel shows for the local admin',
  REQUIRE_APP_CHECK: 'true: what visitors send must carry an App Check token',
  PROOF_WORK: 'How much work a visitor’s browser does before it sends something; empty: 500',
  PROXIES: 'How many proxies of the platform stand before a function; empty: 1, as on Google Cloud',
};
for (const [name, description] of Object.entries(parameters)) defineString(name, { default: '', description });

/** What the names of persons are hashed with: every function that works on the database with the server's rights needs it. */
const hashKey = defineSecret('HASH_KEY', {
  description: 'What the names of persons are hashed with, 32 characters or more; never changed',
});

/** Which local login is in force: its sessions end where another one is. */
const localAdminHash = defineSecret('LOCAL_ADMIN_HASH', {
  description: 'Hash of the local admin password (npm run hash-password), or off',
});

/** What the jobs need. */
export const jobSecrets = [localAdminHash, hashKey];

/** What Secret Manager keeps for the API; `off` switches off what the secret is for. */
export const secrets = [
  ...jobSecrets,
  defineSecret('SETUP_SECRET', { description: 'Secret that makes the first admin, 20 characters or more, or off' }),
];

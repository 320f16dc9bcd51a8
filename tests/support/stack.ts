function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: these tests run on the emulators. Use \`npm test\`, or \`npm run stack\`.`);
}

/** Where the emulators of this test run answer. Hosts are `127.0.0.1:port`; URLs have no slash at their end. */
export const stack = {
  /** The project that Hosting and Functions serve, with the demo data in it. */
  projectId: required('GCLOUD_PROJECT'),
  firestoreHost: required('FIRESTORE_EMULATOR_HOST'),
  authHost: required('FIREBASE_AUTH_EMULATOR_HOST'),
  /** The built site, with `/api` behind it. */
  siteUrl: required('ARENA_SITE_URL'),
  functionsUrl: required('ARENA_FUNCTIONS_URL'),
} as const;

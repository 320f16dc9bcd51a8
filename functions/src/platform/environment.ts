const EMULATOR_HOSTS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'] as const;

/**
 * Refuses to start with an emulator's address outside an emulator or a test. Tokens of the Auth emulator carry no
 * signature, so accepting them would make every caller an admin. @throws Error naming the variables to unset.
 */
export function refuseStrayEmulators(environment: Readonly<Record<string, string | undefined>>): void {
  if (environment.FUNCTIONS_EMULATOR === 'true' || environment.NODE_ENV === 'test') return;
  const stray = EMULATOR_HOSTS.filter((name) => environment[name] !== undefined);
  if (stray.length > 0) throw new Error(`Refusing to start outside an emulator with ${stray.join(' and ')} set.`);
}

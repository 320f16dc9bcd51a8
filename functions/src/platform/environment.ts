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

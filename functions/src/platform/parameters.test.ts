import { describe, expect, it } from 'vitest';
import { refuseStrayEmulators } from './parameters.ts';

const FIRESTORE = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
const AUTH = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

describe('refuseStrayEmulators', () => {
  it.each([
    ['a Firestore address', FIRESTORE, 'FIRESTORE_EMULATOR_HOST'],
    ['an Auth address', AUTH, 'FIREBASE_AUTH_EMULATOR_HOST'],
    ['both addresses', { ...FIRESTORE, ...AUTH }, 'FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST'],
    ['an empty address', { FIREBASE_AUTH_EMULATOR_HOST: '' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [
      'an address and FUNCTIONS_EMULATOR=false',
      { ...AUTH, FUNCTIONS_EMULATOR: 'false' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    ['an address in production', { ...AUTH, NODE_ENV: 'production' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
  ])('stops the server and names the variable for %s', (_what, environment, names) => {
    expect(() => refuseStrayEmulators(environment)).toThrow(`with ${names} set`);
  });

  it.each([
    ['in the emulator', { ...FIRESTORE, ...AUTH, FUNCTIONS_EMULATOR: 'true' }],
    ['in a test', { ...FIRESTORE, ...AUTH, NODE_ENV: 'test' }],
    ['without an address', { NODE_ENV: 'production' }],
  ])('lets the server start %s', (_where, environment) => {
    expect(() => refuseStrayEmulators(environment)).not.toThrow();
  });
});

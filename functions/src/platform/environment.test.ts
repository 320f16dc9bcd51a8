import { describe, expect, it } from 'vitest';
import { refuseStrayEmulators } from './environment.ts';

const FIRESTORE = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
const AUTH = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

describe('an emulator address', () => {
  it.each([
    ['Firestore', FIRESTORE, 'FIRESTORE_EMULATOR_HOST'],
    ['Auth', AUTH, 'FIREBASE_AUTH_EMULATOR_HOST'],
    ['both', { ...FIRESTORE, ...AUTH }, 'FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST'],
    ['an empty one', { FIREBASE_AUTH_EMULATOR_HOST: '' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    ['one beside a false emulator mark', { ...AUTH, FUNCTIONS_EMULATOR: 'false' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    ['one in production', { ...AUTH, NODE_ENV: 'production' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
  ])('in %s keeps the server from starting, and is named', (_what, environment, names) => {
    expect(() => refuseStrayEmulators(environment)).toThrow(`with ${names} set`);
  });

  it.each([
    ['in the emulator', { ...FIRESTORE, ...AUTH, FUNCTIONS_EMULATOR: 'true' }],
    ['in a test', { ...FIRESTORE, ...AUTH, NODE_ENV: 'test' }],
    ['where there is none', { NODE_ENV: 'production' }],
  ])('%s is no obstacle', (_where, environment) => {
    expect(() => refuseStrayEmulators(environment)).not.toThrow();
  });
});

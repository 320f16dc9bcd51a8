import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const HASH = '$scrypt$ln=14,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yyOuo0g4OF+6HBz9VVsFqWHpDyU9dTfkvRzKk+o';
const good = {
  OWNER_EMAIL: 'Duena@Example.com',
  LOCAL_ADMIN_USERNAME: 'guardia',
  LOCAL_ADMIN_NAME: 'Admin de guardia',
  LOCAL_ADMIN_HASH: HASH,
  SETUP_SECRET: 'veinte caracteres o más',
  REQUIRE_APP_CHECK: 'true',
  HASH_KEY: 'treinta y dos caracteres, o muchos más',
};

describe('the configuration', () => {
  test('is read from the environment', () => {
    expect(readConfig(good)).toEqual({
      ownerEmail: 'duena@example.com',
      localAdmin: { username: 'guardia', name: 'Admin de guardia', passwordHash: HASH },
      setupSecret: 'veinte caracteres o más',
      asksForAppCheck: true,
      proofWork: 500,
      proxies: 1,
      hashKey: good.HASH_KEY,
    });
  });

  test('says that no proxy stands before the function where that is so', () => {
    expect(readConfig({ ...good, PROXIES: '0' }).proxies).toBe(0);
  });

  test.each([
    ['nothing is set', {}],
    ['everything is empty', { OWNER_EMAIL: '', LOCAL_ADMIN_HASH: '', SETUP_SECRET: '' }],
    ['the secrets are off', { LOCAL_ADMIN_HASH: 'off', SETUP_SECRET: ' off ', LOCAL_ADMIN_USERNAME: 'guardia' }],
  ])('switches off what it can where %s', (_why, environment) => {
    expect(readConfig({ ...environment, HASH_KEY: good.HASH_KEY })).toEqual({
      ownerEmail: null,
      localAdmin: null,
      setupSecret: null,
      asksForAppCheck: false,
      proofWork: 500,
      proxies: 1,
      hashKey: good.HASH_KEY,
    });
  });

  test.each([
    ['OWNER_EMAIL', 'duena'],
    ['LOCAL_ADMIN_USERNAME', 'a b'],
    ['LOCAL_ADMIN_USERNAME', ''],
    ['LOCAL_ADMIN_NAME', ''],
    ['LOCAL_ADMIN_HASH', 'arena-demo'],
    ['SETUP_SECRET', 'corta'],
    ['REQUIRE_APP_CHECK', 'sí'],
    ['PROXIES', 'many'],
    ['HASH_KEY', 'off'],
    ['HASH_KEY', undefined],
    ['HASH_KEY', 'treinta y un caracteres, y no más'.slice(0, 31)],
  ])('%s = %j stops the server, which says its name and not its value', (name, value) => {
    const read = () => readConfig({ ...good, [name]: value });
    expect(read).toThrow(new RegExp(`^Bad configuration: ${name} \\([^,)]`));
    if (value) expect(read).not.toThrow(value);
  });

  test('names every bad variable in one message', () => {
    const bad = { ...good, OWNER_EMAIL: 'x', LOCAL_ADMIN_USERNAME: '!', SETUP_SECRET: 'x' };
    expect(() => readConfig(bad)).toThrow(/OWNER_EMAIL .*LOCAL_ADMIN_USERNAME .*SETUP_SECRET /);
  });
});

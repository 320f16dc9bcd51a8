import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../firebase.json' with { type: 'json' };
import { deployedConfig } from './lib/deployed-config.ts';
import { localConfig } from './lib/local-config.ts';

test('the deployed configuration contains no local address', () => {
  const text = JSON.stringify(deployedConfig(config));
  expect(text).not.toMatch(/127\.0\.0\.1|localhost/);
  expect(text).toContain('https://firestore.googleapis.com https://identitytoolkit.googleapis.com');
});

test('a site on other ports names none of the usual ones', () => {
  const usual = Object.values(config.emulators).flatMap((emulator) =>
    Object.values(emulator).filter((setting) => typeof setting === 'number'),
  );
  expect(usual).toHaveLength(9);
  const moved = localConfig(config, '2', '.local/functions');
  const text = JSON.stringify(moved);
  for (const port of usual) {
    expect(text).not.toMatch(new RegExp(`\\b${port}\\b`));
    expect(text).toMatch(new RegExp(`\\b2${port}\\b`));
  }
  expect(text).toContain(`http://127.0.0.1:2${config.emulators.firestore.port} http://127.0.0.1:2`);
  expect(moved).toMatchObject({ firestore: config.firestore, functions: [{ configDir: '.local/functions' }] });
});

test('refuses to deploy the site with the emulator configuration', () => {
  expect(config.hosting.predeploy.join()).toContain('exit(1)');
  expect(deployedConfig(config).hosting.predeploy).toEqual(['npm run build:deployed -w web']);
});

describe('the Content-Security-Policy', () => {
  const { value: policy = '' } =
    config.hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy') ?? {};

  test('allows connections only to Google and the local emulators', () => {
    const [, ...origins] = policy.match(/connect-src [^;]*/)?.[0].split(' ') ?? [];
    expect(origins.filter((origin) => origin.startsWith('http:'))).toEqual([
      `http://127.0.0.1:${config.emulators.firestore.port}`,
      `http://127.0.0.1:${config.emulators.auth.port}`,
    ]);
    for (const origin of origins.filter((one) => one.startsWith('https:')))
      expect(origin).toMatch(/\.googleapis\.com$/);
    expect(policy.replace(/connect-src [^;]*/, '')).not.toMatch(/127\.0\.0\.1|localhost/);
  });

  test('allows only the present inline scripts, by their hashes', () => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, '../web', file), 'utf8');
    const inShell = [...read('index.html').matchAll(/<script>(.*?)<\/script>/g)].map(([, script = '']) => script);
    const hashes = [read('src/pages/public/private-link-ahead.js'), ...inShell].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(policy.split('; ')).toContain(`script-src 'self' ${hashes.join(' ')}`);
  });

  test('forbids objects, framing by other sites and other base URLs', () => {
    const directives = ["object-src 'none'", "frame-ancestors 'self'", "base-uri 'none'"];
    expect(policy.split('; ')).toEqual(expect.arrayContaining(directives));
  });
});

test('no deployment includes the demo secrets', () => {
  expect(config.functions.every(({ ignore }) => ignore.includes('.secret.local'))).toBe(true);
});

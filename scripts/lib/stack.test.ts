import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import usual from '../../firebase.json' with { type: 'json' };
import { addressesOf, configOf, demandFreePorts, portOf, settingsOf, stackFor } from './stack.ts';

const stack = stackFor('dev', { ARENA_PORT_OFFSET: '40' });

/** Every port that a stack's configuration names. */
const portsOf = (of: typeof stack) =>
  [...JSON.stringify(configOf(of).emulators).matchAll(/ort":(\d+)/g)].map(([, port]) => Number(port));

describe('ARENA_PORT_OFFSET', () => {
  test.each([
    [undefined, 'test', 13_001],
    ['0', 'test-0', 3001],
    ['40', 'test-40', 3041],
  ])('%j makes the stack %s, with its site at %i', (text, name, port) => {
    const made = stackFor('test', { ARENA_PORT_OFFSET: text });
    expect([made.name, portOf(made, 'hosting')]).toEqual([name, port]);
  });

  test.each(['-1', '1.5', 'ten', '60000', 'NaN'])('%j is refused by name', (text) => {
    expect(() => stackFor('dev', { ARENA_PORT_OFFSET: text })).toThrow(`ARENA_PORT_OFFSET is '${text}'`);
  });
});

describe('the configuration of a stack', () => {
  const moved = configOf(stack);

  test('serves its builds at its ports', () => {
    expect(moved).toMatchObject({
      hosting: { public: 'web/build/dev-40' },
      functions: [{ source: 'functions/build/dev-40' }],
      emulators: { firestore: { host: '127.0.0.1', port: 8120, websocketPort: 9190 }, hub: { port: 4440 } },
    });
    expect(addressesOf(stack)).toMatchObject({ site: 'http://127.0.0.1:3041', firestoreHost: '127.0.0.1:8120' });
  });

  test('has the functions link to its own site, with all else as the demo says', () => {
    const demo = readFileSync(join(import.meta.dirname, '../../functions/.env.demo-arena-libre'), 'utf8');
    expect(moved.functions.map(({ configDir }) => configDir)).toEqual(['.local/dev-40/settings']);
    expect(parseEnv(settingsOf(stack, demo))).toEqual({ ...parseEnv(demo), SITE_URL: 'http://127.0.0.1:3041' });
    expect(parseEnv(demo).SITE_URL).toBe(addressesOf(stackFor('dev', {})).site);
  });
});

test('a taken port is named, and free ones are no trouble', async () => {
  const server = createServer().listen(portOf(stack, 'tasks'), '127.0.0.1');
  await once(server, 'listening');
  await expect(demandFreePorts(stack)).rejects.toThrow(`Port ${portOf(stack, 'tasks')} is taken`);
  const { message = '' } = await demandFreePorts(stack).then(Object, Object);
  const [, advised] = /ARENA_PORT_OFFSET=(\d+)/.exec(message) ?? [];
  const usualPorts = [portsOf(stackFor('dev', {})), portsOf(stackFor('test', {}))].flat();
  const free = portsOf(stackFor('dev', { ARENA_PORT_OFFSET: advised }));
  expect(free.filter((port) => usualPorts.includes(port))).toEqual([]);
  server.close();
  await once(server, 'close');
  await expect(demandFreePorts(stack)).resolves.toBeUndefined();
});

describe('the policy of every page', () => {
  const { value: policy = '' } =
    usual.hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy') ?? {};

  test('lets pages reach Google and, on this computer, the emulators that they read from', () => {
    const [, ...origins] = policy.match(/connect-src [^;]*/)?.[0].split(' ') ?? [];
    expect(origins.filter((origin) => origin.startsWith('http:'))).toEqual([
      `http://127.0.0.1:${usual.emulators.firestore.port}`,
      `http://127.0.0.1:${usual.emulators.auth.port}`,
    ]);
    for (const origin of origins.filter((one) => one.startsWith('https:')))
      expect(origin).toMatch(/\.googleapis\.com$/);
    expect(policy.replace(/connect-src [^;]*/, '')).not.toMatch(/127\.0\.0\.1|localhost/);
  });

  test('allows the scripts that stand in pages themselves, as they are', () => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, '../../web', file), 'utf8');
    const [, browserTest = ''] = /<script>(.*?)<\/script>/.exec(read('index.html')) ?? [];
    const hashes = [read('src/server/private-link-ahead.js'), browserTest].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(policy.split('; ')).toContain(`script-src 'self' ${hashes.join(' ')}`);
  });

  test('forbids objects, frames around the site and other bases', () => {
    const directives = ["object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"];
    expect(policy.split('; ')).toEqual(expect.arrayContaining(directives));
  });
});

test('no deployment takes the secrets of the demo', () => {
  expect(usual.functions.every(({ ignore }) => ignore.includes('.secret.local'))).toBe(true);
});

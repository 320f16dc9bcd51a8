import { describe, expect, test } from 'vitest';
import production from '../../firebase.json' with { type: 'json' };
import { localConfig } from './local-config.ts';
import { stackFor } from './stack.ts';

const stack = stackFor('test', { ARENA_PORT_OFFSET: '40' });
const local = localConfig(stack);

function headersOf(config: { hosting: typeof production.hosting }): Map<string, string> {
  const all = config.hosting.headers.flatMap(({ source, headers }) =>
    headers.map(({ key, value }): [string, string] => [`${source} ${key}`, value]),
  );
  return new Map(all);
}

const POLICY = '** Content-Security-Policy';

describe('the configuration of a local stack', () => {
  test('serves the builds of that stack', () => {
    expect(local.hosting.public).toBe('web/build/test-40');
    expect(local.functions.map(({ source }) => source)).toEqual(['functions/build/test-40']);
  });

  test('keeps the rules, the rewrites and every header but the policy', () => {
    expect(local.firestore).toEqual(production.firestore);
    expect(local.hosting.rewrites).toEqual(production.hosting.rewrites);
    const [here, there] = [headersOf(local), headersOf(production)];
    here.delete(POLICY);
    there.delete(POLICY);
    expect(here).toEqual(there);
  });

  test('lets pages reach its emulators and nothing else beyond production', () => {
    const [here, there] = [headersOf(local).get(POLICY), headersOf(production).get(POLICY)];
    const emulators = ' http://127.0.0.1:8120 http://127.0.0.1:9139';
    expect(here).toContain(`${emulators};`);
    expect(here?.replace(emulators, '')).toBe(there);
  });

  test('gives each emulator its own port', () => {
    const ports = Object.values(local.emulators).flatMap((emulator) =>
      typeof emulator === 'object' && 'port' in emulator ? [emulator.port] : [],
    );
    expect(ports).toContain(3041);
    expect(new Set(ports).size).toBe(8);
  });
});

describe('the policy of production', () => {
  const policy = headersOf(production).get(POLICY) ?? '';

  test('names no local address', () => {
    expect(policy).not.toMatch(/127\.0\.0\.1|localhost/);
  });

  test.each([
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])('says %s and no more', (directive) => {
    expect(policy.split('; ')).toContain(directive);
  });
});

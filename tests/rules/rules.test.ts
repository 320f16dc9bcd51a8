import { HOUR, limits } from '@arena/domain';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { local } from '../../scripts/lib/local.ts';
import { accessCases, queryCases } from './access.ts';
import type { Case } from './cases.ts';
import { deployedRules, openEnvironment, runner, seed } from './environment.ts';
import { records } from './records.ts';
import { requestCases } from './requests.ts';

let environment: RulesTestEnvironment;
let run: (one: Case) => Promise<boolean>;

beforeAll(async () => {
  environment = await openEnvironment('demo-rules', local.firestoreHost);
  run = runner(environment);
  await seed(environment);
});

afterAll(() => environment.cleanup());

describe.each([
  ['direct reads and writes', accessCases],
  ['queries', queryCases],
  ['access requests', requestCases],
])('%s', (_about, cases) => {
  const tables = Map.groupBy(cases, ({ what }) => what);
  const allowedOf = (rows: readonly Case[]) => rows.flatMap(({ who, allowed }) => (allowed ? [who] : []));

  test.each([...tables].map(([what, rows]) => [what, allowedOf(rows), rows] as const))(
    '%s: allowed only to %j',
    async (_what, allowed, rows) => {
      const outcomes = await Promise.all(rows.map(async (one) => ((await run(one)) ? [one.who] : [])));
      expect(outcomes.flat()).toEqual(allowed);
    },
  );
});

describe('the case table', () => {
  test('every record exists, so a denial never means a missing record', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const found = await Promise.all(Object.keys(records).map((path) => context.firestore().doc(path).get()));
      expect(found.filter((document) => !document.exists).map((document) => document.ref.path)).toEqual([]);
    });
  });

  test('every collection that the rules name has a record', () => {
    const named = [...deployedRules.matchAll(/match \/(\w+)\//g)].map(([, collection]) => collection);
    const kept = Object.keys(records).map((path) => path.split('/', 1)[0]);
    expect(named.filter((collection) => collection !== 'databases' && !kept.includes(collection))).toEqual([]);
  });

  test('the limits in the rules are those of the domain', () => {
    expect(deployedRules).toContain(`displayName.size() <= ${2 * limits.fullNameCharacters}`);
    expect(deployedRules).toContain(`duration.value(${limits.adminSession / HOUR}, 'h')`);
  });
});

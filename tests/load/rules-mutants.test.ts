// Breaks the rules in every way of tests/rules/mutants.ts: the case tables must notice each.
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { local } from '../../scripts/lib/local.ts';
import { deployRules } from '../fixtures/direct.ts';
import { accessCases, queryCases } from '../rules/access.ts';
import type { Case } from '../rules/cases.ts';
import { deployedRules, openEnvironment, runner, seed } from '../rules/environment.ts';
import { mutantsOf } from '../rules/mutants.ts';
import { requestCases } from '../rules/requests.ts';

const PROJECT = 'demo-rules-mutants';
const AT_ONCE = 60;

/** Mutants equivalent to the rules, and why. */
const EQUIVALENT: Readonly<Record<string, string>> = {
  'catalogue allow get: if true: read instead of get': 'a query can only name the one document that anyone may get',
  'team allow get: if true: read instead of get': 'a query can only name the one document that anyone may get',
  'userRequests allow get: if request.auth.uid == uid: read instead of get':
    'a query can only name the one document that its asker may get',
};

const cases: readonly Case[] = [...requestCases, ...queryCases, ...accessCases];
const mutants = mutantsOf(deployedRules);

let environment: RulesTestEnvironment;
let run: (one: Case) => Promise<boolean>;

beforeAll(async () => {
  environment = await openEnvironment(PROJECT, local.firestoreHost);
  run = runner(environment);
});

afterAll(() => environment.cleanup());

/** The first case that comes out otherwise than it should under these rules, or null. */
async function firstSurprise(rules: string, ordered: readonly Case[]): Promise<string | null> {
  await deployRules(PROJECT, rules);
  await seed(environment);
  for (let start = 0; start < ordered.length; start += AT_ONCE) {
    const some = ordered.slice(start, start + AT_ONCE);
    const outcomes = await Promise.all(some.map(run));
    const surprise = some.find((one, index) => outcomes[index] !== one.allowed);
    if (surprise !== undefined) return `${surprise.who} ${surprise.what}`;
  }
  return null;
}

test('every case passes under the deployed rules', async () => {
  expect(await firstSurprise(deployedRules, cases)).toBeNull();
});

test.each(mutants.filter(({ name }) => !(name in EQUIVALENT)))(
  'a case fails under the mutant $name',
  async ({ rules, collection }) => {
    const nearFirst = cases.toSorted(
      (a, b) => Number(b.collection === collection) - Number(a.collection === collection),
    );
    expect(await firstSurprise(rules, nearFirst)).not.toBeNull();
  },
);

test.each(Object.entries(EQUIVALENT))('no case fails under the equivalent mutant %s: %s', async (equivalent) => {
  const mutant = mutants.find(({ name }) => name === equivalent);
  expect(await firstSurprise(mutant?.rules ?? '', cases)).toBeNull();
});

// Breaks the rules in every way of tests/rules/mutants.ts: the case tables must notice each.
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stack } from '../fixtures/stack.ts';
import { accessCases, queryCases } from '../rules/access.ts';
import type { Case } from '../rules/cases.ts';
import { deployedRules, openEnvironment, runner, seed } from '../rules/environment.ts';
import { type Mutant, mutantsOf } from '../rules/mutants.ts';
import { requestCases } from '../rules/requests.ts';

const PROJECT = 'demo-rules-mutants';
const AT_ONCE = 60;

/** Mutants equivalent to the rules, and why. */
const EQUIVALENT: Readonly<Record<string, string>> = {
  "tournaments allow list: if resource.data.status == 'published': read instead of list":
    'anyone may get a published tournament anyway',
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
  environment = await openEnvironment(PROJECT, stack.firestoreHost);
  run = runner(environment);
});

afterAll(() => environment.cleanup());

async function apply(rules: string): Promise<void> {
  const response = await fetch(`http://${stack.firestoreHost}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  if (!response.ok) throw new Error(`The emulator refuses the rules: ${await response.text()}`);
}

/** The first case that comes out otherwise than it should under these rules, or null. */
async function firstSurprise(rules: string, ordered: readonly Case[]): Promise<string | null> {
  await apply(rules);
  await seed(environment);
  for (let start = 0; start < ordered.length; start += AT_ONCE) {
    const some = ordered.slice(start, start + AT_ONCE);
    const outcomes = await Promise.all(some.map(run));
    const surprise = some.find((one, index) => outcomes[index] !== one.allowed);
    if (surprise !== undefined) return `${surprise.who} ${surprise.what}`;
  }
  return null;
}

/** The cases, those about the mutant's collection first. */
function inOrderFor({ collection }: Mutant): Case[] {
  const isNear = (one: Case) => one.collection === collection;
  return [...cases.filter(isNear), ...cases.filter((one) => !isNear(one))];
}

test('under the rules as they are, every case comes out as it should', async () => {
  expect(await firstSurprise(deployedRules, cases)).toBeNull();
});

test.each(mutants.filter(({ name }) => !(name in EQUIVALENT)))('$name: is noticed', async (mutant) => {
  expect(await firstSurprise(mutant.rules, inOrderFor(mutant))).not.toBeNull();
});

test.each(Object.entries(EQUIVALENT))('%s: changes nothing, because %s', async (equivalent) => {
  const mutant = mutants.find(({ name }) => name === equivalent);
  expect(await firstSurprise(mutant?.rules ?? '', cases)).toBeNull();
});

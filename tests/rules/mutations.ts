/**
 * Breaks the rules in every way that mutants.ts knows, and shows that the tables of cases notice each.
 * Needs the Firestore emulator of the test stack; ends with exit code 1 where a mutant goes unnoticed.
 */
import { stack } from '../support/stack.ts';
import { accessCases, queryCases } from './access.ts';
import type { Case } from './cases.ts';
import { deployedRules, openEnvironment, runner, seed } from './environment.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { requestCases } from './requests.ts';

const PROJECT = 'demo-rules-mutations';
const AT_ONCE = 60;

/** Mutants that allow and deny just what the rules do, and why. */
const EQUIVALENT: Readonly<Record<string, string>> = {
  "tournaments allow list: if resource.data.status == 'published': read instead of list":
    'anyone may get a published tournament anyway',
  'catalogue allow get: if true: read instead of get': 'a query can only name the one document that anyone may get',
  'userRequests allow get: if request.auth.uid == uid: read instead of get':
    'a query can only name the one document that its asker may get',
};

const cases: readonly Case[] = [...requestCases, ...queryCases, ...accessCases];
const environment = await openEnvironment(PROJECT, stack.firestoreHost);
const run = runner(environment);

async function apply(rules: string): Promise<void> {
  const response = await fetch(`http://${stack.firestoreHost}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  if (!response.ok) throw new Error(`The emulator refuses the rules: ${await response.text()}`);
}

/** The first case that comes out otherwise than it should under the rules applied, or null. */
async function firstSurprise(ordered: readonly Case[]): Promise<Case | null> {
  await seed(environment);
  for (let start = 0; start < ordered.length; start += AT_ONCE) {
    const some = ordered.slice(start, start + AT_ONCE);
    const outcomes = await Promise.all(some.map(run));
    const surprise = some.find((one, index) => outcomes[index] !== one.allowed);
    if (surprise !== undefined) return surprise;
  }
  return null;
}

/** The cases, those about the mutant's collection first. */
function inOrderFor({ collection }: Mutant): Case[] {
  const isNear = (one: Case) => one.collection === collection;
  return [...cases.filter(isNear), ...cases.filter((one) => !isNear(one))];
}

async function verdictOn(mutant: Mutant): Promise<{ passed: boolean; line: string }> {
  await apply(mutant.rules);
  const noticed = await firstSurprise(inOrderFor(mutant));
  const reason = EQUIVALENT[mutant.name];
  if (noticed !== null) {
    return { passed: reason === undefined, line: `noticed     ${mutant.name}  ←  ${noticed.name}` };
  }
  return reason === undefined
    ? { passed: false, line: `UNNOTICED   ${mutant.name}` }
    : { passed: true, line: `equivalent  ${mutant.name}  (${reason})` };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const control = await firstSurprise(cases);
if (control !== null) throw new Error(`Under the rules as they are, a case fails already: ${control.name}`);
print(`control     the rules as they are: ${cases.length} cases as they should be`);

const mutants = mutantsOf(deployedRules);
let failed = 0;
for (const mutant of mutants) {
  const { passed, line } = await verdictOn(mutant);
  print(line);
  if (!passed) failed += 1;
}
const strangers = Object.keys(EQUIVALENT).filter((name) => !mutants.some((mutant) => mutant.name === name));
for (const name of strangers) print(`LISTED but no mutant any more: ${name}`);
print(`${mutants.length} mutants of firestore.rules, ${mutants.length - failed} passed, ${failed} failed`);

await environment.cleanup();
process.exit(failed + strangers.length === 0 ? 0 : 1);

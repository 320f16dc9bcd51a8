// `npm run bench`: measures the promised figures against their controls. `npm run bench -- <part…>`: some of them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { parts } from '../tests/bench/parts.ts';
import { isKept, type Row } from '../tests/bench/row.ts';
import { tableOf } from '../tests/bench/table.ts';
import { provideBrowsers } from './lib/browser.ts';
import { buildToCompare, buildUnbundled } from './lib/build.ts';
import { log, step, UserError } from './lib/log.ts';
import { inRoot } from './lib/paths.ts';
import { checkPrerequisites } from './lib/prerequisites.ts';
import { main, runProcess } from './lib/process.ts';
import { environmentOf, type Stack, stackFor } from './lib/stack.ts';
import { startStack } from './lib/start-stack.ts';

function chosenParts(names: readonly string[]): string[] {
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown === undefined) return names.length > 0 ? [...names] : Object.keys(parts);
  throw new UserError(`There is no part '${unknown}' of the bench: use one of ${Object.keys(parts).join(', ')}.`);
}

/** Runs one part; null if it failed. */
async function measure(stack: Stack, part: string, env: Record<string, string>): Promise<Row[] | null> {
  const result = join(stack.folder, 'bench', `${part}.rows`);
  mkdirSync(join(stack.folder, 'bench'), { recursive: true });
  rmSync(result, { force: true });
  const script = inRoot('tests', 'bench', 'run-part.ts');
  const output = join(stack.folder, 'bench', `${part}.log`);
  const launch = { command: process.execPath, args: [script, part, result], env, log: output };
  if ((await step(`Measuring ${part}`, () => runProcess(launch))) === 0) return deserialize(readFileSync(result));
  log(readFileSync(output, 'utf8').trimEnd());
  return null;
}

await main(async () => {
  const chosen = chosenParts(process.argv.slice(2));
  const stack = stackFor('test');
  const prerequisites = await checkPrerequisites(stack);
  const env = {
    ...environmentOf(stack),
    CHROMIUM_PATH: (await provideBrowsers()).fast,
  };
  await startStack(stack, prerequisites, null);
  const builds = { ...(await buildToCompare(stack)), ARENA_UNBUNDLED_BUILD: await buildUnbundled(stack) };
  const rows: Record<string, Row[] | null> = {};
  for (const part of chosen) rows[part] = await measure(stack, part, { ...env, ...builds });

  const file = join(stack.folder, 'bench.json');
  const on = { at: new Date().toISOString(), node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
  writeFileSync(file, `${JSON.stringify({ ...on, rows }, null, 2)}\n`);
  log();
  const measured = Object.values(rows).flatMap((each) => each ?? []);
  for (const line of tableOf(measured)) log(line);
  const missed = measured.filter((row) => !isKept(row)).length;
  const broken = Object.values(rows).filter((each) => each === null).length;
  log(`${measured.length} figures, ${missed} beyond their limits, ${broken} parts broken off. All of them: ${file}`);
  return missed + broken === 0 ? 0 : 1;
});

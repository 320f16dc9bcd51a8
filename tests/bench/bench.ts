// `npm run bench`: measures the promised figures against their controls. `npm run bench -- <part…>`: some of them.
import { execSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { provideBrowser } from '../../scripts/lib/browser.ts';
import { startSite, takePorts } from '../../scripts/lib/emulators.ts';
import { inRoot, LOCAL, ROOT } from '../../scripts/lib/local.ts';
import { log, main, step, UserError } from '../../scripts/lib/main.ts';
import { parts } from './parts.ts';
import { isKept, type Row } from './row.ts';
import { tableOf } from './table.ts';

const FOLDER = join(LOCAL, 'bench');

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  const all = Object.keys(parts);
  if (unknown !== undefined) throw new UserError(`There is no part '${unknown}': use one of ${all.join(', ')}.`);
  await provideBrowser();
  await takePorts();
  await startSite(null);
  const env = { ...process.env, ARENA_UNBUNDLED: 'yes' };
  execSync('npm run build:controls', { cwd: ROOT, stdio: 'inherit', env });
  mkdirSync(FOLDER, { recursive: true });
  const rows: Record<string, Row[] | null> = {};
  for (const part of names.length > 0 ? names : all) rows[part] = await step(`Measuring ${part}`, () => measure(part));

  const file = join(FOLDER, 'bench.json');
  const on = { at: new Date().toISOString(), node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
  writeFileSync(file, `${JSON.stringify({ ...on, rows }, null, 2)}\n`);
  const measured = Object.values(rows).flatMap((each) => each ?? []);
  for (const line of ['', ...tableOf(measured)]) log(line);
  const missed = measured.filter((row) => !isKept(row)).length;
  const broken = Object.values(rows).filter((each) => each === null).length;
  log(`${measured.length} figures, ${missed} beyond their limits, ${broken} parts broken off. All of them: ${file}`);
  return missed + broken === 0 ? 0 : 1;
});

/** Runs one part in a process of its own; null if it failed. */
function measure(part: string): Row[] | null {
  const result = join(FOLDER, `${part}.rows`);
  const script = inRoot('tests', 'bench', 'run-part.ts');
  const { status } = spawnSync(process.execPath, [script, part, result], { stdio: 'inherit' });
  return status === 0 ? deserialize(readFileSync(result)) : null;
}

// Breaks each guard of the server, a line at a time: a test of `npm test` must fail for each.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mutations } from './guards/mutations.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config=tests/load/guards/vitest.config.ts'];
const Result = z.object({ assertionResults: z.array(z.object({ failureMessages: z.array(z.string()) })) });
const Report = z.object({ numPassedTests: z.int(), testResults: z.array(Result) });

const folder = mkdtempSync(join(tmpdir(), 'guards-'));
const report = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs tests under a mutation. @returns passed tests and failures; a file that doesn't load is neither. */
async function run(file: string, mutation: string) {
  const env = { ...process.env, ARENA_MUTATION: mutation };
  const reporting = ['--reporter=json', `--outputFile=${report}`];
  rmSync(report, { force: true });
  // It exits with 1 on failures; the report has the details.
  await promisify(execFile)(process.execPath, [...VITEST, ...reporting, file], { cwd: ROOT, env }).catch(() => null);
  const { numPassedTests: passed, testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return { passed, failures: results.flatMap(({ failureMessages }) => failureMessages) };
}

describe('without a mutation', () => {
  it.each([...new Set(mutations.map(({ noticedBy }) => noticedBy))])('%s passes', async (file) => {
    const { passed, failures } = await run(file, 'none');
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  });
});

describe.each(mutations)('$what', ({ what, file, from, noticedBy }) => {
  it(`changes exactly one place in ${file}`, () => {
    expect(readFileSync(`${ROOT}/${file}`, 'utf8').split(from)).toHaveLength(2);
  });

  it(`makes ${noticedBy} fail`, async () => {
    const { failures } = await run(noticedBy, what);
    // A timeout hasn't noticed the mutation.
    const [said] = failures.filter((message) => !message.includes('timed out'));
    expect(said).toBeDefined();
    console.info(`${what}: ${said?.split('\n')[0]}`);
  });
});

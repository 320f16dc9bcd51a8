// `npm run mutate`: breaks the server line by line and lists what no test notices. Outside `npm test`: it installs 60 MB
// from the registry, and all of it takes hours. One file against some tests:
// `npm run mutate -- --mutate functions/src/http/origin.ts --testFiles functions/src/http/origin.test.ts`
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, takePorts } from './lib/emulators.ts';
import { LOCAL } from './lib/local.ts';
import { main, runTogether, step } from './lib/main.ts';
import { ports } from './lib/ports.ts';

const TOOLS = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];
const FOLDER = join(LOCAL, 'mutation');
const STRYKER = 'node .local/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';

await main(async () => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true }));
  await step('Installing Stryker', install);
  await takePorts([ports.push, ports.webhooks]);
  await startSite(null);
  const command = `${STRYKER} run tests/mutation/stryker.config.json {@}`;
  const [ended] = await runTogether([{ name: 'stryker', command }], {
    raw: true,
    additionalArguments: process.argv.slice(2),
  });
  return Number(ended?.exitCode ?? 1);
});

function install(): void {
  // Without peers: the runner finds the repository's Vitest above this folder.
  const flags = ['--no-audit', '--no-fund', '--silent', '--legacy-peer-deps'];
  const shell = process.platform === 'win32';
  execFileSync('npm', ['install', ...flags, ...TOOLS], { cwd: FOLDER, stdio: 'inherit', shell });
}

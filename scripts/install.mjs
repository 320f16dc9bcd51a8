// Runs before `npm start` and `npm test`: installs the packages where they are missing or out of date, with them Node 24
// (package `node`). Plain JavaScript, because the computer's own Node runs it.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old: install Node 20 or later from https://nodejs.org`);
  process.exit(1);
}
if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.info('Installing dependencies…');
  const options = { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], options);
  process.exit(status ?? 1);
}

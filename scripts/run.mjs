// Sets up the repository and runs scripts/<command>.ts under the Node that it brings along (npm package `node`).
// Plain JavaScript without dependencies, because it runs on whatever Node ≥20 the computer has.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.arena-installed');
const manifests = ['', 'domain', 'functions', 'web'].map((folder) => join(root, folder, 'package.json'));
const windows = process.platform === 'win32';

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [...manifests, join(root, 'package-lock.json')]) {
    hash.update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

/** Runs a child in this terminal, passing on the signals that end us; resolves with its exit code. */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    // A SIGTERM to npm ends the shell between it and us, which passes nothing on.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 500);
    const finish = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      finish(1);
    });
    child.on('exit', (code, signal) => finish(code ?? 128 + constants.signals[signal]));
  });
}

async function install() {
  const started = Date.now();
  process.stdout.write('Installing dependencies ');
  const sign = setInterval(() => process.stdout.write('.'), 1_000);
  const code = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  });
  clearInterval(sign);
  process.stdout.write(` ${((Date.now() - started) / 1_000).toFixed(1)} s\n`);
  if (code !== 0) fail('npm install failed: see the lines above. It needs a network (or a filled npm cache).');
  writeFileSync(stampFile, fingerprint());
}

const [command = '', ...rest] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail('Usage: node scripts/run.mjs <command> [arguments]');
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old: install Node 20 or later from https://nodejs.org`);
}

if (!isInstalled()) await install();

const node = join(binaries, windows ? 'node.cmd' : 'node');
if (!existsSync(node)) fail('node_modules/.bin/node is missing: remove node_modules and run the command again.');
process.exit(
  await run(node, [script, ...rest], {
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` },
    shell: windows,
  }),
);

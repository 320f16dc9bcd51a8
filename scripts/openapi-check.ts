// `npm run openapi:check`: lints the OpenAPI document and compiles the clients that two generators make of it.
// Outside `npm test`: it installs 140 MB from the registry and takes a minute.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../functions/src/openapi/document.ts';
import { inRoot, LOCAL } from './lib/local.ts';
import { main, step, UserError } from './lib/main.ts';

const TOOLS = [
  '@redocly/cli@2.77.0',
  '@stoplight/spectral-cli@6.16.3',
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.95.0',
];
const FOLDER = join(LOCAL, 'openapi');

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};

await main(async () => {
  mkdirSync(FOLDER, { recursive: true });
  write('package.json', { private: true });
  write('openapi.json', openApiDocument());
  write('.spectral.json', { extends: ['spectral:oas'] });
  write('tsconfig.json', { compilerOptions, include: ['types.ts', 'client'] });
  await step('Installing the tools', () => run('npm', 'install', '--no-audit', '--no-fund', '--silent', ...TOOLS));
  // The two paths have different methods, so no request fits both: `GET …/export/{tournamentId}`, `PATCH …/{id}/status`.
  const redocly = ['lint', 'openapi.json', '--extends=recommended-strict', '--skip-rule=no-ambiguous-paths'];
  await step('Redocly', () => tool('redocly', ...redocly));
  await step('Spectral', () =>
    tool('spectral', 'lint', 'openapi.json', '-r', '.spectral.json', '--fail-severity=warn'),
  );
  await step('openapi-typescript', () => tool('openapi-typescript', 'openapi.json', '-o', 'types.ts'));
  await step('@hey-api/openapi-ts', () => tool('openapi-ts', '-i', 'openapi.json', '-o', 'client'));
  await step('Compiling both clients', () => run(inRoot('node_modules', '.bin', 'tsc'), '-p', '.'));
  return 0;
});

function write(name: string, content: object): void {
  writeFileSync(join(FOLDER, name), JSON.stringify(content, null, 2));
}

function tool(name: string, ...args: string[]): void {
  run(join(FOLDER, 'node_modules', '.bin', name), ...args);
}

function run(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' });
  } catch {
    throw new UserError(`${command} ${args.join(' ')} failed: see above.`);
  }
}

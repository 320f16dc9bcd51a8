// `npm start`: the whole product on this computer, with demo data. `npm run dev` adds hot reload.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, demoAccounts } from './demo/accounts.ts';
import { DEMO_LOCAL_ADMIN } from './demo/secrets.ts';
import { startSite, takePorts, tick } from './lib/emulators.ts';
import { LOCAL, local } from './lib/local.ts';
import { log, main, runTogether, UserError } from './lib/main.ts';
import { ports } from './lib/ports.ts';

const DATA = join(LOCAL, 'data');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

await main(async () => {
  const isReloading = process.argv.includes('--dev');
  await takePorts(isReloading ? [ports.vite] : []);
  if (process.argv.includes('--fresh')) rmSync(DATA, { recursive: true, force: true });
  const emulators = await startSite(DATA);
  greet();
  if (isReloading) reload();
  repeat('everyMinute', MINUTE_MS);
  repeat('everyDay', DAY_MS);
  await tick('everyDay');
  await emulators.exited;
  throw new UserError('The emulators have ended: see .local/emulators.log');
});

function repeat(name: 'everyMinute' | 'everyDay', pace: number): void {
  setInterval(() => tick(name).catch((error) => log(String(error))), pace);
}

function greet(): void {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  log(`\nArena Libre is running at ${local.siteUrl}`);
  log(`Its mails are at ${local.mailUrl}`);
  log(`\nDemo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const { email, role } of demoAccounts) log(`  ${email.padEnd(width)}  ${role}`);
  log(`  ${DEMO_LOCAL_ADMIN.username.padEnd(width)}  local admin login`);
  log('\nCtrl-C stops everything and keeps the data. `npm start -- --fresh` starts with new demo data.');
}

/** Serves the site's sources with hot reload and builds the functions again on change. */
function reload(): void {
  void runTogether([
    { name: 'site', command: 'npm run dev -w web' },
    { name: 'functions', command: 'npm run build -w functions -- --watch --emptyOutDir=false' },
  ]);
}

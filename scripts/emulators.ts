// `npm run emulators`: the site with new demo data and without its clock, for runs of single tests.
import { startSite, takePorts } from './lib/emulators.ts';
import { log, main, UserError } from './lib/main.ts';
import { portPrefix, ports } from './lib/ports.ts';

await main(async () => {
  await takePorts([ports.push, ports.webhooks]);
  const emulators = await startSite(null);
  const variable = portPrefix === '' ? '' : `ARENA_PORTS=${portPrefix} `;
  const commands = ['npx vitest run --project api', 'npx playwright test --project=phone'];
  log(`Ready. In another terminal: ${commands.map((command) => variable + command).join(', ')}`);
  await emulators.exited;
  throw new UserError('The emulators have ended: see .local/emulators.log');
});

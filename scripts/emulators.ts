// `npm run emulators`: the site with new demo data and without its clock, for runs of single tests.
import { startSite } from './lib/emulators.ts';
import { log, main, UserError } from './lib/main.ts';

await main(async () => {
  const emulators = await startSite(null);
  log('Ready. In another terminal: npx vitest run --project api, npx playwright test --project=phone');
  await emulators.exited;
  throw new UserError('The emulators have ended: see .local/emulators.log');
});

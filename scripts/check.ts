// `npm run check`: what a commit should have passed: types, lint and unit tests, without emulators.
import { main } from './lib/lifetime.ts';
import { runOffline } from './lib/offline-parts.ts';
import { conclude, show } from './lib/results.ts';
import { OFFLINE } from './lib/test-parts.ts';

await main(async () => {
  const outcomes = await runOffline(OFFLINE, []);
  show(outcomes);
  return conclude(outcomes);
});

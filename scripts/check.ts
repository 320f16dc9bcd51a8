// `npm run check`: what a commit should have passed — types, lint and unit tests, without emulators.
import { main } from './lib/lifetime.ts';
import { conclude, show } from './lib/results.ts';
import { checkLint, checkTypes, runVitest } from './lib/runners.ts';
import { step } from './lib/steps.ts';

await main(async () => {
  const outcomes = await step('Checking types, lint and unit tests', () =>
    Promise.all([checkTypes(), checkLint(), runVitest('unit', ['unit', 'dom'], [])]),
  );
  show(outcomes);
  return conclude(outcomes);
});

import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './runners.ts';
import { say } from './steps.ts';
import { sumOf } from './tally.ts';

/** Says what each part came to, and all that the failed ones printed. */
export function show(outcomes: readonly Outcome[]): void {
  for (const { part, tally, log } of outcomes) {
    const skipped = tally.skipped === 0 ? '' : `, ${tally.skipped} skipped`;
    say(`  ${part}: ${tally.passed} passed, ${tally.failed} failed${skipped}`);
    for (const name of tally.unsteady) say(`    only at the second try: ${name}`);
    if (tally.failed > 0 && existsSync(log)) say(readFileSync(log, 'utf8').trimEnd());
  }
}

/** Says the sum of everything as the last line; returns the exit code that goes with it. */
export function conclude(outcomes: readonly Outcome[]): number {
  const { passed, failed } = sumOf(outcomes.map(({ tally }) => tally));
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

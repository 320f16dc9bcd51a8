import { checkLint, checkSizes, checkTypes, type Outcome, runVitest } from './runners.ts';
import { step } from './steps.ts';
import type { OfflinePart } from './test-parts.ts';

const runs: Record<OfflinePart, (filters: readonly string[]) => Promise<Outcome>> = {
  types: checkTypes,
  lint: checkLint,
  size: checkSizes,
  unit: (filters) => runVitest('unit', ['unit', 'site', 'dom'], filters),
};

/** Runs the parts that need no emulator, all at once. */
export async function runOffline(parts: readonly OfflinePart[], filters: readonly string[]): Promise<Outcome[]> {
  if (parts.length === 0) return [];
  return step(`Testing ${parts.join(', ')}`, () => Promise.all(parts.map((part) => runs[part](filters))));
}

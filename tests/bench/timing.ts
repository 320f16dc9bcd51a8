/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Measures variants in turns, so that other load on the computer affects all of them. @returns the results of each,
 * without those of the first rounds.
 */
export async function takeTurns<Name extends string, Result>(
  variants: Readonly<Record<Name, (round: number) => Promise<Result>>>,
  { rounds, warmUp = 0 }: { rounds: number; warmUp?: number },
): Promise<(name: Name) => Result[]> {
  const named = Object.entries<(round: number) => Promise<Result>>(variants);
  const results = new Map<string, Result[]>(named.map(([name]) => [name, []]));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [name, measure] of named) {
      const result = await measure(round);
      if (round >= warmUp) results.get(name)?.push(result);
    }
  }
  return (name) => results.get(name) ?? [];
}

/** Returns the median; NaN without figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Returns a percentile by a share from 0 to 1; NaN without figures. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

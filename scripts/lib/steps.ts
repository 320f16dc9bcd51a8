const { stdout } = process;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}

/** Prints one line to the developer. */
export function say(line = ''): void {
  stdout.write(`${line}\n`);
}

/**
 * Does one step on one line: what it is, a dot for each second it takes, how long it took.
 * The line ends whether or not the step succeeds; its failure is the caller's.
 */
export async function step<Result>(what: string, work: () => Promise<Result> | Result): Promise<Result> {
  const started = performance.now();
  stdout.write(`${what} `);
  const sign = setInterval(() => stdout.write('.'), 1_000);
  try {
    const result = await work();
    stdout.write(` ${seconds(started)}\n`);
    return result;
  } catch (error) {
    stdout.write(` failed after ${seconds(started)}\n`);
    throw error;
  } finally {
    clearInterval(sign);
  }
}

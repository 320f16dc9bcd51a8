const { stdout } = process;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}

/** Prints one line to the developer. */
export function say(line = ''): void {
  stdout.write(`${line}\n`);
}

let sign: NodeJS.Timeout | undefined;

function stopSign(): void {
  clearInterval(sign);
  sign = undefined;
}

/** Breaks off the line of a step that is under way and won't be waited for. */
export function abandonStep(): void {
  if (sign !== undefined) stdout.write('\n');
  stopSign();
}

/**
 * Does one step on one line: what it is, a dot for each second it takes, how long it took.
 * The line ends whether or not the step succeeds; its failure is the caller's.
 */
export async function step<Result>(what: string, work: () => Promise<Result> | Result): Promise<Result> {
  const started = performance.now();
  stdout.write(`${what} `);
  sign = setInterval(() => stdout.write('.'), 1_000);
  try {
    const result = await work();
    stopSign();
    stdout.write(` ${seconds(started)}\n`);
    return result;
  } catch (error) {
    stopSign();
    stdout.write(` failed after ${seconds(started)}\n`);
    throw error;
  }
}

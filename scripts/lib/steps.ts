const { stdout } = process;

/** A reason to end that the developer can do something about: its message is the one line they get to read. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Prints one line to the developer. */
export function say(line = ''): void {
  stdout.write(`${line}\n`);
}

let sign: NodeJS.Timeout | undefined;

/** Breaks off the line of a step that is under way and won't be waited for. */
export function abandonStep(): void {
  if (sign !== undefined) stdout.write('\n');
  clearInterval(sign);
  sign = undefined;
}

/**
 * Does one step on one line: what it is, a dot for each second it takes, how long it took.
 * The line ends whether or not the step succeeds; its failure is the caller's.
 */
export async function step<Result>(what: string, work: () => Promise<Result> | Result): Promise<Result> {
  const started = performance.now();
  stdout.write(`${what} `);
  sign = setInterval(() => stdout.write('.'), 1_000);
  let end = ' failed after';
  try {
    const result = await work();
    end = '';
    return result;
  } finally {
    clearInterval(sign);
    sign = undefined;
    stdout.write(`${end} ${((performance.now() - started) / 1_000).toFixed(1)} s\n`);
  }
}

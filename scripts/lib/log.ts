/** A failure that the developer can mend. Its message is the only line they read. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Prints one line. */
export function log(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Runs one step and prints its name and duration. */
export async function step<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const started = performance.now();
  log(`${name}…`);
  const result = await work();
  log(`${name}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  return result;
}

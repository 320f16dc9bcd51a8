import { post } from './post.ts';
import { addressesOf, emulatorLog, PROJECT_ID, type Stack } from './stack.ts';

/** The scheduled functions, by how often they run. */
const scheduled = { minute: 'publishScheduledTournaments', day: 'everyDay' } as const;
const TIMEOUT_MS = { minute: 60_000, day: 600_000 } as const;

/**
 * Runs a scheduled function once, as Cloud Scheduler would: its emulator never fires by itself.
 * @throws Stop where the function can't be reached or fails.
 */
export async function tick(stack: Stack, pace: keyof typeof scheduled): Promise<void> {
  const what = scheduled[pace];
  const url = `${addressesOf(stack).functions}/functions/projects/${PROJECT_ID}/triggers/us-central1-${what}-0`;
  await post({ what, url, body: {}, signal: AbortSignal.timeout(TIMEOUT_MS[pace]), log: emulatorLog(stack) });
}

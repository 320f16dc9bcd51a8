import { post } from './post.ts';
import { addressesOf, emulatorLog, PROJECT_ID, type Stack } from './stack.ts';

const TRIGGER = 'us-central1-publishScheduledTournaments-0';
const TIMEOUT_MS = 60_000;

/**
 * Runs `publishScheduledTournaments` once, as Cloud Scheduler would: its emulator never fires by itself.
 * @throws Stop where the function can't be reached or fails.
 */
export async function tick(stack: Stack): Promise<void> {
  const url = `${addressesOf(stack).functions}/functions/projects/${PROJECT_ID}/triggers/${TRIGGER}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await post({ what: 'publishScheduledTournaments', url, body: {}, signal, log: emulatorLog(stack) });
}

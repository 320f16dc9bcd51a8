import type { ShowToast } from '../../../ui/signs/toast-context.ts';
import { deliverPending } from './delivery.ts';
import { dequeue, pendingResponses, refusals } from './outbox.ts';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 300_000;
/** A refusal is longer than other toasts, and nobody waits for it. */
const REFUSAL_SHOWN = 12_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
let failures = 0;

/** How long to wait after so many rounds that left something behind, in milliseconds; `chance` from 0 to 1. */
export function pauseAfter(rounds: number, chance: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** rounds);
  return Math.round(pause * (0.5 + chance / 2));
}

/** Says what the server refused and nobody was told of yet. */
export function announceRefusals(show: ShowToast): void {
  // Nobody reads a hidden tab: the refusals wait until one is looked at.
  if (document.hidden) return;
  for (const { responseId, title, reason } of refusals()) {
    show('error', `No pudimos entregar tu respuesta a «${title}». ${reason}`, REFUSAL_SHOWN);
    dequeue(responseId);
  }
}

async function round(show: ShowToast): Promise<void> {
  await deliverPending(() => announceRefusals(show));
  if (pendingResponses().length === 0) failures = 0;
  else runOutboxLater(show);
}

/** Tries to deliver what is pending now, and again later until nothing is left. A round under way is joined. */
export function runOutbox(show: ShowToast): Promise<void> {
  clearTimeout(timer);
  running ??= round(show).finally(() => {
    running = null;
  });
  return running;
}

/** Leaves the delivery for a later round: seconds from now at first, minutes after many that failed. */
export function runOutboxLater(show: ShowToast): void {
  clearTimeout(timer);
  timer = setTimeout(() => void runOutbox(show), pauseAfter(failures, Math.random()));
  failures += 1;
}

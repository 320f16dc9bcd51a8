import { z } from 'zod';
import { Outbox } from '../../../../lib/outbox/outbox.ts';
import type { MatchPlace } from '../calls.ts';
import type { ResultSession } from '../result-session.ts';

/** A result to send; its rows are in the draft. */
const PendingResult = z.strictObject({ tournamentId: z.string(), matchId: z.string(), official: z.boolean() });
export type PendingResult = z.infer<typeof PendingResult>;

export const resultId = ({ tournamentId, matchId }: MatchPlace) => `${tournamentId}:${matchId}`;

/**
 * Creates the outbox of results.
 * @param open opens the session that sends a match's result
 * @param opened the open sessions, to notify
 */
export function resultOutbox(
  open: (place: MatchPlace) => ResultSession,
  opened: () => Iterable<ResultSession>,
): Outbox<PendingResult> {
  return new Outbox({
    kind: 'result',
    body: PendingResult,
    send: async ([entry]) => {
      if (entry !== undefined) await open(entry.body).deliver(entry.body.official);
    },
    onChange: (outgoing) => {
      for (const session of opened()) session.followOutbox(outgoing);
    },
  });
}

import { type FinalResult, type Prize, prizeStanding, shortDateText } from '@arena/domain';
import type { PrizeContact } from '@arena/domain/api';

export type PrizeAsking = 'send' | 'proof' | 'forfeit' | 'decide' | 'back';

/** A prize as a row shows it. */
export interface ShownPrize {
  prize: Prize;
  name: string;
  standing: ReturnType<typeof prizeStanding>;
  /** Undefined while loading. */
  contact: PrizeContact | undefined;
  result: FinalResult | null;
  onAsk: (asking: PrizeAsking) => void;
}

/** Returns a prize's standing at a moment. */
export function standingAt(prize: Prize, now: Date): ShownPrize['standing'] {
  return prizeStanding({ ...prize, inQuestion: prize.question !== null }, now);
}

/** Formats the date of a prize's state: due, sent, received or forfeited. */
export function prizeWhen(prize: Prize, zone: string): string {
  const day = (at: string) => shortDateText(at, zone);
  if (prize.receivedAt !== null) return `Recibido el ${day(prize.receivedAt)}`;
  if (prize.sentAt !== null) return `Enviado el ${day(prize.sentAt)}`;
  if (prize.forfeitedAt !== null) return prize.reason;
  return `A más tardar el ${day(prize.dueAt)}`;
}

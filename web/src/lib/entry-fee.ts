import { communityCurrency, moneyText } from '@arena/domain';

/** Returns the entry fee to show, or null for a free tournament. */
export function entryFeeText(entryFee: string): string | null {
  const amount = Number(entryFee);
  return amount > 0 ? moneyText({ cents: Math.round(amount * 100), currency: communityCurrency }) : null;
}

import { communityCurrency, moneyText } from '@arena/domain';

/** The entry fee to show, or null where a tournament is free: it is shown only above 0. */
export function entryFeeText(entryFee: string): string | null {
  const amount = Number(entryFee);
  return amount > 0 ? moneyText({ cents: Math.round(amount * 100), currency: communityCurrency }) : null;
}

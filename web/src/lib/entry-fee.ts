/** The entry fee to show, or null where a tournament is free: it is shown only above 0 (specification, section 4). */
export function entryFeeText(entryFee: string): string | null {
  const amount = Number(entryFee);
  if (!(amount > 0)) return null;
  // The platform's own formats take a slow phone long to make.
  return `$${amount.toFixed(amount % 1 ? 2 : 0).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

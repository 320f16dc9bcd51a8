/** The entry fee to show, or null where a tournament is free: it is shown only above 0 (specification, section 4). */
export function entryFeeText(entryFee: string): string | null {
  const amount = Number(entryFee);
  if (!(amount > 0)) return null;
  return `$${amount.toLocaleString('es-MX', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
}

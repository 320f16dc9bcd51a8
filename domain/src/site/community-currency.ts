/** ISO 4217 code of entry fees, and of prizes with a plain `$`. */
export const communityCurrency: string = 'USD';

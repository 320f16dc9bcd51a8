/** A workbook beyond the limits. */
export class TooLargeWorkbook extends Error {}

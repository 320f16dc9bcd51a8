/** One figure of `npm run bench`: medians of several runs, taking turns with the control's where it has one. */
export interface Row {
  /** What was measured, in words that a reader of the table understands. */
  what: string;
  figure: number;
  unit: 'ms' | 'KiB' | 'files' | 'points' | 'per s' | 'reads' | 'shifted' | 'registrations' | 'records' | 'answers';
  /** The same of the control, measured in the same run; null where what counts is the figure itself. */
  control: number | null;
  /** Figure by control; null without a control. */
  ratio: number | null;
  /** The most that the ratio may be, or without a control the figure; null where nothing is promised. */
  limit: number | null;
}

type Measured = Pick<Row, 'what' | 'unit' | 'figure'>;

/** A figure beside its control; `limit` is the most that their ratio may be. */
export function compared(measured: Measured, control: number, limit: number | null = null): Row {
  // By a control that couldn't be measured everything would be nothing.
  const ratio = Number.isFinite(control) ? measured.figure / control : Number.NaN;
  return { ...measured, control, ratio, limit };
}

/** A figure that stands for itself; `limit` is the most that it may be. */
export function alone(measured: Measured, limit: number | null = null): Row {
  return { ...measured, control: null, ratio: null, limit };
}

/** Whether a figure keeps what is promised of it. One that couldn't be measured doesn't. */
export function isKept({ figure, ratio, limit }: Row): boolean {
  return limit === null || (ratio ?? figure) <= limit;
}

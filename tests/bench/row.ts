/** One figure of `npm run bench`: medians of several runs, taking turns with the control's where it has one. */
export interface Row {
  what: string;
  figure: number;
  unit:
    | 'ms'
    | 'KiB'
    | 'MiB'
    | 'files'
    | 'points'
    | 'per s'
    | 'reads'
    | 'shifted'
    | 'registrations'
    | 'records'
    | 'answers';
  /** The control's figure of the same run; null if the figure counts by itself. */
  control: number | null;
  /** Figure by control; null without a control. */
  ratio: number | null;
  /** The most that the ratio may be, or without a control the figure; null where nothing is promised. */
  limit: number | null;
}

/** A figure and its control; `limit` is the maximum of their ratio. */
export function compared(
  what: string,
  unit: Row['unit'],
  [figure, control]: readonly [figure: number, control: number],
  limit: number | null = null,
): Row {
  // By a control that couldn't be measured everything would be nothing.
  const ratio = Number.isFinite(control) ? figure / control : Number.NaN;
  return { what, unit, figure, control, ratio, limit };
}

/** A figure without a control; `limit` is its maximum. */
export function alone(what: string, unit: Row['unit'], figure: number, limit: number | null = null): Row {
  return { what, unit, figure, control: null, ratio: null, limit };
}

/** True if a figure is within its limit. One that couldn't be measured isn't. */
export function isKept({ figure, ratio, limit }: Row): boolean {
  return limit === null || (ratio ?? figure) <= limit;
}

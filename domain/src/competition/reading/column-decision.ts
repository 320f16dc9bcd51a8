import { NOTHING, type Source } from './sources.ts';

/** One way to read the numbers of a match. */
export interface Assignment {
  id: string;
  place: Source;
  kills: Source;
}

export interface ColumnDecision {
  /** The only reading, or the likeliest of several. */
  assignment: Assignment;
  /** All readings if there are several, and the reason for the question. */
  options: Assignment[];
  message: string | null;
  asks: ('placement' | 'kills')[];
  isByOrder: boolean;
}

/** Joins the sources of places and kills. */
export const assignment = (place: Source, kills: Source): Assignment => ({
  id: `${place.id}+${kills.id}`,
  place,
  kills,
});

/** Decides for one reading. */
export function decidedColumns(place: Source, kills: Source): ColumnDecision {
  return {
    assignment: assignment(place, kills),
    options: [],
    message: null,
    asks: [],
    isByOrder: place.id === 'order',
  };
}

/** Builds a question from several readings of the numbers. */
export function columnQuestion(message: string, options: readonly Assignment[]): ColumnDecision {
  const [first = assignment(NOTHING, NOTHING)] = options;
  const differ = (pick: (one: Assignment) => Source) => options.some((one) => pick(one).id !== pick(first).id);
  const asks: ColumnDecision['asks'] = [];
  if (differ(({ place }) => place)) asks.push('placement');
  if (differ(({ kills }) => kills)) asks.push('kills');
  return { assignment: first, options: [...options], message, asks, isByOrder: first.place.id === 'order' };
}

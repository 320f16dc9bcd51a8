import { assignment, type ColumnDecision, columnQuestion } from './column-decision.ts';
import { MAX_CELL_LENGTH } from './lexer.ts';
import type { ResultRecord } from './records.ts';
import { NOTHING } from './sources.ts';

/** Titles of lists in an order other than the places. */
const OTHER_ORDER =
  /top\W*(?:de\W*)?(?:kills?|bajas|abates|fraggers?)|m[aá]s (?:kills|bajas)|mais (?:kills|abates)|asesin[oa]s|goleador|\bslots?\b|inscri[tp]|(?:lista|listado) de (?:equipos|participantes|jugadores|times)|del [uú]ltimo al primer|do [uú]ltimo ao primeir/iu;

/** Returns the first title that names another order than the places. */
export function findOtherOrder(
  titles: readonly { line: number; text: string }[],
): { line: number; text: string } | null {
  const found = titles.find(({ text }) => OTHER_ORDER.test(text.slice(0, MAX_CELL_LENGTH)));
  return found === undefined ? null : { line: found.line, text: found.text.trim() };
}

/** Asks for the places of a list if its title names another order, or if it has fewer rows than places. */
export function withDoubts(
  decision: ColumnDecision,
  records: readonly ResultRecord[],
  doubtful: string | null,
  largestPlace: number,
): ColumnDecision {
  const ways = decision.options.length === 0 ? [decision.assignment] : decision.options;
  const placeIds = new Set(ways.map(({ place }) => place.id));
  const isMarked = [...placeIds].every((id) => id === 'placement' || id === 'points' || id === 'none');
  const title = isMarked ? null : doubtful;
  const { place } = decision.assignment;
  const isTooLarge = records.filter((record) => (place.read(record) ?? 0) > largestPlace).length > 1;
  if (title === null && !isTooLarge) return decision;
  const message =
    title === null
      ? `${place.why} llega a más puestos que equipos. ¿Son los puestos?`
      : `«${title.slice(0, 60)}»: ¿sus números o su orden son los puestos?`;
  return columnQuestion(message, [...ways.map(({ kills }) => assignment(NOTHING, kills)), ...ways]);
}

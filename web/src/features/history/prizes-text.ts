import { counted, type PrizeStanding, type PublicPrize, prizeStanding } from '@arena/domain';

const WORDS: readonly (readonly [PrizeStanding, one: string, many: string])[] = [
  ['overdue', 'atrasado', 'atrasados'],
  ['objected', 'no llegó', 'no llegaron'],
  ['question', 'en duda', 'en duda'],
  ['owed', 'por entregar', 'por entregar'],
  ['received', 'recibido', 'recibidos'],
  ['sent', 'enviado', 'enviados'],
  ['forfeited', 'no se entrega', 'no se entregan'],
];

/** Summarises prizes: '1 atrasado, 2 recibidos'; empty without prizes. */
export function prizesText(prizes: readonly PublicPrize[], now: Date): string {
  const standings = prizes.map((prize) => prizeStanding(prize, now));
  return WORDS.flatMap(([wanted, one, many]) => {
    const count = standings.filter((standing) => standing === wanted).length;
    return count === 0 ? [] : counted(count, one, many);
  }).join(', ');
}

/** The prizes of a podium; null for a missing one. */
export interface PrizePool {
  firstPlacePrize: string | null;
  secondPlacePrize: string | null;
  thirdPlacePrize: string | null;
}

// A prize may contain commas ('$1,000 USD'), so it ends where the next place begins.
const PLACE = /(1er|2do|3er)\s*:\s*(.*?)(?=,\s*(?:1er|2do|3er)\s*:|$)/gis;

/** Parses a prize pool of the form '1er: X, 2do: Y, 3er: Z'. TBD and missing, empty or unreadable places are null. */
export function parsePrizePool(prizePool: string): PrizePool {
  const prizes = new Map<string, string>();
  for (const [, place = '', prize = ''] of prizePool.matchAll(PLACE)) {
    const text = prize.replace(/,$/, '').trim();
    if (text !== '' && text.toUpperCase() !== 'TBD') prizes.set(place.toLowerCase(), text);
  }
  return {
    firstPlacePrize: prizes.get('1er') ?? null,
    secondPlacePrize: prizes.get('2do') ?? null,
    thirdPlacePrize: prizes.get('3er') ?? null,
  };
}

/** Lists the known prizes of a pool by place. */
export function podiumPrizes(prizePool: string): { place: '1er' | '2do' | '3er'; prize: string }[] {
  const { firstPlacePrize, secondPlacePrize, thirdPlacePrize } = parsePrizePool(prizePool);
  const podium = [
    { place: '1er', prize: firstPlacePrize },
    { place: '2do', prize: secondPlacePrize },
    { place: '3er', prize: thirdPlacePrize },
  ] as const;
  return podium.flatMap(({ place, prize }) => (prize === null ? [] : [{ place, prize }]));
}

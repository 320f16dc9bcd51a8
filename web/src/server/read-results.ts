import { joinResults, Results, ResultsPart } from '@arena/domain';
import { readDocument } from '../lib/firestore-rest.ts';

/** Parts that don't belong together were read while a result came in between: again, they do. */
const TRIES = 3;

/**
 * What everybody may see of a published tournament's competition, put together again where it lies in several
 * documents; null where there is none.
 * @throws where it can't be read.
 */
export async function readResults(tournamentId: string): Promise<Results | null> {
  const at = `results/${encodeURIComponent(tournamentId)}`;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const fields = await readDocument(at);
    if (fields === null) return null;
    const main = Results.parse(fields);
    const parts = await Promise.all(main.parts.map((id) => readDocument(`${at}/parts/${encodeURIComponent(id)}`)));
    if (parts.includes(null)) continue;
    const whole = joinResults(
      main,
      parts.map((part) => ResultsPart.parse(part)),
    );
    if (whole !== null) return whole;
  }
  throw new Error('The results changed with every try to read them');
}

import { canCorrectGuardian, type PlaceData } from '@arena/domain';
import { answerPath, type CorrectionValues, valuesOf } from '../../../lib/editing/correction-values.ts';

/** Values about another person: a former teammate's nickname doesn't fit the new one. */
type Others = 'team' | 'guardian';

/**
 * Merges a player's changes into the stored data, except removed questions, an unchanged guardian, and values about
 * other people. @param isOfThem true if these are the same people. @returns the values, and whether they include all
 * changes.
 */
export function changedOver(
  now: PlaceData,
  changes: CorrectionValues,
  isOfThem: (others: Others) => boolean,
): { values: CorrectionValues; isWhole: boolean } {
  const asked = now.questions.map(({ id }) => answerPath(id));
  const applies = (path: string) => {
    if (path.startsWith('team.')) return isOfThem('team');
    if (path.startsWith('guardian.')) return canCorrectGuardian(now) && isOfThem('guardian');
    return !path.startsWith(answerPath('')) || asked.includes(path);
  };
  const values = { ...valuesOf(now), ...Object.fromEntries(Object.entries(changes).filter(([path]) => applies(path))) };
  const isWhole = Object.entries(changes).every(
    ([path, value]) => String(values[path] ?? '').trim() === String(value).trim(),
  );
  return { values, isWhole };
}

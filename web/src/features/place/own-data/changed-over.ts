import { canCorrectGuardian, type PlaceData } from '@arena/domain';
import { answerPath, type CorrectionValues, valuesOf } from '../../../lib/editing/correction-values.ts';

/** Each is about somebody else: a nickname that was typed for one player is none for who came in their place. */
type Others = 'team' | 'guardian';

/**
 * What a player has changed, over what is stored by now: but for what isn't asked any more, for a guardian who stays
 * who they are, and for others than those about whom it was typed.
 * @param isOfThem whether these are still the same.
 * @returns the values; and whether all that was changed is in them.
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

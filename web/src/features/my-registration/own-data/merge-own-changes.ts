import { canCorrectGuardian, type MyRegistrationData } from '@arena/domain';
import { type CorrectionValues, correctionValuesOf, isSameCorrection } from '#lib/editing/correction-values.ts';
import { isEqual } from '#lib/editing/merge-edits.ts';

/** Parts about other people: a former teammate's nickname doesn't fit the new one. */
type Others = 'team' | 'guardian';

/** Returns the parts, and the answers, in which two sets of values differ. */
export function changedParts(values: CorrectionValues, base: CorrectionValues): Partial<CorrectionValues> {
  const answers = Object.entries(values.answers).filter(([id, answer]) => !isEqual(answer, base.answers[id] ?? ''));
  const parts = Object.entries(values).filter(
    ([part, value]) => part !== 'answers' && !isEqual(value, Object(base)[part]),
  );
  return { ...Object.fromEntries(parts), ...(answers.length === 0 ? {} : { answers: Object.fromEntries(answers) }) };
}

/**
 * Merges a player's changes into the stored data, except answers to removed questions and parts about replaced people.
 * @param isOfThem true if these are the same people
 * @returns the values, and if they include all changes
 */
export function mergeOwnChanges(
  now: MyRegistrationData,
  { team, guardian, answers = {}, ...changes }: Partial<CorrectionValues>,
  isOfThem: (others: Others) => boolean,
): { values: CorrectionValues; isWhole: boolean } {
  const stored = correctionValuesOf(now);
  const asked = now.questions.map(({ id }) => id);
  const stillAsked = Object.fromEntries(Object.entries(answers).filter(([id]) => asked.includes(id)));
  const values = {
    ...stored,
    ...changes,
    ...(team !== undefined && isOfThem('team') ? { team } : {}),
    ...(guardian !== undefined && canCorrectGuardian(now) && isOfThem('guardian') ? { guardian } : {}),
    answers: { ...stored.answers, ...stillAsked },
  };
  const wanted = {
    ...values,
    team: team ?? values.team,
    guardian: guardian ?? values.guardian,
    answers: { ...stored.answers, ...answers },
  };
  return { values, isWhole: isSameCorrection(values, wanted) };
}

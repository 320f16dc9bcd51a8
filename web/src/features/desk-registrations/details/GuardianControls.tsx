import { flatGuardian, GUARDIAN_PATHS, guardianOf, guardianTerms } from '../../../lib/editing/correction-guardian.ts';
import { TextField } from '../../../ui/fields/Field.tsx';
import type { CorrectionEditing } from './use-correction.ts';

/** Who answers for a player under 18, where a registration is corrected; both empty for an adult. */
export function GuardianControls({ editor }: { editor: CorrectionEditing }) {
  const { values, problems, change } = editor;
  const texts = flatGuardian(values.guardian);
  return GUARDIAN_PATHS.map((path) => (
    <TextField
      key={path}
      label={guardianTerms[path]}
      hint={path === 'guardian.name' ? 'Solo si tiene menos de 18 años.' : undefined}
      error={problems[path]}
      required={values.guardian !== null}
      name={path}
      autoComplete="off"
      value={texts[path] ?? ''}
      onChange={({ target }) =>
        change({ guardian: guardianOf((each) => (each === path ? target.value : (texts[each] ?? ''))) }, [path])
      }
    />
  ));
}

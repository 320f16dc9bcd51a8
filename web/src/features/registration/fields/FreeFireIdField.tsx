import { errorText, limits } from '@arena/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { paths } from '../../../lib/addresses/paths.ts';
import { OverlayLink } from '../../../ui/dialogs/OverlayLink.tsx';
import { TextField } from '../../../ui/fields/Field.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import type { RegistrationValues } from './registration-values.ts';
import { useIsTaken } from './use-id-check.ts';

interface Props {
  tournamentId: string;
  form: UseFormReturn<RegistrationValues>;
  error: string | undefined;
  /** An earlier try of this player is unanswered: the place that the ID holds may be their own. */
  mayBeOwn: boolean;
}

/** The player's ID in the game, checked while it is typed (specification, section 5). */
export function FreeFireIdField({ tournamentId, form, error, mayBeOwn }: Props) {
  const typed = useWatch({ control: form.control, name: 'freeFireId' });
  const taken = useIsTaken(tournamentId, mayBeOwn ? '' : typed);
  const { minDigits, maxDigits } = limits.freeFireId;
  return (
    <>
      <TextField
        label="ID de Free Fire"
        hint={
          <>
            De {minDigits} a {maxDigits} dígitos.{' '}
            <OverlayLink to={paths.faq('donde-esta-mi-id')}>¿Dónde encuentro mi ID?</OverlayLink>
          </>
        }
        error={error}
        required
        {...form.register('freeFireId', { onChange: () => form.trigger('freeFireId') })}
        inputMode="numeric"
        autoComplete="off"
      />
      {taken && !error ? <Notice tone="warning">{errorText.already_registered}</Notice> : null}
    </>
  );
}

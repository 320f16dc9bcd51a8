import { errorText, limits, plainFreeFireId } from '@arena/domain';
import type { UseFormReturn } from 'react-hook-form';
import { paths } from '#lib/addresses/paths.ts';
import { OverlayLink } from '#ui/dialogs/OverlayLink.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { LostLink } from '#ui/sharing/LostLink.tsx';
import type { RegistrationValues } from './registration-values.ts';

interface Props {
  form: UseFormReturn<RegistrationValues>;
  error: string | undefined;
}

/** The player's ID in the game, validated while typing. */
export function FreeFireIdField({ form, error }: Props) {
  const { minDigits, maxDigits } = limits.freeFireId;
  const clean = () => form.setValue('freeFireId', plainFreeFireId(form.getValues('freeFireId').trim()));
  return (
    <div className="below gap-2">
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
        {...form.register('freeFireId', { onChange: () => form.trigger('freeFireId'), onBlur: clean })}
        inputMode="numeric"
        autoComplete="off"
      />
      {error === errorText.already_registered ? (
        <LostLink label="¿Eres tú? Te mandamos tu enlace" suggest={() => form.getValues('email')} />
      ) : null}
    </div>
  );
}

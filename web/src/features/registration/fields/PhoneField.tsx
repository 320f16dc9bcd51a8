import { limits, phoneCountries } from '@arena/domain';
import { useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { SelectField, TextField } from '#ui/fields/Field.tsx';
import { FieldsPair } from '#ui/fields/FieldsGroup.tsx';
import type { RegistrationValues } from './registration-values.ts';

const ODD = 'WhatsApp no encuentra este número. Revisa el país y los dígitos. Si es correcto, envíalo así.';

/** The player's phone and country. A number that WhatsApp can't use gets a hint and isn't refused. */
export function PhoneField({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const { errors } = useFormState({ control: form.control, name: ['phone', 'country'] });
  const [isOdd, setOdd] = useState(false);
  const check = async () => {
    // Loaded on demand: the phone metadata is larger than the form.
    const { internationalPhone, whatsAppNumber } = await import('@arena/domain/phones');
    const { phone, country } = form.getValues();
    setOdd(phone.trim() !== '' && whatsAppNumber(internationalPhone(phone, country || undefined)) === null);
  };
  const onBlur = () => void check().catch(() => setOdd(false));
  return (
    <FieldsPair>
      <SelectField label="País" required error={errors.country?.message} {...form.register('country', { onBlur })}>
        <option value="">Otro: escribe + y su código</option>
        {Object.entries(phoneCountries).map(([code, { name, callingCode }]) => (
          <option key={code} value={code}>{`${name} (+${callingCode})`}</option>
        ))}
      </SelectField>
      <TextField
        label="Teléfono"
        hint={isOdd ? ODD : undefined}
        error={errors.phone?.message}
        required
        {...form.register('phone', { onBlur })}
        type="tel"
        maxLength={limits.phoneCharacters}
        autoComplete="tel"
      />
    </FieldsPair>
  );
}

import { type ActiveQuestion, errorText, limits, phoneCountries, plainFreeFireId } from '@arena/domain';
import { useState } from 'react';
import { type UseFormReturn, useController, useFormState, useWatch } from 'react-hook-form';
import { paths } from '#lib/addresses/paths.ts';
import { Button, OverlayLink } from '#ui/buttons/Button.tsx';
import { AnswerControl } from '#ui/fields/AnswerControl.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup, FieldsPair, SelectField, TextField } from '#ui/fields/Field.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { LostLink } from '#ui/sharing/LostLink.tsx';
import type { RegistrationValues } from './registration-values.ts';

interface Props {
  form: UseFormReturn<RegistrationValues>;
}

/** The player's ID in the game, validated while typing. */
export function FreeFireIdField({ form }: Props) {
  const { errors } = useFormState({ control: form.control, name: 'freeFireId' });
  const error = errors.freeFireId?.message;
  const { minDigits, maxDigits } = limits.freeFireId;
  const clean = () => form.setValue('freeFireId', plainFreeFireId(form.getValues('freeFireId').trim()));
  return (
    <Stack gap={2}>
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
    </Stack>
  );
}

/** The player's address. A domain that looks mistyped gets a hint, which one tap accepts, and isn't refused. */
export function EmailField({ form }: Props) {
  const { errors } = useFormState({ control: form.control, name: 'email' });
  const [meant, setMeant] = useState<string | null>(null);
  const check = async () => {
    // Loaded on demand: few need it.
    const { meantAddress } = await import('./mail-domain.ts');
    setMeant(meantAddress(form.getValues('email')));
  };
  const accept = (address: string) => {
    form.setValue('email', address, { shouldValidate: true });
    form.setFocus('email');
    setMeant(null);
  };
  return (
    <Stack gap={2}>
      <TextField
        label="Correo"
        error={errors.email?.message}
        required
        {...form.register('email', {
          onBlur: () => void check().catch(() => undefined),
          onChange: () => setMeant(null),
        })}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {meant === null ? null : (
        <Stack gap={2} role="status">
          <p>¿Quisiste escribir {meant}?</p>
          <Button look="secondary" onClick={() => accept(meant)}>
            Sí, corregirlo
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

const ODD = 'WhatsApp no encuentra este número. Revisa el país y los dígitos. Si es correcto, envíalo así.';

/** The player's phone and country. A number that WhatsApp can't use gets a hint and isn't refused. */
export function PhoneField({ form }: Props) {
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

const ages = [
  { value: 'adult', label: 'Tengo 18 años o más' },
  { value: 'minor', label: 'Tengo menos de 18' },
] as const;

const GUARDIAN = 'Tu mamá, tu papá o tu tutor: el equipo necesita su permiso para que juegues.';

/** Asks if the player is 18. Minors name a guardian and one contact; `isRequired` if the tournament asks for consent. */
export function AgeFields({ form, isRequired }: Props & { isRequired: boolean }) {
  const age = useWatch({ control: form.control, name: 'age' });
  const { errors } = useFormState({ control: form.control, name: ['age', 'guardian'] });
  return (
    <>
      <FieldGroup label="¿Qué edad tienes?" error={errors.age?.message} required={isRequired}>
        {ages.map(({ value, label }) => (
          <Choice key={value} label={label} {...form.register('age')} type="radio" value={value} />
        ))}
      </FieldGroup>
      {age === 'minor' ? (
        <>
          <TextField
            label="Nombre de tu mamá, papá o tutor"
            hint={GUARDIAN}
            error={errors.guardian?.name?.message}
            required={isRequired}
            {...form.register('guardian.name')}
            autoComplete="off"
          />
          <TextField
            label="Cómo contactar a tu tutor"
            hint="Su teléfono, con el código de tu país, o su correo. Solo lo ven los organizadores."
            error={errors.guardian?.contact?.message}
            required={isRequired}
            {...form.register('guardian.contact')}
            autoComplete="off"
          />
        </>
      ) : null}
    </>
  );
}

export function QuestionField({ question, form }: Props & { question: ActiveQuestion }) {
  const { field, fieldState } = useController({ control: form.control, name: `answers.${question.id}` });
  const { value, onChange, ...control } = field;
  return (
    <AnswerControl
      label={question.text}
      asked={question}
      answer={value}
      error={fieldState.error?.message}
      onChange={onChange}
      noChoice="Selecciona una opción épica"
      control={control}
      written={{ placeholder: question.placeholder }}
    />
  );
}

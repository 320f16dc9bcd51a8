import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { PictureControl } from '../../../ui/fields/PictureControl.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';

const touched = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

/** The picture that players see on the tournament's card and page. */
export function PosterFields({ form }: { form: UseFormReturn<TournamentValues> }) {
  const poster = useWatch({ control: form.control, name: 'poster' });
  const { errors } = useFormState({ control: form.control, name: ['poster', 'posterOnItsWay'] });
  return (
    <FieldsGroup title={labels.poster}>
      <PictureControl
        label="Imagen del torneo"
        hint="Se ve en la tarjeta y en la página del torneo. Sin nombres ni teléfonos: la ve todo el mundo."
        alt="Póster elegido"
        value={poster === '' ? null : poster}
        error={errors.poster?.message ?? errors.posterOnItsWay?.message}
        onChange={(id) => form.setValue('poster', id ?? '', touched)}
        onBusy={(isBusy) => form.setValue('posterOnItsWay', isBusy ? 'sí' : '', { shouldValidate: !isBusy })}
      />
    </FieldsGroup>
  );
}

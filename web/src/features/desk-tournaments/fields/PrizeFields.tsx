import { type UseFormReturn, useFormState } from 'react-hook-form';
import { TextField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup, FieldsPair } from '../../../ui/fields/FieldsGroup.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';

interface Props {
  form: UseFormReturn<TournamentValues>;
}

const places = ['firstPlacePrize', 'secondPlacePrize', 'thirdPlacePrize'] as const;
const examples = { firstPlacePrize: '$50 USD', secondPlacePrize: '520 diamantes', thirdPlacePrize: '' } as const;

/** What there is to win, place by place, and what it costs to enter. */
export function PrizeFields({ form }: Props) {
  const { errors } = useFormState({ control: form.control });
  return (
    <FieldsGroup title="Premios y costo">
      {places.map((place) => (
        <TextField
          key={place}
          label={labels[place]}
          error={errors[place]?.message}
          {...form.register(place)}
          autoComplete="off"
          placeholder={examples[place]}
        />
      ))}
      <FieldsPair>
        <TextField
          label={labels.prize}
          hint="Se ve junto a los premios por lugar"
          error={errors.prize?.message}
          {...form.register('prize')}
          autoComplete="off"
        />
        <TextField
          label={labels.entryFee}
          hint="0: gratis"
          error={errors.entryFee?.message}
          {...form.register('entryFee')}
          inputMode="decimal"
          autoComplete="off"
        />
      </FieldsPair>
    </FieldsGroup>
  );
}

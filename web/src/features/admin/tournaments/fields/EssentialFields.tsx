import { limits } from '@arena/domain';
import { useFormState } from 'react-hook-form';
import { AreaField, TextField } from '#ui/fields/Field.tsx';
import { FieldsGroup, FieldsPair } from '#ui/fields/FieldsGroup.tsx';
import { PictureControl } from '#ui/fields/PictureControl.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { tournamentLabels } from '../tournament-values';
import type { TournamentEditing } from '../use-tournament-editor';

interface Props {
  editor: TournamentEditing;
}

/** Required fields: name, times, seats. */
export function EssentialFields({ editor }: Props) {
  const { control } = editor;
  return (
    <FieldsGroup title="Lo esencial">
      <TextField
        {...control('name')}
        required
        maxLength={limits.tournament.nameCharacters}
        autoComplete="off"
        placeholder="Copa de la semana"
      />
      <AreaField {...control('description')} rows={limits.textareaRows} />
      <FieldsPair>
        <TimeField {...editor.control('date')} shown={editor.shown.date} />
        <TimeField {...editor.control('endDate')} shown={editor.shown.endDate} />
      </FieldsPair>
      <FieldsPair>
        <TimeField {...editor.control('registrationDeadline')} shown={editor.shown.registrationDeadline} />
        <TextField {...control('maxPlayers')} hint="Vacío: sin límite" inputMode="numeric" autoComplete="off" />
      </FieldsPair>
    </FieldsGroup>
  );
}

/** The sponsor, shown on the table, its pictures and the overlay. */
export function SponsorFields({ editor: { form, shown, control } }: Props) {
  const { sponsorPicture, sponsorOnItsWay } = useFormState({ control: form.control }).errors;
  return (
    <FieldsGroup title="Patrocinador">
      <TextField {...control('sponsorName')} maxLength={limits.tournament.sponsorCharacters} autoComplete="off" />
      <PictureControl
        label={tournamentLabels.sponsorPicture}
        hint="Se ve en la tabla, en sus imágenes y en la transmisión. Déjalo todo vacío si nadie patrocina."
        alt="Imagen elegida"
        value={shown.sponsorPicture || null}
        error={sponsorPicture?.message ?? sponsorOnItsWay?.message}
        onChange={(id) => form.setValue('sponsorPicture', id ?? '')}
        onBusy={(isBusy) => {
          form.setValue('sponsorOnItsWay', isBusy ? 'sí' : '');
          form.clearErrors(['sponsorPicture', 'sponsorOnItsWay']);
        }}
      />
      <TextField
        {...control('sponsorWebsite')}
        maxLength={limits.tournament.addressCharacters}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
      />
    </FieldsGroup>
  );
}

/** The picture on the tournament's card and page. */
export function PosterFields({ editor: { form, shown } }: Props) {
  const { poster, posterOnItsWay } = useFormState({ control: form.control }).errors;
  return (
    <FieldsGroup title={tournamentLabels.poster}>
      <PictureControl
        label="Imagen del torneo"
        hint="Se ve en la tarjeta y en la página del torneo. Sin nombres ni teléfonos: la ve todo el mundo."
        alt="Póster elegido"
        value={shown.poster || null}
        error={poster?.message ?? posterOnItsWay?.message}
        onChange={(id) => form.setValue('poster', id ?? '')}
        onBusy={(isBusy) => {
          form.setValue('posterOnItsWay', isBusy ? 'sí' : '');
          form.clearErrors('posterOnItsWay');
        }}
      />
    </FieldsGroup>
  );
}

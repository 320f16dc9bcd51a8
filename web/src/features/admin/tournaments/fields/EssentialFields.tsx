import { communityCurrency, counted, limits, teamSizeInText, teamSizes, teamText } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { recentTournaments } from '#lib/calls/admin-tournaments.ts';
import { AreaField, FieldsGroup, FieldsPair, SelectField, TextField } from '#ui/fields/Field.tsx';
import { PictureControl } from '#ui/fields/PictureControl.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { tournamentLabels } from '../tournament-values.ts';
import type { TournamentEditing } from '../use-tournament-editor.ts';
import { type SuggestedField, suggestionsFor } from './suggestions.ts';

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

interface SuggestedProps extends Props {
  name: SuggestedField;
  hint?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Suggested({ editor, name, hint, onChange = () => undefined }: SuggestedProps) {
  const { data: tournaments = [] } = useQuery(recentTournaments);
  const id = useId();
  return (
    <>
      <TextField {...editor.control(name, { onChange })} hint={hint} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestionsFor(name, tournaments).map((value) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
    </>
  );
}

/** Mode, map and format, from suggestions or as free text. */
export function PlayFields({ editor }: Props) {
  const follow = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const said = teamSizeInText(target.value);
    if (said !== null) editor.form.setValue('teamSize', String(said));
  };
  const lead = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const size = teamSizes.find((each) => String(each) === target.value);
    const said = editor.form.getValues('modality');
    // Words of the organiser's own stay.
    const isOwn = said !== '' && !teamSizes.some((each) => teamText[each].label === said);
    if (size !== undefined && !isOwn) editor.form.setValue('modality', teamText[size].label);
  };
  return (
    <FieldsGroup title="Cómo se juega">
      <FieldsPair>
        <SelectField {...editor.control('teamSize', { onChange: lead })} hint="Cuántos juegan juntos" required>
          {teamSizes.map((size) => (
            <option key={size} value={size}>
              {teamText[size].label} ({counted(size, 'jugador', 'jugadores')})
            </option>
          ))}
        </SelectField>
        <Suggested editor={editor} name="modality" hint="Como se lee en la tarjeta" onChange={follow} />
      </FieldsPair>
      <FieldsPair>
        <Suggested editor={editor} name="gameMode" />
        <Suggested editor={editor} name="mapSelection" />
      </FieldsPair>
      <Suggested editor={editor} name="format" />
    </FieldsGroup>
  );
}

export function PrizeFields({ editor: { control } }: Props) {
  return (
    <FieldsGroup title="Premios y costo">
      <TextField {...control('firstPlacePrize')} autoComplete="off" placeholder={`$50 ${communityCurrency}`} />
      <TextField {...control('secondPlacePrize')} autoComplete="off" placeholder="520 diamantes" />
      <TextField {...control('thirdPlacePrize')} autoComplete="off" placeholder="" />
      <FieldsPair>
        <TextField {...control('prize')} hint="Se ve junto a los premios por lugar" autoComplete="off" />
        <TextField {...control('entryFee')} hint="0: gratis" inputMode="decimal" autoComplete="off" />
      </FieldsPair>
    </FieldsGroup>
  );
}

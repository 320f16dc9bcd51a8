import { limits } from '@arena/domain';
import { AreaField, TextField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup, FieldsPair } from '../../../ui/fields/FieldsGroup.tsx';
import { PictureControl } from '../../../ui/fields/PictureControl.tsx';
import type { TournamentEditing } from '../use-editor.ts';
import { labels } from '../values.ts';
import { TimeField } from './TimeField.tsx';

interface Props {
  editor: TournamentEditing;
}

/** What a tournament can't do without: its name, its times, its places. */
export function EssentialFields({ editor: { control } }: Props) {
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
        <TimeField {...control('date')} />
        <TimeField {...control('endDate')} />
      </FieldsPair>
      <FieldsPair>
        <TimeField {...control('registrationDeadline')} />
        <TextField
          {...control('maxPlayers')}
          hint="De jugadores, dúos o escuadras. Vacío: sin límite"
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldsPair>
    </FieldsGroup>
  );
}

/** The picture that players see on the tournament's card and page. */
export function PosterFields({ editor: { values, problems, change } }: Props) {
  return (
    <FieldsGroup title={labels.poster}>
      <PictureControl
        label="Imagen del torneo"
        hint="Se ve en la tarjeta y en la página del torneo. Sin nombres ni teléfonos: la ve todo el mundo."
        alt="Póster elegido"
        value={values.poster || null}
        error={problems.poster ?? problems.posterOnItsWay}
        onChange={(id) => change({ poster: id ?? '' })}
        onBusy={(isBusy) => change({ posterOnItsWay: isBusy ? 'sí' : '' })}
      />
    </FieldsGroup>
  );
}

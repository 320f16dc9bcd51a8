import { communityCurrency, counted, teamSizeInText, teamSizes, teamText } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { recentTournaments } from '#lib/calls/admin-tournaments.ts';
import { SelectField, TextField } from '#ui/fields/Field.tsx';
import { FieldsGroup, FieldsPair } from '#ui/fields/FieldsGroup.tsx';
import type { TournamentEditing } from '../use-tournament-editor';
import { type SuggestedField, suggestionsFor } from './suggestions.ts';

interface Props {
  editor: TournamentEditing;
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

import { counted, teamSizeSaid, teamSizes, teamText } from '@arena/domain';
import { type ChangeEvent, useId } from 'react';
import { tournamentList } from '../../../lib/calls/desk-tournaments.ts';
import { useReading } from '../../../lib/calls/kept-reading.ts';
import { SelectField, TextField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup, FieldsPair } from '../../../ui/fields/FieldsGroup.tsx';
import type { TournamentEditing } from '../use-editor.ts';
import { type SuggestedField, suggestionsFor } from './suggestions.ts';

interface Props {
  editor: TournamentEditing;
}

interface SuggestedProps extends Props {
  name: SuggestedField;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Suggested({ editor, name, ...rest }: SuggestedProps) {
  const { value: tournaments } = useReading(tournamentList);
  const id = useId();
  return (
    <>
      <TextField {...editor.control(name)} {...rest} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestionsFor(name, tournaments ?? []).map((value) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
    </>
  );
}

/** How the tournament is played, from what is usual or in the organiser's own words. */
export function PlayFields({ editor }: Props) {
  /** How many play together is what the modality says, until it is chosen there. */
  const follow = ({ target: { value: modality } }: ChangeEvent<HTMLInputElement>) => {
    const said = teamSizeSaid(modality);
    editor.change(said === null ? { modality } : { modality, teamSize: String(said) });
  };
  return (
    <FieldsGroup title="Cómo se juega">
      <FieldsPair>
        <Suggested editor={editor} name="modality" onChange={follow} />
        <SelectField {...editor.control('teamSize')} required>
          {teamSizes.map((size) => (
            <option key={size} value={size}>
              {teamText[size].label} ({counted(size, 'jugador', 'jugadores')})
            </option>
          ))}
        </SelectField>
      </FieldsPair>
      <FieldsPair>
        <Suggested editor={editor} name="gameMode" />
        <Suggested editor={editor} name="mapSelection" />
      </FieldsPair>
      <Suggested editor={editor} name="format" />
    </FieldsGroup>
  );
}

/** What there is to win, place by place, and what it costs to enter. */
export function PrizeFields({ editor: { control } }: Props) {
  return (
    <FieldsGroup title="Premios y costo">
      <TextField {...control('firstPlacePrize')} autoComplete="off" placeholder="$50 USD" />
      <TextField {...control('secondPlacePrize')} autoComplete="off" placeholder="520 diamantes" />
      <TextField {...control('thirdPlacePrize')} autoComplete="off" placeholder="" />
      <FieldsPair>
        <TextField {...control('prize')} hint="Se ve junto a los premios por lugar" autoComplete="off" />
        <TextField {...control('entryFee')} hint="0: gratis" inputMode="decimal" autoComplete="off" />
      </FieldsPair>
    </FieldsGroup>
  );
}

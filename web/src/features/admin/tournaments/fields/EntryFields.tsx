import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Choice } from '#ui/fields/Choice.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { FieldsGroup, FieldsPair } from '#ui/fields/FieldsGroup.tsx';
import { tournamentLabels } from '../tournament-values';
import type { TournamentEditing } from '../use-tournament-editor';
import { ChosenField } from './ChosenField.tsx';

interface Props {
  editor: TournamentEditing;
}

/** The default link. Any value opens the registration. */
const USUAL_LINK = 'inscripcion';

/** Opens and closes registration. A stored link stays, even if registration is closed and opened again. */
export function FormFields({ editor: { form, shown: values } }: Props) {
  const hint = useId();
  const [link] = useState(() => values.linkedFormId || USUAL_LINK);
  const isOpen = values.linkedFormId !== '';
  const { errors } = useFormState({ control: form.control });
  return (
    <FieldsGroup title="Inscripción">
      <Choice
        label={tournamentLabels.linkedFormId}
        type="checkbox"
        role="switch"
        name="linkedFormId"
        aria-checked={isOpen}
        aria-describedby={hint}
        checked={isOpen}
        onChange={(event) => form.setValue('linkedFormId', event.target.checked ? link : '')}
      />
      <p id={hint} className="muted">
        {errors.linkedFormId?.message ??
          (isOpen
            ? 'Quien quiera puede inscribirse hasta el cierre, mientras queden cupos.'
            : 'Cerradas: nadie puede inscribirse, y la tarjeta dice PRÓXIMAMENTE.')}
      </p>
    </FieldsGroup>
  );
}

const consents = [
  { value: 'sí', label: 'Sí: sin permiso no se aprueban' },
  { value: '', label: 'No: solo avisa' },
];

/** Sets if approving a player under 18 requires a guardian's consent. */
export function GuardianFields({ editor }: Props) {
  return (
    <FieldsGroup title={tournamentLabels.guardianConsent}>
      <ChosenField editor={editor} name="guardianConsent" label="¿Esperan el permiso de su tutor?" choices={consents} />
    </FieldsGroup>
  );
}

const nicknames = [
  { value: 'sí', label: 'Sí: es obligatorio' },
  { value: '', label: 'No: lo escribe quien quiere' },
];

/** Sets if the form requires the nickname. */
export function NicknameFields({ editor }: Props) {
  return (
    <FieldsGroup title={tournamentLabels.asksNickname}>
      <p>Es el nombre que se ve en la tabla. Sin él dice «Jugador» y los últimos números de su ID.</p>
      <ChosenField editor={editor} name="asksNickname" label="¿Necesitan su apodo?" choices={nicknames} />
    </FieldsGroup>
  );
}

const lists = [
  { value: 'automatic', label: 'Sí: cada cupo libre se le ofrece solo a quien sigue' },
  { value: 'by_hand', label: 'Sí: ustedes eligen a quién ofrecerlo' },
  { value: 'off', label: 'No: nadie más se anota' },
];

/** Sets the mode of the waiting list. */
export function WaitingFields({ editor }: Props) {
  return (
    <FieldsGroup title={tournamentLabels.waitingList}>
      <ChosenField editor={editor} name="waitingList" label="Cuando se llena, ¿hay lista de espera?" choices={lists} />
    </FieldsGroup>
  );
}

const confirming = [
  { value: 'sí', label: 'Sí: quien no confirma a tiempo pierde su cupo' },
  { value: '', label: 'No: quien apruebas ya está dentro' },
];

/** Sets if and when players have to confirm. */
export function ConfirmationFields({ editor }: Props) {
  const typed = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FieldsGroup title={tournamentLabels.confirms}>
      <ChosenField editor={editor} name="confirms" label="¿Confirman que juegan?" choices={confirming} />
      {editor.shown.confirms === '' ? null : (
        <>
          <p>
            Confirman en «Mi lugar», con su enlace: al ser aprobados, otra vez antes de empezar y, si clasifican, la
            final.
          </p>
          <TextField {...editor.control('enrolmentHours')} required {...typed} />
          <FieldsPair>
            <TextField {...editor.control('matchFromHours')} required {...typed} />
            <TextField {...editor.control('matchUntilHours')} required {...typed} />
          </FieldsPair>
          <TextField
            {...editor.control('finalUntilMinutes')}
            hint="Desde que se sabe quién clasificó. Vacío: nadie la confirma."
            {...typed}
          />
        </>
      )}
    </FieldsGroup>
  );
}

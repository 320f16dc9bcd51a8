import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup, FieldsGroup, FieldsPair, TextField } from '#ui/fields/Field.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { tournamentLabels } from '../tournament-values.ts';
import type { TournamentEditing } from '../use-tournament-editor.ts';

interface Props {
  editor: TournamentEditing;
}

/** Sets who may register, and what they have to answer. */
export function EntryFields({ editor }: Props) {
  return (
    <>
      <FormFields editor={editor} />
      <FieldsGroup title={tournamentLabels.asksNickname}>
        <p>Es el nombre que se ve en la tabla. Sin él dice «Jugador» y los últimos números de su ID.</p>
        <ChosenField editor={editor} name="asksNickname" label="¿Necesitan su apodo?" choices={nicknames} />
      </FieldsGroup>
      <FieldsGroup title={tournamentLabels.guardianConsent}>
        <ChosenField
          editor={editor}
          name="guardianConsent"
          label="¿Esperan el permiso de su tutor?"
          choices={consents}
        />
      </FieldsGroup>
      <FieldsGroup title={tournamentLabels.waitingList}>
        <ChosenField
          editor={editor}
          name="waitingList"
          label="Cuando se llena, ¿hay lista de espera?"
          choices={lists}
        />
      </FieldsGroup>
      <FieldsGroup title="Invitados">
        <TextField
          {...editor.control('reservedPlaces')}
          hint="De los cupos, los que guardas para quien invites con un enlace. Vacío: ninguno. Las invitaciones se crean en el resumen del torneo."
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldsGroup>
      <ConfirmationFields editor={editor} />
    </>
  );
}

const nicknames = [
  { value: 'sí', label: 'Sí: es obligatorio' },
  { value: '', label: 'No: lo escribe quien quiere' },
];

const consents = [
  { value: 'sí', label: 'Sí: sin permiso no se aprueban' },
  { value: '', label: 'No: solo avisa' },
];

const lists = [
  { value: 'automatic', label: 'Sí: cada cupo libre se le ofrece solo a quien sigue' },
  { value: 'by_hand', label: 'Sí: ustedes eligen a quién ofrecerlo' },
  { value: 'off', label: 'No: nadie más se anota' },
];

/** The default link. Any value opens the registration. */
const USUAL_LINK = 'inscripcion';

/** Opens and closes registration. A stored link stays, even if registration is closed and opened again. */
function FormFields({ editor: { form, shown: values } }: Props) {
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
      <Note size="text" id={hint}>
        {errors.linkedFormId?.message ??
          (isOpen
            ? 'Quien quiera puede inscribirse hasta el cierre, mientras queden cupos.'
            : 'Cerradas: nadie puede inscribirse, y la tarjeta dice PRÓXIMAMENTE.')}
      </Note>
    </FieldsGroup>
  );
}

const confirming = [
  { value: 'sí', label: 'Sí: quien no confirma a tiempo pierde su cupo' },
  { value: '', label: 'No: quien apruebas ya está dentro' },
];

/** Sets if and when players have to confirm. */
function ConfirmationFields({ editor }: Props) {
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

const choices = [
  { value: 'draft', label: 'Borrador: solo lo ven los administradores' },
  { value: 'scheduled', label: 'Programado: se publica solo' },
  { value: 'published', label: 'Publicado: se ve en el sitio' },
];

const places = [
  { value: '', label: 'En las listas del sitio' },
  { value: 'sí', label: 'Solo por su enlace: ni en listas, ni en buscadores, ni en el historial' },
];

export function PublicationFields({ editor }: { editor: TournamentEditing }) {
  const { status } = editor.shown;
  const leaves = editor.base?.status === 'published' && status !== 'published';
  return (
    <FieldsGroup title={tournamentLabels.status}>
      <ChosenField editor={editor} name="status" label="Quién lo ve" choices={choices} />
      {status === 'scheduled' ? (
        <TimeField {...editor.control('publishDate')} shown={editor.shown.publishDate} required />
      ) : null}
      <ChosenField editor={editor} name="unlisted" label="Dónde sale" choices={places} />
      {leaves ? <p>Al guardar deja de verse en el sitio. Sus inscripciones se conservan.</p> : null}
    </FieldsGroup>
  );
}

interface ChosenProps {
  editor: TournamentEditing;
  name: 'asksNickname' | 'confirms' | 'guardianConsent' | 'status' | 'unlisted' | 'waitingList';
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** A choice among a few labelled values. */
function ChosenField({ editor, name, label, choices }: ChosenProps) {
  const { error, label: _label, ...control } = editor.control(name);
  return (
    <FieldGroup label={label} error={error} required>
      {choices.map((choice) => (
        <Choice key={choice.value} {...control} {...choice} type="radio" />
      ))}
    </FieldGroup>
  );
}

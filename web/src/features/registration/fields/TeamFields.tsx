import { counted, type TeamSize, teamText } from '@arena/domain';
import { useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { TextField } from '#ui/fields/Field.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import styles from '../Registration.module.css';
import type { RegistrationValues } from './registration-values.ts';

interface Form {
  form: UseFormReturn<RegistrationValues>;
}

/** The captain as the first player, with the values typed above. */
function Captain({ form }: Form) {
  const [nickname, freeFireId] = useWatch({ control: form.control, name: ['nickname', 'freeFireId'] });
  const said = [nickname.trim(), freeFireId.trim()].filter(Boolean).join(' · ');
  return (
    <Stack as="li" gap={2} className={styles.player}>
      <span className={styles.number}>Jugador 1</span>
      <p className={styles.captain}>Tú{said === '' ? ', con los datos de arriba' : `: ${said}`}</p>
    </Stack>
  );
}

function Teammate({ index, form }: Form & { index: number }) {
  const { errors } = useFormState({ control: form.control });
  const wrong = errors.team?.players?.[index];
  return (
    <li>
      <Stack as="fieldset" gap={2} className={styles.player}>
        <legend className={styles.number}>Jugador {index + 2}</legend>
        <div className={styles.row}>
          <TextField
            label="Apodo"
            error={wrong?.nickname?.message}
            required
            {...form.register(`team.players.${index}.nickname`)}
            autoComplete="off"
          />
          <TextField
            label="ID"
            error={wrong?.freeFireId?.message}
            required
            {...form.register(`team.players.${index}.freeFireId`)}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </Stack>
    </li>
  );
}

/** The team of a duo or squad: its name, and a row for each player, the captain first. */
export function TeamFields({ teamSize, form }: Form & { teamSize: TeamSize }) {
  const { one } = teamText[teamSize];
  const titleId = useId();
  const { errors } = useFormState({ control: form.control });
  return (
    <Stack as="section" gap={4} className={styles.team} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Tu {one}
      </h2>
      <Note size="text">Inscribes a {counted(teamSize, 'jugador', 'jugadores')} y ocupan un solo cupo.</Note>
      <TextField
        label="Nombre del equipo"
        error={errors.team?.name?.message}
        required
        {...form.register('team.name')}
        autoComplete="off"
      />
      <Stack as="ol" gap={5}>
        <Captain form={form} />
        {Array.from({ length: teamSize - 1 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: players have no key but their index.
          <Teammate key={index} index={index} form={form} />
        ))}
      </Stack>
    </Stack>
  );
}

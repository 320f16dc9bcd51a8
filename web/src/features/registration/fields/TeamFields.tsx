import { counted, type TeamSize, teamText } from '@arena/domain';
import { useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { TextField } from '#ui/fields/Field.tsx';
import type { RegistrationValues } from './registration-values.ts';
import styles from './TeamFields.module.css';

interface Props {
  teamSize: TeamSize;
  form: UseFormReturn<RegistrationValues>;
}

/** The captain as the first player, with the values typed above. */
function Captain({ form }: Pick<Props, 'form'>) {
  const [nickname, freeFireId] = useWatch({ control: form.control, name: ['nickname', 'freeFireId'] });
  const said = [nickname.trim(), freeFireId.trim()].filter(Boolean).join(' · ');
  return (
    <li className={styles.player}>
      <span className={styles.number}>Jugador 1</span>
      <p className={styles.captain}>Tú{said === '' ? ', con los datos de arriba' : `: ${said}`}</p>
    </li>
  );
}

function Teammate({ index, form }: Omit<Props, 'teamSize'> & { index: number }) {
  const { errors } = useFormState({ control: form.control });
  const wrong = errors.team?.players?.[index];
  return (
    <li>
      <fieldset className={styles.player}>
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
      </fieldset>
    </li>
  );
}

/** The team of a duo or squad: its name, and a row for each player, the captain first. */
export function TeamFields({ teamSize, form }: Props) {
  const { one } = teamText[teamSize];
  const titleId = useId();
  const { errors } = useFormState({ control: form.control });
  return (
    <section className={styles.team} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Tu {one}
      </h2>
      <p className="muted">Inscribes a {counted(teamSize, 'jugador', 'jugadores')} y ocupan un solo cupo.</p>
      <TextField
        label="Nombre del equipo"
        error={errors.team?.name?.message}
        required
        {...form.register('team.name')}
        autoComplete="off"
      />
      <ol className="below gap-5">
        <Captain form={form} />
        {Array.from({ length: teamSize - 1 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: players have no key but their index.
          <Teammate key={index} index={index} form={form} />
        ))}
      </ol>
    </section>
  );
}

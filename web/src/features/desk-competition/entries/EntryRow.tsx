import { type ConfirmationState, type Entry, type EntryStatus, finalConfirmation } from '@arena/domain';
import { useId } from 'react';
import { useServerNow } from '../../../lib/time/clock.ts';
import { Menu, type MenuActions } from '../../../ui/buttons/Menu.tsx';
import { Badge, type BadgeTone } from '../../../ui/signs/Badge.tsx';
import { statusText } from '../../../ui/texts/competition-texts.ts';
import { Refusals } from '../Acts.tsx';
import { type Planned, useDesk } from '../desk-context.ts';
import { type Act, useAct } from '../use-act.ts';
import styles from './Entries.module.css';
import type { StatusAsking } from './StatusDialog.tsx';

const statusTone: Record<Exclude<EntryStatus, 'active'>, BadgeTone> = {
  no_show: 'warn',
  withdrawn: 'quiet',
  disqualified: 'bad',
};

/** How an entry's confirmation of the final stands, in words and colour. */
const finalText: Record<Exclude<ConfirmationState, 'later'>, { label: string; tone: BadgeTone }> = {
  open: { label: 'Falta que confirme la final', tone: 'warn' },
  confirmed: { label: 'Confirmó la final', tone: 'good' },
  missed: { label: 'No confirmó la final', tone: 'bad' },
};

/** Whether an entry has confirmed the final; null where nobody asks it. */
function useFinal(entry: Entry, planned: Planned): Exclude<ConfirmationState, 'later'> | null {
  const { tournament } = useDesk();
  const state = useServerNow((now) => finalConfirmation(tournament, planned, entry, now)?.state ?? null);
  return state === 'later' ? null : state;
}

interface Props {
  planned: Planned;
  entry: Entry;
  name: string;
  onEdit: () => void;
  onStatus: (status: StatusAsking) => void;
}

function useActions({ entry, name, onEdit, onStatus }: Props, final: ConfirmationState | null, act: Act): MenuActions {
  const back = () => void act.run((calls) => calls.editEntry(entry, { status: 'active' }), `${name} juega otra vez.`);
  const remove = () =>
    void act.run(
      (calls, { wasTried }) => calls.removeEntry(entry.id, wasTried),
      `${name}: eliminado de la competencia.`,
    );
  const confirm = () => void act.run((calls) => calls.confirmFinal(entry.id), `Confirmaste la final por ${name}.`);
  const isActive = entry.status === 'active';
  const isUnconfirmed = final === 'open' || (final === 'missed' && entry.finalMissedAt === undefined);
  return [
    { label: 'Editar', icon: 'edit', run: onEdit },
    isUnconfirmed && { label: 'Confirmar la final', icon: 'clock', run: confirm },
    !isActive && { label: 'Vuelve a jugar', icon: 'undo', run: back },
    entry.status !== 'no_show' && { label: 'No se presentó', icon: 'eyeOff', run: () => onStatus('no_show') },
    entry.status !== 'withdrawn' && { label: 'Se retiró', icon: 'down', run: () => onStatus('withdrawn') },
    entry.status !== 'disqualified' && {
      label: 'Descalificar',
      icon: 'trash',
      grave: true,
      run: () => onStatus('disqualified'),
    },
    entry.registrationId === null && { label: 'Eliminar', icon: 'trash', grave: true, run: remove },
  ];
}

/** One who plays: by what name, who they are, and whether they do. */
export function EntryRow(props: Props) {
  const { entry, name } = props;
  const id = useId();
  const act = useAct();
  const final = useFinal(entry, props.planned);
  const actions = useActions(props, final, act);
  const players = entry.players
    .map(({ nickname, freeFireId }) => [nickname, freeFireId].filter(Boolean).join(' · '))
    .filter((text) => text !== '' && text !== name);
  return (
    <li>
      <article className={styles.row} aria-labelledby={id}>
        <span className={styles.seed} aria-hidden="true">
          {entry.seed ?? '—'}
        </span>
        <div className={styles.words}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          {players.map((text) => (
            <p key={text} className="note">
              {text}
            </p>
          ))}
          {entry.status === 'active' ? null : (
            <p>
              <Badge tone={statusTone[entry.status]}>{statusText(entry)}</Badge>
            </p>
          )}
          {entry.reason ? <p className="note">{entry.reason}</p> : null}
          {final === null ? null : (
            <p>
              <Badge tone={finalText[final].tone}>{finalText[final].label}</Badge>
            </p>
          )}
          <Refusals of={act} />
        </div>
        <Menu label={`Acciones de ${name}`} actions={actions} />
      </article>
    </li>
  );
}

import type { Entry, EntryStatus } from '@arena/domain';
import { useId } from 'react';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Menu, type MenuAction } from '../../ui/Menu.tsx';
import { useDesk } from './desk-context.ts';
import styles from './Entries.module.css';
import { Refusals } from './Refusals.tsx';
import type { StatusAsking } from './StatusDialog.tsx';
import { useAct } from './use-act.ts';

interface Props {
  entry: Entry;
  name: string;
  onEdit: () => void;
  onStatus: (status: StatusAsking) => void;
}

const statusText: Record<Exclude<EntryStatus, 'active'>, { label: string; tone: BadgeTone }> = {
  no_show: { label: 'No se presentó', tone: 'warn' },
  withdrawn: { label: 'Se retiró', tone: 'quiet' },
  disqualified: { label: 'Descalificado', tone: 'bad' },
};

function useActions({ entry, name, onEdit, onStatus }: Props, act: ReturnType<typeof useAct>): MenuAction[] {
  const { calls } = useDesk();
  const back = () =>
    void act.run(async () => {
      const { players, keepsPoints, aliases, revision } = entry;
      await calls.editEntry(entry.id, {
        name: entry.name,
        players,
        keepsPoints,
        aliases,
        status: 'active',
        expectedRevision: revision,
      });
      return `${name} juega otra vez.`;
    });
  const remove = () =>
    void act.run(async () => {
      await calls.removeEntry(entry.id, act.wasTried);
      return `${name}: eliminado de la competencia.`;
    });
  const isActive = entry.status === 'active';
  const actions: (MenuAction | false)[] = [
    { label: 'Editar', icon: 'edit', run: onEdit },
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
  return actions.filter((action) => action !== false);
}

/** One who plays: by what name, who they are, and whether they do. */
export function EntryRow(props: Props) {
  const { entry, name } = props;
  const id = useId();
  const act = useAct();
  const actions = useActions(props, act);
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
            <p key={text} className={styles.note}>
              {text}
            </p>
          ))}
          {entry.status === 'active' ? null : (
            <p>
              <Badge tone={statusText[entry.status].tone}>
                {entry.status === 'disqualified' && entry.keepsPoints
                  ? 'Descalificado, conserva sus puntos'
                  : statusText[entry.status].label}
              </Badge>
            </p>
          )}
          <Refusals of={act} />
        </div>
        <Menu label={`Acciones de ${name}`} actions={actions} />
      </article>
    </li>
  );
}

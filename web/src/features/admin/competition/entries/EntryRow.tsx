import { type ConfirmationState, type Entry, type EntryStatus, finalConfirmation } from '@arena/domain';
import { useId } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { Menu, type MenuActions } from '#ui/buttons/Menu.tsx';
import { Badge, type BadgeTone } from '#ui/icons/Badge.tsx';
import { messageTexts, useCopy } from '#ui/sharing/use-copy.ts';
import { statusText } from '#ui/texts/competition-texts.ts';
import { mayPlan, type Planned, useCompetitionAdmin } from '../competition-context.ts';
import { Refusals } from '../MutationDialog.tsx';
import { type CompetitionMutation, useCompetitionMutation } from '../use-competition-mutation.ts';
import styles from './Entries.module.css';
import { playerTexts } from './entry-list.ts';
import { resultMessage } from './result-message.ts';
import type { StatusAsking } from './StatusDialog.tsx';

const statusTone: Record<Exclude<EntryStatus, 'active'>, BadgeTone> = {
  no_show: 'warn',
  withdrawn: 'quiet',
  disqualified: 'bad',
};

const finalText: Record<Exclude<ConfirmationState, 'later'>, { label: string; tone: BadgeTone }> = {
  open: { label: 'Falta que confirme la final', tone: 'warn' },
  confirmed: { label: 'Confirmó la final', tone: 'good' },
  missed: { label: 'No confirmó la final', tone: 'bad' },
};

/** Returns the state of an entry's confirmation of the final, or null. */
function useFinal(entry: Entry, planned: Planned): Exclude<ConfirmationState, 'later'> | null {
  const { tournament } = useCompetitionAdmin();
  const state = useServerNow((now) => finalConfirmation(tournament, planned, entry, now)?.state ?? null);
  return state === 'later' ? null : state;
}

interface Props {
  planned: Planned;
  entry: Entry;
  name: string;
  onEdit: () => void;
  onEmblem: () => void;
  onStatus: (status: StatusAsking) => void;
}

function useActions(
  { entry, planned, name, onEdit, onEmblem, onStatus }: Props,
  final: ConfirmationState | null,
  mutation: CompetitionMutation,
): MenuActions {
  const back = () =>
    void mutation.run((calls) => calls.editEntry(entry, { status: 'active' }), `${name} juega otra vez.`);
  const remove = () =>
    void mutation.run((calls) => calls.removeEntry(entry.id), `${name}: eliminado de la competencia.`);
  const confirm = () => void mutation.run((calls) => calls.confirmFinal(entry.id), `Confirmaste la final por ${name}.`);
  const { tournament } = useCompetitionAdmin();
  const copy = useCopy(messageTexts);
  const result = planned.results.get(entry.id);
  const table = `${import.meta.env.VITE_SITE_URL}${paths.standings(tournament.id)}`;
  const isActive = entry.status === 'active';
  const isUnconfirmed = final === 'open' || (final === 'missed' && entry.finalMissedAt === undefined);
  const emblem = { label: 'Emblema', icon: 'picture', run: onEmblem } as const;
  if (!mayPlan()) return [emblem];
  return [
    result !== undefined && {
      label: 'Copiar mensaje con su resultado',
      icon: 'copy',
      run: () => void copy(resultMessage(result, { name, tournament: tournament.name, table })),
    },
    { label: 'Editar', icon: 'edit', run: onEdit },
    emblem,
    isUnconfirmed && { label: 'Confirmar la final', icon: 'check', run: confirm },
    !isActive && { label: 'Vuelve a jugar', icon: 'undo', run: back },
    entry.status !== 'no_show' && { label: 'No se presentó', icon: 'absent', run: () => onStatus('no_show') },
    entry.status !== 'withdrawn' && { label: 'Se retiró', icon: 'exit', run: () => onStatus('withdrawn') },
    entry.status !== 'disqualified' && {
      label: 'Descalificar',
      icon: 'ban',
      grave: true,
      run: () => onStatus('disqualified'),
    },
    entry.registrationId === null && { label: 'Eliminar', icon: 'trash', grave: true, run: remove },
  ];
}

/** The status of an entry with its reason, and its confirmation of the final. */
export function EntryBadge({ entry, planned }: Pick<Props, 'entry' | 'planned'>) {
  const final = useFinal(entry, planned);
  return (
    <>
      {entry.status === 'active' ? null : <Badge tone={statusTone[entry.status]}>{statusText(entry)}</Badge>}
      {entry.reason ? <p className="note">{entry.reason}</p> : null}
      {final === null ? null : <Badge tone={finalText[final].tone}>{finalText[final].label}</Badge>}
    </>
  );
}

export function EntryMenu(props: Props) {
  const mutation = useCompetitionMutation();
  const actions = useActions(props, useFinal(props.entry, props.planned), mutation);
  return (
    <>
      <Menu label={`Acciones de ${props.name}`} actions={actions} />
      <Refusals of={mutation} />
    </>
  );
}

export function EntryRow(props: Props) {
  const { entry, name, planned } = props;
  const id = useId();
  const mutation = useCompetitionMutation();
  const actions = useActions(props, useFinal(entry, planned), mutation);
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
          {playerTexts(entry, name).map((text) => (
            <p key={text} className="note">
              {text}
            </p>
          ))}
          <EntryBadge entry={entry} planned={planned} />
          <Refusals of={mutation} />
        </div>
        <Menu label={`Acciones de ${name}`} actions={actions} />
      </article>
    </li>
  );
}

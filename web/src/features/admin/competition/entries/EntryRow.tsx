import { type ConfirmationState, type Entry, type EntryStatus, finalConfirmation } from '@arena/domain';
import { useId } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { Menu, type MenuActions } from '#ui/buttons/Menu.tsx';
import { Badge, type BadgeTone } from '#ui/icons/Badge.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { messageTexts, useCopy } from '#ui/sharing/use-copy.ts';
import { statusText } from '#ui/texts/competition-texts.ts';
import styles from '../Competition.module.css';
import { mayPlan, useCompetition, useCompetitionAdmin } from '../competition-context.ts';
import { Refusals } from '../MutationDialog.tsx';
import { resultMessage } from '../messages.ts';
import { type CompetitionMutation, useCompetitionMutation } from '../use-competition-mutation.ts';
import type { StatusAsking } from './EntryDialogs.tsx';
import { playerTexts } from './entry-list.ts';

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
function useFinal(entry: Entry): Exclude<ConfirmationState, 'later'> | null {
  const { tournament } = useCompetitionAdmin();
  const planned = useCompetition();
  const state = useServerNow((now) => finalConfirmation(tournament, planned, entry, now)?.state ?? null);
  return state === 'later' ? null : state;
}

/** A dialog about an entry. */
export type EntryAsking =
  | { what: 'edit' | 'emblem'; entry: Entry }
  | { what: 'status'; entry: Entry; status: StatusAsking };

interface Props {
  entry: Entry;
  onAsk: (asking: EntryAsking) => void;
}

function useActions({ entry, onAsk }: Props, mutation: CompetitionMutation): MenuActions {
  const final = useFinal(entry);
  const { nameOf, results } = useCompetition();
  const name = nameOf(entry.id);
  const back = () =>
    void mutation.run((calls) => calls.editEntry(entry, { status: 'active' }), `${name} juega otra vez.`);
  const remove = () =>
    void mutation.run((calls) => calls.removeEntry(entry.id), `${name}: eliminado de la competencia.`);
  const confirm = () => void mutation.run((calls) => calls.confirmFinal(entry.id), `Confirmaste la final por ${name}.`);
  const { tournament } = useCompetitionAdmin();
  const copy = useCopy(messageTexts);
  const result = results.get(entry.id);
  const table = `${import.meta.env.VITE_SITE_URL}${paths.standings(tournament.id)}`;
  const askStatus = (status: StatusAsking) => onAsk({ what: 'status', entry, status });
  const isActive = entry.status === 'active';
  const isUnconfirmed = final === 'open' || (final === 'missed' && entry.finalMissedAt === undefined);
  const emblem = { label: 'Emblema', icon: 'picture', run: () => onAsk({ what: 'emblem', entry }) } as const;
  if (!mayPlan()) return [emblem];
  return [
    result !== undefined && {
      label: 'Copiar mensaje con su resultado',
      icon: 'copy',
      run: () => void copy(resultMessage(result, { name, tournament: tournament.name, table })),
    },
    { label: 'Editar', icon: 'edit', run: () => onAsk({ what: 'edit', entry }) },
    emblem,
    isUnconfirmed && { label: 'Confirmar la final', icon: 'check', run: confirm },
    !isActive && { label: 'Vuelve a jugar', icon: 'undo', run: back },
    entry.status !== 'no_show' && { label: 'No se presentó', icon: 'absent', run: () => askStatus('no_show') },
    entry.status !== 'withdrawn' && { label: 'Se retiró', icon: 'exit', run: () => askStatus('withdrawn') },
    entry.status !== 'disqualified' && {
      label: 'Descalificar',
      icon: 'ban',
      grave: true,
      run: () => askStatus('disqualified'),
    },
    entry.registrationId === null && { label: 'Eliminar', icon: 'trash', grave: true, run: remove },
  ];
}

/** The status of an entry with its reason, and its confirmation of the final. */
export function EntryBadge({ entry }: { entry: Entry }) {
  const final = useFinal(entry);
  return (
    <>
      {entry.status === 'active' ? null : <Badge tone={statusTone[entry.status]}>{statusText(entry)}</Badge>}
      {entry.reason ? <Note>{entry.reason}</Note> : null}
      {final === null ? null : <Badge tone={finalText[final].tone}>{finalText[final].label}</Badge>}
    </>
  );
}

export function EntryMenu(props: Props) {
  const mutation = useCompetitionMutation();
  const actions = useActions(props, mutation);
  const { nameOf } = useCompetition();
  return (
    <>
      <Menu label={`Acciones de ${nameOf(props.entry.id)}`} actions={actions} />
      <Refusals of={mutation} />
    </>
  );
}

export function EntryRow(props: Props) {
  const { entry } = props;
  const name = useCompetition().nameOf(entry.id);
  const id = useId();
  const mutation = useCompetitionMutation();
  const actions = useActions(props, mutation);
  return (
    <li>
      <article className={styles.entry} aria-labelledby={id}>
        <span className={styles.seed} aria-hidden="true">
          {entry.seed ?? '—'}
        </span>
        <Stack className={styles.words}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          {playerTexts(entry, name).map((text) => (
            <Note key={text}>{text}</Note>
          ))}
          <EntryBadge entry={entry} />
          <Refusals of={mutation} />
        </Stack>
        <Menu label={`Acciones de ${name}`} actions={actions} />
      </article>
    </li>
  );
}

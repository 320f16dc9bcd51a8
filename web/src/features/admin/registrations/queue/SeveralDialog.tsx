import { groupedBy, type Registration } from '@arena/domain';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { registrationsText } from '../rows/labels.ts';
import type { Group } from '../rows/use-groups.ts';
import { isPlayed } from './picked-decision.ts';
import type { Tournaments } from './queue.ts';

type Picked = readonly Registration[];

const words = {
  approved: { title: 'Aprobar', action: 'Aprobar' },
  rejected: { title: 'Rechazar', action: 'Seguir' },
  confirmed: { title: 'Confirmar', action: 'Confirmar' },
} as const;

interface Props {
  to: keyof typeof words;
  registrations: Picked;
  tournaments: Tournaments;
  /** Names a tournament, with its date where there are several. */
  groupOf: (tournamentId: string) => Pick<Group, 'name' | 'when'>;
  onConfirm: (registrations: Picked) => void;
  onClose: () => void;
}

/** Says how many registrations of which tournaments a decision changes. Those being played have to be chosen. */
export function SeveralDialog({ to, registrations, tournaments, groupOf, onConfirm, onClose }: Props) {
  const byTournament = [...groupedBy(registrations, ({ tournamentId }) => tournamentId)];
  const [out, setOut] = useState<ReadonlySet<string>>(
    () => new Set(byTournament.map(([id]) => id).filter((id) => isPlayed(tournaments, id))),
  );
  const left = registrations.filter(({ tournamentId }) => !out.has(tournamentId));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(out);
    if (isChosen) next.delete(id);
    else next.add(id);
    setOut(next);
  };
  const { title, action } = words[to];
  return (
    <ConfirmDialog
      title={`${title} ${registrationsText(left.length)}`}
      action={`${action} ${left.length}`}
      isDestructive={to === 'rejected'}
      disabled={left.length === 0}
      onConfirm={() => onConfirm(left)}
      cancel="Volver"
      onClose={onClose}
    >
      <ul aria-label="Torneos">
        {byTournament.map(([id, some]) => {
          const { name, when } = groupOf(id);
          const about = isPlayed(tournaments, id) ? 'se está jugando' : when;
          return (
            <li key={id}>
              <Choice
                label={[`${name}: ${some.length}`, about].filter(Boolean).join(' · ')}
                type="checkbox"
                checked={!out.has(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}

import { competitionRefusalText, fieldText, freeFireMaps, type Match } from '@arena/domain';
import { useId, useState } from 'react';
import { controlFor } from '#lib/editing/controls.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { fromLocalText, toLocalText } from '#lib/time/local-time.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { AreaField, TextField } from '#ui/fields/Field.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { Note } from '#ui/layout/Layout.tsx';
import { useCompetitionAdmin } from '../competition-context.ts';
import { ConflictingChanges, MutationDialog, Refusals } from '../MutationDialog.tsx';
import { roomQuery } from '../queries.ts';
import {
  type CompetitionMutation,
  useCompetitionMutation,
  useReason,
  useSeenRecord,
} from '../use-competition-mutation.ts';

interface Props {
  match: Match;
  name: string;
  onClose: () => void;
}

function useMatch(mutation: CompetitionMutation, match: Match): Match {
  return useSeenRecord(mutation, match, ({ matches }) => matches.find(({ id }) => id === match.id));
}

/** Edits a match's map, time and points a kill. */
export function MatchDialog({ match, name, onClose }: Props) {
  const { tournament } = useCompetitionAdmin();
  const mutation = useCompetitionMutation(onClose);
  const refetchRoom = useRefetch(roomQuery(tournament.id, match.id));
  const listId = useId();
  const { number, scoring, ...now } = useMatch(mutation, match);
  const [typed, setTyped] = useState<{ map?: string; startsAt?: string; perKill?: string }>({});
  // Untouched fields follow the stored values.
  const stored = { map: now.map, startsAt: toLocalText(now.startsAt), perKill: String(scoring?.perKill ?? '') };
  const values = { ...stored, ...typed };
  const { map, startsAt, perKill } = values;
  const control = controlFor({
    values,
    problems: mutation.refusal?.fields ?? {},
    change: (changed) => setTyped({ ...typed, ...changed }),
  });
  const save = () => {
    const edit = {
      number,
      map: map.trim(),
      // The control has minutes only: an untouched time keeps its seconds.
      startsAt: startsAt === stored.startsAt ? now.startsAt : fromLocalText(startsAt),
      scoring: perKill.trim() === '' ? null : { perKill: Number(perKill.replace(',', '.')) },
      from: { number, map: now.map, startsAt: now.startsAt, scoring },
    };
    return mutation.run(async (calls) => {
      await calls.editMatch(match.id, edit);
      await refetchRoom();
    }, `${name}: guardada.`);
  };
  return (
    <MutationDialog mutation={mutation} title={name} action="Guardar" onConfirm={save} onClose={onClose}>
      <TextField {...control('map')} label="Mapa" list={listId} autoComplete="off" />
      <datalist id={listId}>
        {freeFireMaps.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      <TimeField {...control('startsAt')} label="Empieza" shown={startsAt} />
      {now.state === 'official' ? (
        <Note>{competitionRefusalText.match_official}</Note>
      ) : (
        <TextField
          {...control('perKill')}
          label="Puntos por baja solo en esta partida"
          hint="Vacío: los de la fase"
          error={mutation.refusal?.fields['scoring.perKill']}
          inputMode="decimal"
        />
      )}
    </MutationDialog>
  );
}

/** Asks before a match becomes void, and if it is replayed. An official match needs a reason. */
export function VoidDialog({ match: asked, name, onClose }: Props) {
  const mutation = useCompetitionMutation(onClose);
  const match = useMatch(mutation, asked);
  const reason = useReason(asked.id);
  const [isMissing, setMissing] = useState(false);
  const wasOfficial = match.officialAt !== null;
  const declare = async (again: boolean) => {
    const isUnsaid = wasOfficial && reason.text.trim() === '';
    setMissing(isUnsaid);
    if (isUnsaid) return;
    await mutation.run(
      async (calls) => {
        await calls.setState(match, 'void', wasOfficial ? { reason: reason.text.trim() } : {});
        if (again) await calls.replay(match.id);
        reason.forget();
      },
      again ? `${name}: anulada. Se juega otra vez con el mismo número.` : `${name}: anulada.`,
    );
  };
  return (
    <Dialog
      title={`¿Anular ${name.charAt(0).toLowerCase()}${name.slice(1)}?`}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" busy={mutation.isPending} onClick={() => void declare(true)}>
            Anular y repetir
          </Button>
          <Button look="secondary" busy={mutation.isPending} onClick={() => void declare(false)}>
            Solo anular
          </Button>
          <Button look="quiet" onClick={onClose}>
            Conservar
          </Button>
        </>
      }
    >
      <ConflictingChanges of={mutation} />
      <p>
        {match.revision > 0 ? 'Su resultado deja de contar en la tabla, pero no se borra.' : 'No cuenta en la tabla.'}{' '}
        La anulación se puede quitar mientras la partida no se haya repetido.
      </p>
      {wasOfficial ? (
        <AreaField {...reason.field} error={isMissing ? fieldText.publicReason : mutation.refusal?.fields.reason} />
      ) : null}
      <Refusals of={mutation} />
    </Dialog>
  );
}

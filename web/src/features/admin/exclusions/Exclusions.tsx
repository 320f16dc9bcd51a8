import { type Exclusion, isInForce, limits } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrganiserName } from '#lib/calls/organiser.ts';
import { exclusionList } from '#lib/query/exclusion-list.ts';
import { useNow } from '#lib/time/clock.ts';
import { dayWithYearIn } from '#lib/time/format-date.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { AreaField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { Inline, Note, Stack, TypedText } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { useAction } from '#ui/use-action.ts';
import { EntriesDialog } from './EntriesDialog.tsx';
import { ExclusionForm } from './ExclusionForm.tsx';
import { changeExclusion, endText } from './exclusion-calls.ts';
import { UntilDialog } from './UntilDialog.tsx';

/** Players that no tournament accepts. */
export function Exclusions() {
  const query = useQuery(exclusionList);
  return (
    <Stack gap={5} column>
      <ExclusionForm />
      <LoadedView query={query} loading="Cargando jugadores excluidos…">
        {(exclusions) => <ExclusionLists exclusions={exclusions} />}
      </LoadedView>
    </Stack>
  );
}

function ExclusionLists({ exclusions }: { exclusions: readonly Exclusion[] }) {
  const inForce = useNow((now) => exclusions.filter((each) => isInForce(each, now)).map(({ id }) => id));
  const current = exclusions.filter(({ id }) => inForce.includes(id));
  const ended = exclusions.filter(({ id }) => !inForce.includes(id));
  return (
    <>
      <AdminList
        label="Jugadores excluidos"
        items={current}
        className="below"
        empty="Nadie está excluido. Excluye a quien hizo trampa, para que no vuelva con otro equipo."
      >
        {(each) => <CurrentRow key={each.id} exclusion={each} />}
      </AdminList>
      {ended.length === 0 ? null : (
        <details>
          <summary className="touch muted underlined">Terminadas ({ended.length})</summary>
          <ul className="below" aria-label="Exclusiones terminadas">
            {ended.map((each) => (
              <EndedRow key={each.id} exclusion={each} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface Props {
  exclusion: Exclusion;
}

function CurrentRow({ exclusion }: Props) {
  const [dialog, setDialog] = useState<'note' | 'until' | 'entries' | 'end' | null>(null);
  const close = () => setDialog(null);
  const { until } = exclusion;
  return (
    <Stack as="li" gap={2} ruled>
      <p>
        <strong>{exclusion.freeFireId}</strong> ·{' '}
        {until === null ? (
          'sin fecha de fin'
        ) : (
          <>
            hasta el <LocalTime instant={until} write={endText} />
          </>
        )}
      </p>
      <ExclusionFacts exclusion={exclusion} />
      <Inline gap={2}>
        <Button look="secondary" onClick={() => setDialog('note')}>
          Apelación
        </Button>
        <Button look="secondary" onClick={() => setDialog('entries')}>
          Sus torneos
        </Button>
        <Button look="quiet" onClick={() => setDialog('until')}>
          Cambiar el fin
        </Button>
        <Button look="quiet" onClick={() => setDialog('end')}>
          Terminar
        </Button>
      </Inline>
      {dialog === 'note' ? <AppealDialog exclusion={exclusion} onClose={close} /> : null}
      {dialog === 'entries' ? <EntriesDialog exclusion={exclusion} onClose={close} /> : null}
      {dialog === 'until' ? <UntilDialog exclusion={exclusion} onClose={close} /> : null}
      {dialog === 'end' ? <EndDialog exclusion={exclusion} onClose={close} /> : null}
    </Stack>
  );
}

function EndedRow({ exclusion }: Props) {
  const { freeFireId, until, endedAt, endedBy } = exclusion;
  const name = useOrganiserName(endedBy);
  return (
    <Stack as="li" gap={2} ruled>
      <p>
        <strong>{freeFireId}</strong> · terminó el <LocalTime instant={endedAt ?? until} write={dayWithYearIn} />
        {endedBy === null ? '' : `, por ${name}`}
      </p>
      <ExclusionFacts exclusion={exclusion} />
    </Stack>
  );
}

function ExclusionFacts({ exclusion: { reason, note, excludedAt, excludedBy } }: Props) {
  const name = useOrganiserName(excludedBy);
  return (
    <>
      <TypedText>{reason}</TypedText>
      {note === '' ? null : <TypedText>Apelación: {note}</TypedText>}
      <Note>
        Desde el <LocalTime instant={excludedAt} write={dayWithYearIn} />, por {name}
      </Note>
    </>
  );
}

interface DialogProps extends Props {
  onClose: () => void;
}

function EndDialog({ exclusion, onClose }: DialogProps) {
  const write = async () => {
    await changeExclusion(exclusion, { ended: true });
    return 'Terminada: este ID ya puede inscribirse.';
  };
  return (
    <ConfirmDialog
      title="¿Terminar esta exclusión?"
      action="Terminar"
      cancel="Conservar"
      tells
      onConfirm={write}
      changes={[exclusionList]}
      onClose={onClose}
    >
      <p>El ID {exclusion.freeFireId} puede inscribirse otra vez desde ahora. El registro se borra en 90 días.</p>
    </ConfirmDialog>
  );
}

/** Notes the answer of an excluded player. It shows what another admin noted meanwhile. */
function AppealDialog({ exclusion, onClose }: DialogProps) {
  const [before] = useState(exclusion.note);
  const [note, setNote] = useState(before);
  const save = async () => {
    await changeExclusion(exclusion, { note });
    return 'Nota guardada.';
  };
  const saving = useAction(save, { tells: true, changes: [exclusionList], onDone: onClose });
  return (
    <ConfirmDialog
      title="Nota de apelación"
      action="Guardar nota"
      isPending={saving.isPending}
      onConfirm={() => saving.run()}
      onClose={onClose}
    >
      {exclusion.note === before ? null : (
        <Notice tone="warning">Alguien más anotó mientras tanto: «{exclusion.note}».</Notice>
      )}
      <AreaField
        label="Lo que respondió el jugador, o lo que acordaron"
        hint="Solo lo ven los admins."
        error={saving.refusal?.fields.note}
        rows={4}
        maxLength={limits.reasonCharacters}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}

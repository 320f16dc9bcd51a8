import { changesBetween, fieldText, limits } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { AreaField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Note, Panel, Stack, Title } from '#ui/layout/Layout.tsx';
import { doubtsOf, exchangesBy, implicitAbsences } from './entry/checks.ts';
import { absentText } from './entry/facts.ts';
import { useResult } from './entry/result-context.ts';
import styles from './MatchResult.module.css';
import { ChangeList } from './ResultRows.tsx';

interface Props {
  /** Number of pasted lines that are left out. */
  left?: number;
  /** True if the admin has confirmed that entries without a place were absent. */
  isAsked?: boolean;
}

/** The correction of an official result: its changes and the public reason. */
function Correction({ error }: { error: string | undefined }) {
  const { base, entering, act } = useResult();
  const changes = changesBetween(base.rows, entering.rows).filter(
    ({ before, after }) => (before?.played ?? false) || (after?.played ?? false),
  );
  return (
    <Panel gap={3} pad={4}>
      <Title size="sign">Qué cambia</Title>
      {changes.length === 0 ? <p>Las bajas por jugador.</p> : <ChangeList changes={changes} />}
      <AreaField
        label="Motivo de la corrección"
        hint="Lo ve todo el mundo."
        error={error}
        required
        rows={2}
        maxLength={limits.competition.reasonCharacters}
        value={entering.reason}
        onChange={({ target }) => act.enter({ reason: target.value })}
      />
    </Panel>
  );
}

function Refusals() {
  const { entering, faults, refusal } = useResult();
  const here = new Set(entering.rows.map(({ entryId }) => entryId));
  const count = [...faults.byEntry.keys()].filter((entryId) => here.has(entryId)).length;
  const rows =
    count === 1
      ? 'Una fila no puede quedar así: ahí mismo dice por qué.'
      : `${count} filas no pueden quedar así. Lo dice cada una.`;
  if (refusal === null && count === 0) return null;
  return <Notice tone="error">{[refusal?.message, ...faults.others, ...(count === 0 ? [] : [rows])].join(' ')}</Notice>;
}

interface ConfirmProps {
  doubts: readonly string[];
  /** Names of the entries that would count as absent. */
  absent: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks to confirm a result that looks incomplete, with the reasons. */
function DoubtsDialog({ doubts, absent, onConfirm, onClose }: ConfirmProps) {
  return (
    <ConfirmDialog
      title="¿Está bien así?"
      action="Está bien así"
      onConfirm={onConfirm}
      cancel="Revisar"
      onClose={onClose}
    >
      {doubts.length === 0 ? null : (
        <Stack as="ul" gap={2} className={styles.doubts}>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </Stack>
      )}
      {absent.length === 0 ? null : <p>{absentText(absent)}</p>}
    </ConfirmDialog>
  );
}

/** The confirmation for a result that looks incomplete or exchanges who would have advanced; null if it does neither. */
function useQuestion(
  { left = 0, isAsked = false }: Props,
  onSave: (official: boolean, acceptsExchange: boolean) => void,
) {
  const [asking, setAsking] = useState<{ official: boolean } | null>(null);
  const { facts, entering, refusal } = useResult();
  const { rows } = entering;
  const exchanges = exchangesBy(facts, rows, refusal?.fields);
  const doubts = [
    ...exchanges,
    ...doubtsOf(facts, rows),
    ...(left === 0 ? [] : [left === 1 ? 'Una línea queda fuera.' : `${left} líneas quedan fuera.`]),
  ];
  const absent = isAsked ? [] : implicitAbsences(facts, rows).map(facts.nameOf);
  const ask = (official: boolean) => {
    if (doubts.length + absent.length > 0) setAsking({ official });
    else onSave(official, false);
  };
  const dialog: ReactNode =
    asking === null ? null : (
      <DoubtsDialog
        doubts={doubts}
        absent={absent}
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          onSave(asking.official, exchanges.length > 0);
        }}
      />
    );
  return { ask, dialog };
}

/** Saves a result: shows problems, corrections, and the next state. */
export function Finish(props: Props) {
  const { left = 0 } = props;
  const { facts, entering, faults, isChanged, delivery, refusal, act, setOpen } = useResult();
  const close = () => setOpen(false);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { match } = facts;
  const isCorrection = match.officialAt !== null;
  const isBusy = delivery === 'sending';
  const { ask, dialog } = useQuestion(
    props,
    (official, acceptsExchange) => void act.save(official, { acceptsExchange }).then(close),
  );
  const save = (official: boolean) => {
    const isMissing = isCorrection && entering.reason.trim() === '';
    setReasonMissing(isMissing);
    if (!isMissing) ask(official);
  };
  const leave = () => {
    act.discard();
    close();
  };
  const asItIs =
    match.revision === 0 ? null : (
      <Button look="secondary" wide disabled={isBusy} onClick={leave}>
        Dejarlo como está
      </Button>
    );
  if (!isChanged) return asItIs ?? <Note size="small">Todavía no hay nada anotado.</Note>;
  const needsOther = facts.view.competition.secondPerson;
  const isBlocked = faults.isBlocking;
  const error = isReasonMissing ? fieldText.publicReason : refusal?.fields.reason;
  return (
    <Stack gap={4}>
      {isCorrection ? <Correction error={error} /> : null}
      <Refusals />
      {needsOther ? <Note size="small">Después, otra persona del equipo lo hace oficial.</Note> : null}
      <Stack gap={2}>
        {needsOther ? null : (
          <Button wide busy={isBusy} disabled={isBlocked} onClick={() => save(true)}>
            {isCorrection ? 'Guardar corrección' : 'Guardar y hacer oficial'}
          </Button>
        )}
        {isCorrection && !needsOther ? null : (
          <Button
            look={needsOther ? 'primary' : 'secondary'}
            wide
            busy={isBusy}
            disabled={isBlocked}
            onClick={() => save(false)}
          >
            {isCorrection ? 'Guardar corrección' : 'Guardar provisional'}
          </Button>
        )}
        {left === 0 || isCorrection ? null : (
          <Button
            look="secondary"
            wide
            busy={isBusy}
            disabled={isBlocked}
            onClick={() => void act.save(false, { keepsPaste: true })}
          >
            Guardar lo resuelto
          </Button>
        )}
        {asItIs}
      </Stack>
      {dialog}
    </Stack>
  );
}

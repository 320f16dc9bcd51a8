import {
  CONNECTION_LOST,
  canCorrectGuardian,
  type FieldErrors,
  Guardian,
  type MyRegistrationData,
  problemsIn,
  UNSEEN_PROBLEM,
} from '@arena/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '#lib/calls/failures.ts';
import {
  CONTROLS,
  type CorrectionValues,
  changesOf,
  correctionPath,
  correctionValuesOf,
  guardianLabels,
  isSameCorrection,
  parseCorrection,
  problemsWithCorrection,
} from '#lib/editing/correction-values.ts';
import { isEqual } from '#lib/editing/merge-edits.ts';
import { resolverBy, useFirstError, useKeptFocus, useOnValuesChange } from '#lib/editing/use-editor-form.ts';
import type { Problem } from '#lib/outbox/entries.ts';
import { useOutgoing, useOutgoingChange } from '#lib/outbox/use-outgoing.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { AnswerControls, GuardianControls, PlayerControls, TeamControls } from '#ui/fields/RegistrationControls.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import styles from '../MyRegistration.module.css';
import { CONFLICT, correctionOutbox } from './correction-outbox.ts';
import { forgetChanges, keepChanges, keptChanges } from './kept-changes.ts';

interface Props {
  token: string;
  data: MyRegistrationData;
  /** Refetches after an organiser's edit. */
  refetch: () => Promise<MyRegistrationData>;
  onSaved: (data: MyRegistrationData) => void;
  onLeave: () => void;
}

const WAITING = `${CONNECTION_LOST} Guardamos lo que corregiste en este teléfono: se envía solo cuando vuelva la señal.`;
const LOST =
  'Tus datos cambiaron mientras escribías: no todo lo que escribiste sigue aquí. Revisa todo y guarda otra vez.';

/** Parts about other people: a former teammate's nickname doesn't fit the new one. */
type Others = 'team' | 'guardian';

/** Returns the parts, and the answers, in which two sets of values differ. */
function changedParts(values: CorrectionValues, base: CorrectionValues): Partial<CorrectionValues> {
  const answers = Object.entries(values.answers).filter(([id, answer]) => !isEqual(answer, base.answers[id] ?? ''));
  const parts = Object.entries(values).filter(
    ([part, value]) => part !== 'answers' && !isEqual(value, Object(base)[part]),
  );
  return { ...Object.fromEntries(parts), ...(answers.length === 0 ? {} : { answers: Object.fromEntries(answers) }) };
}

/**
 * Merges a player's changes into the stored data, except answers to removed questions and parts about replaced people.
 * @param isOfThem true if these are the same people
 * @returns the values, and if they include all changes
 */
function mergeOwnChanges(
  now: MyRegistrationData,
  { team, guardian, answers = {}, ...changes }: Partial<CorrectionValues>,
  isOfThem: (others: Others) => boolean,
): { values: CorrectionValues; isWhole: boolean } {
  const stored = correctionValuesOf(now);
  const asked = now.questions.map(({ id }) => id);
  const stillAsked = Object.fromEntries(Object.entries(answers).filter(([id]) => asked.includes(id)));
  const values = {
    ...stored,
    ...changes,
    ...(team !== undefined && isOfThem('team') ? { team } : {}),
    ...(guardian !== undefined && canCorrectGuardian(now) && isOfThem('guardian') ? { guardian } : {}),
    answers: { ...stored.answers, ...stillAsked },
  };
  const wanted = {
    ...values,
    team: team ?? values.team,
    guardian: guardian ?? values.guardian,
    answers: { ...stored.answers, ...answers },
  };
  return { values, isWhole: isSameCorrection(values, wanted) };
}

/** Returns the initial values: the stored data with changes typed before a reload, and their conflicts. */
function startOf(token: string, data: MyRegistrationData): { values: CorrectionValues; failure: string | null } {
  const entry = correctionOutbox.entry(token)?.body;
  const sent = entry === undefined ? null : { revision: entry.sent.revision, changes: entry.changes };
  const kept = keptChanges(token) ?? sent;
  if (kept === null) return { values: correctionValuesOf(data), failure: null };
  const isOld = kept.revision !== data.revision;
  // Another revision may have other people.
  const { values, isWhole } = mergeOwnChanges(data, kept.changes, () => !isOld);
  if (!isWhole) return { values, failure: LOST };
  return { values, failure: isOld && !isSameCorrection(values, correctionValuesOf(data)) ? CONFLICT : null };
}

/** Returns problems of removing a team or a guardian, which can only be replaced. */
function emptied(values: CorrectionValues, base: MyRegistrationData): FieldErrors {
  const { team, guardian } = parseCorrection(values);
  const nobody = Guardian.safeParse({ name: '', contact: '' }).error;
  return {
    ...(base.team === null || team !== null ? {} : { 'team.name': 'Escribe el nombre del equipo' }),
    ...(base.guardian === null || guardian !== null ? {} : problemsIn(nobody, (path) => `guardian.${path}`)),
  };
}

function useOwnFields({ token, data, refetch, onSaved, onLeave }: Props) {
  const [start] = useState(() => startOf(token, data));
  const [base, setBase] = useState(data);
  const [failure, setFailure] = useState(start.failure);
  const outgoing = useOutgoing(correctionOutbox, token);
  const focusFirstError = useFirstError();
  const form = useForm<CorrectionValues>({
    defaultValues: start.values,
    resolver: resolverBy((values) => ({
      ...problemsWithCorrection(values, correctionValuesOf(base), base.questions),
      ...emptied(values, base),
    })),
  });
  useOnValuesChange(form, (values) =>
    keepChanges({ token, revision: base.revision, changes: changedParts(values, correctionValuesOf(base)) }),
  );
  const hasGuardian = base.guardian !== null && canCorrectGuardian(base);

  const isShown = (path: string) => {
    const [part, id = ''] = path.split('.');
    if (part === 'team') return base.team !== null;
    if (part === 'guardian') return hasGuardian;
    return part === 'answers' ? base.questions.some((question) => question.id === id) : true;
  };
  const refuse = ({ message, fields }: Problem) => {
    const paths = Object.keys(fields).filter(isShown);
    for (const path of paths) form.setError(correctionPath(path), { type: 'server', message: fields[path] });
    const isUnseen = paths.length === 0 && Object.keys(fields).length > 0;
    setFailure(isUnseen ? UNSEEN_PROBLEM : message);
    focusFirstError();
  };
  const showConflict = async () => {
    const now = await refetch();
    const changes = changedParts(form.getValues(), correctionValuesOf(base));
    const over = mergeOwnChanges(now, changes, (part) => isEqual(now[part], base[part]));
    form.reset(over.values);
    setBase(now);
    setFailure(over.isWhole ? CONFLICT : LOST);
  };
  const leave = () => {
    forgetChanges(token);
    correctionOutbox.take(token);
    onLeave();
  };
  useOutgoingChange(outgoing, (now) => {
    if (now?.state === 'conflict')
      void showConflict()
        .catch((error: unknown) => setFailure(failureText(error)))
        .finally(() => correctionOutbox.take(token));
    else if (now?.problem) refuse(now.problem);
    else if (now?.state === 'done' && now.result !== null) {
      forgetChanges(token);
      onSaved(now.result);
    }
  });
  const save = form.handleSubmit(() => {
    const values = form.getValues();
    const { team, guardian, ...own } = changesOf(values, correctionValuesOf(base));
    const named = { ...(guardian ? { guardian } : {}), ...(team ? { team } : {}) };
    const fields = { ...own, ...named };
    if (Object.keys(fields).length === 0) return leave();
    setFailure(null);
    const changes = changedParts(values, correctionValuesOf(base));
    correctionOutbox.put(token, { token, sent: { ...fields, revision: base.revision }, changes });
  });
  const isWaiting = outgoing?.isLate === true && outgoing.problem === null;
  const isBusy = outgoing?.state === 'conflict' || (outgoing?.state === 'sending' && !outgoing.isLate);
  return { form, failure, isBusy, isWaiting, save, leave, base, hasGuardian };
}

export function OwnFields(props: Props) {
  const { form, failure, isBusy, isWaiting, save, leave, base, hasGuardian } = useOwnFields(props);
  const { correct } = base.rights;
  const isApproved = base.status === 'approved';
  useKeptFocus(isBusy);
  return (
    <Stack as="form" gap={4} className={styles.fields} noValidate onSubmit={(event) => void save(event)}>
      <Stack as="fieldset" gap={4} className={styles.fields} disabled={isBusy}>
        {isApproved ? (
          <Note size="text">
            Conservas tu cupo. Otro jugador, apodo o ID espera a que el equipo lo acepte; mientras, juegan los de antes.
          </Note>
        ) : null}
        <PlayerControls form={form} stored={base.freeFireId} only={correct ? CONTROLS : ['nickname', 'freeFireId']} />
        {base.team === null ? null : (
          <>
            {base.teamLink?.isMade ? (
              <Note size="text">Con otro jugador, el enlace que mandaste a tu equipo deja de servir.</Note>
            ) : null}
            <TeamControls form={form} required />
          </>
        )}
        {hasGuardian && correct ? <GuardianControls form={form} names={guardianLabels} required /> : null}
        {correct ? <AnswerControls form={form} questions={base.questions} /> : null}
      </Stack>
      {isWaiting ? <Notice tone="warning">{WAITING}</Notice> : null}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Inline gap={3}>
        <Button type="submit" busy={isBusy}>
          {correct ? 'Guardar' : 'Pedir el cambio'}
        </Button>
        <Button look="quiet" onClick={leave}>
          Cancelar
        </Button>
      </Inline>
    </Stack>
  );
}

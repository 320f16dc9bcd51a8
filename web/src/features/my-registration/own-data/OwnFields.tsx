import {
  canCorrectGuardian,
  type FieldErrors,
  Guardian,
  type MyRegistrationData,
  problemsIn,
  UNSEEN_PROBLEM,
} from '@arena/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failure-text.ts';
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
  type Typed,
} from '#lib/editing/correction-values.ts';
import { isEqual } from '#lib/editing/merge-edits.ts';
import { resolverBy, useFirstError, useKeptFocus, useOnValuesChange } from '#lib/editing/use-editor-form.ts';
import { reportProblem } from '#lib/page/log.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { AnswerControls, GuardianControls, PlayerControls, TeamControls } from '#ui/fields/RegistrationControls.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import styles from '../MyRegistration.module.css';
import { forgetChanges, keepChanges, keptChanges } from './kept-changes.ts';
import { changedParts, mergeOwnChanges } from './merge-own-changes.ts';

interface Props {
  token: string;
  data: MyRegistrationData;
  /** Refetches after an organiser's edit. */
  refetch: () => Promise<MyRegistrationData>;
  onSaved: (data: MyRegistrationData) => void;
  onLeave: () => void;
}

const CONFLICT = 'El equipo corrigió tus datos mientras escribías. Revisa todo y guarda otra vez.';
const LOST =
  'Tus datos cambiaron mientras escribías: no todo lo que escribiste sigue aquí. Revisa todo y guarda otra vez.';

/** Returns the initial values: the stored data with changes typed before a reload, and their conflicts. */
function startOf(token: string, data: MyRegistrationData): { values: CorrectionValues; failure: string | null } {
  const kept = keptChanges(token);
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
  const [isBusy, setBusy] = useState(false);
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
  const refuse = (error: ApiError) => {
    const paths = Object.keys(error.fields).filter(isShown);
    for (const path of paths) form.setError(correctionPath(path), { type: 'server', message: error.fields[path] });
    const isUnseen = paths.length === 0 && Object.keys(error.fields).length > 0;
    setFailure(isUnseen ? UNSEEN_PROBLEM : failureText(error));
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
    forgetChanges();
    onLeave();
  };
  const send = async (changes: Partial<Typed>) => {
    const { team, guardian, ...own } = changes;
    const named = { ...(guardian ? { guardian } : {}), ...(team ? { team } : {}) };
    try {
      const saved = await call('POST /my-registration/correct', {
        body: { token, revision: base.revision, ...own, ...named },
      });
      forgetChanges();
      onSaved(saved);
    } catch (error) {
      // A guardian's answer, or the team's link to them, doesn't change the revision.
      const isConflict =
        error instanceof ApiError && (error.code === 'edit_conflict' || error.fields['guardian.name'] !== undefined);
      if (isConflict) await showConflict();
      else throw error;
    }
  };
  const save = form.handleSubmit(async () => {
    const changes = changesOf(form.getValues(), correctionValuesOf(base));
    if (Object.keys(changes).length === 0) return leave();
    setFailure(null);
    setBusy(true);
    try {
      await send(changes).finally(() => setBusy(false));
    } catch (error) {
      if (error instanceof ApiError) return refuse(error);
      reportProblem('Correcting own data', error);
      setFailure(failureText(error));
    }
  });
  return { form, failure, isBusy, save, leave, base, hasGuardian };
}

export function OwnFields(props: Props) {
  const { form, failure, isBusy, save, leave, base, hasGuardian } = useOwnFields(props);
  const { correct } = base.rights;
  const isApproved = base.status === 'approved';
  useKeptFocus(isBusy);
  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void save(event)}>
      <fieldset className={styles.fields} disabled={isBusy}>
        {isApproved ? (
          <p className="muted">
            Conservas tu cupo. Otro jugador, apodo o ID espera a que el equipo lo acepte; mientras, juegan los de antes.
          </p>
        ) : null}
        <PlayerControls form={form} stored={base.freeFireId} only={correct ? CONTROLS : ['nickname', 'freeFireId']} />
        {base.team === null ? null : (
          <>
            {base.teamLink?.isMade ? (
              <p className="muted">Con otro jugador, el enlace que mandaste a tu equipo deja de servir.</p>
            ) : null}
            <TeamControls form={form} required />
          </>
        )}
        {hasGuardian && correct ? <GuardianControls form={form} names={guardianLabels} required /> : null}
        {correct ? <AnswerControls form={form} questions={base.questions} /> : null}
      </fieldset>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <div className="beside gap-3">
        <Button type="submit" busy={isBusy}>
          {correct ? 'Guardar' : 'Pedir el cambio'}
        </Button>
        <Button look="quiet" onClick={leave}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

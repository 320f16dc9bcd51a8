import {
  canCorrectGuardian,
  type FieldErrors,
  Guardian,
  type PlaceData,
  problemsIn,
  UNSEEN_PROBLEM,
} from '@arena/domain';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError, call } from '../../../lib/calls/api.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { controlFor } from '../../../lib/editing/controls.ts';
import {
  type CorrectionValues,
  changesOf,
  guardianLabels,
  isSame,
  problemsWith,
  TEAM_NAME,
  typedIn,
  valuesOf,
} from '../../../lib/editing/correction-values.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import {
  AnswerControls,
  GuardianControls,
  PlayerControls,
  TeamControls,
} from '../../../ui/fields/RegistrationControls.tsx';
import { Notice } from '../../../ui/icons/Notice.tsx';
import styles from '../Place.module.css';
import { changedOver } from './changed-over.ts';
import { changedPaths, forgetChanges, keepChanges, keptChanges } from './kept-changes.ts';

interface Props {
  token: string;
  data: PlaceData;
  /** Refetches after an organiser's edit. */
  refetch: () => Promise<PlaceData>;
  onSaved: (data: PlaceData) => void;
  onLeave: () => void;
}

const MEANWHILE = 'El equipo corrigió tus datos mientras escribías. Revisa todo y guarda otra vez.';
const LOST =
  'Tus datos cambiaron mientras escribías: no todo lo que escribiste sigue aquí. Revisa todo y guarda otra vez.';

/** The initial values: the stored data with typed changes of before a reload; and their conflicts. */
function startOf(token: string, data: PlaceData): { values: CorrectionValues; failure: string | null } {
  const kept = keptChanges(token);
  if (kept === null) return { values: valuesOf(data), failure: null };
  const isOld = kept.revision !== data.revision;
  // Another revision may be about other people.
  const { values, isWhole } = changedOver(data, kept.changes, () => !isOld);
  if (!isWhole) return { values, failure: LOST };
  return { values, failure: isOld && !isSame(values, valuesOf(data)) ? MEANWHILE : null };
}

/** A team stays one: a place that was asked for by four isn't one player's. So does who answers for a player. */
function emptied(values: CorrectionValues, base: PlaceData): FieldErrors {
  const { team, guardian } = typedIn(values);
  const nobody = Guardian.safeParse({ name: '', contact: '' }).error;
  return {
    ...(base.team === null || team !== null ? {} : { [TEAM_NAME]: 'Escribe el nombre del equipo' }),
    ...(base.guardian === null || guardian !== null ? {} : problemsIn(nobody, (path) => `guardian.${path}`)),
  };
}

function useOwnFields({ token, data, refetch, onSaved, onLeave }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(() => startOf(token, data));
  const [base, setBase] = useState(data);
  const [values, setValues] = useState(start.values);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [failure, setFailure] = useState(start.failure);
  const [isBusy, setBusy] = useState(false);

  /** Says beside each control what is wrong with it, or that none of these is at fault. */
  const refuse = (wrong: FieldErrors, message: string | null) => {
    setProblems(wrong);
    // A problem of the whole team is shown at its name.
    const paths = Object.keys(wrong).map((path) => (path === 'team' ? TEAM_NAME : path));
    const controls = [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const first = controls.find((control) => paths.includes(control.getAttribute('name') ?? ''));
    first?.focus();
    setFailure(first === undefined && paths.length > 0 ? UNSEEN_PROBLEM : message);
  };
  const change = (changed: CorrectionValues) => {
    // Changes while sending would be lost once the fields are saved.
    if (isBusy) return;
    const next = { ...values, ...changed };
    setValues(next);
    keepChanges(token, { revision: base.revision, changes: changedPaths(next, valuesOf(base)) });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([path]) => !(path in changed))));
  };
  const followMeanwhile = async () => {
    const now = await refetch();
    const changes = changedPaths(values, valuesOf(base));
    const over = changedOver(now, changes, (part) => JSON.stringify(now[part]) === JSON.stringify(base[part]));
    setValues(over.values);
    setBase(now);
    setFailure(over.isWhole ? MEANWHILE : LOST);
  };
  const send = async () => {
    const { team, guardian, ...changes } = changesOf(values, valuesOf(base));
    const named = { ...(guardian ? { guardian } : {}), ...(team ? { team } : {}) };
    try {
      const body = { token, revision: base.revision, ...changes, ...named };
      const saved = await call('POST /places/correct', { body });
      forgetChanges();
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        reportProblem('Correcting own data', error);
        return setFailure(failureText(error));
      }
      // A guardian's answer, or the team's link to them, doesn't change the revision.
      if (error.code === 'edit_conflict' || error.fields['guardian.name'] !== undefined) return followMeanwhile();
      refuse(error.fields, failureText(error));
    }
  };
  const leave = () => {
    forgetChanges();
    onLeave();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const wrong = { ...problemsWith(values, valuesOf(base), base.questions), ...emptied(values, base) };
    if (Object.keys(wrong).length > 0) return refuse(wrong, null);
    if (Object.keys(changesOf(values, valuesOf(base))).length === 0) return leave();
    setBusy(true);
    await send().catch((error: unknown) => setFailure(failureText(error)));
    setBusy(false);
  };
  const editor = { values, problems, change, control: controlFor({ values, problems, change }) };
  return { form, editor, failure, isBusy, submit, leave, base };
}

export function OwnFields(props: Props) {
  const { form, editor, failure, isBusy, submit, leave, base } = useOwnFields(props);
  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
      <PlayerControls
        editor={editor}
        stored={base.freeFireId}
        moving="Con otro ID, el equipo revisa tu inscripción otra vez."
      />
      {base.team === null ? null : (
        <>
          <p className="muted">
            Si cambias a un jugador, el equipo administrador revisa otra vez la inscripción
            {base.teamLink?.isMade ? ', y el enlace que mandaste a tu equipo deja de servir' : ''}.
          </p>
          <TeamControls editor={editor} required />
        </>
      )}
      {base.guardian !== null && canCorrectGuardian(base) ? (
        <GuardianControls editor={editor} names={guardianLabels} required />
      ) : null}
      <AnswerControls editor={editor} questions={base.questions} />
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <div className="beside gap-3">
        <Button type="submit" busy={isBusy}>
          Guardar
        </Button>
        <Button look="quiet" onClick={leave}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

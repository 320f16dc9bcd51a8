import { errorText, type PublicTournament, refusalOf } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../lib/clock.ts';
import { enrolledAt, useEnrolledAt } from '../../lib/enrolled.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { currentAttempt } from './attempt.ts';
import { Enrolled } from './Enrolled.tsx';
import styles from './Registration.module.css';
import { RegistrationBlocked } from './RegistrationBlocked.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationFormSkeleton } from './RegistrationFormSkeleton.tsx';
import { RegistrationSuccess } from './RegistrationSuccess.tsx';
import { useQuestions } from './use-questions.ts';

interface Props {
  tournament: PublicTournament;
  /** What the screen shows of the tournament beside the form. */
  summary: ReactNode;
  onRegistered: () => void;
}

interface FormProps {
  tournament: PublicTournament;
  fillsIn: boolean;
  onRegistered: (isLate: boolean) => void;
}

function FormPlace(props: FormProps) {
  const { view, reload } = useQuestions(props.tournament.id);
  const [isForgotten, setForgotten] = useState(false);
  switch (view.state) {
    case 'loading':
      return <RegistrationFormSkeleton />;
    case 'failed':
      return (
        <Notice tone="error" action={<Button onClick={reload}>Reintentar</Button>}>
          No pudimos cargar el formulario. Verifica tu conexión a internet.
        </Notice>
      );
    case 'ready':
      return (
        <RegistrationForm
          // Other questions are fields of another form, with what was typed; so is the form of who was forgotten, empty.
          key={`${isForgotten} ${props.tournament.teamSize} ${view.questions.map(({ id, type }) => `${id} ${type}`).join('/')}`}
          {...props}
          fillsIn={props.fillsIn && !isForgotten}
          onForgotten={() => setForgotten(true)}
          questions={view.questions}
        />
      );
  }
}

/** How far this player has come: `enrolled` from an earlier visit, `arrived` just now, `late` after a wait for the signal. */
type Stage = 'enrolled' | 'form' | 'another' | 'arrived' | 'late';

function firstStage(tournamentId: string): Stage {
  return enrolledAt(tournamentId) === null || currentAttempt(tournamentId).unanswered ? 'form' : 'enrolled';
}

/**
 * Registering in one tournament. Where it takes nobody, that is all it says; but a form once begun stays, with
 * what was typed and a note of what changed, because the last place may have gone to this very player. Who has
 * registered from this phone finds that said, and no empty form.
 */
export function Registration({ tournament, summary, onRegistered }: Props) {
  const refusal = useNow((now) => refusalOf(tournament, now));
  const [begun] = useState(() => refusal === null || currentAttempt(tournament.id).unanswered);
  const [stage, setStage] = useState<Stage>(() => firstStage(tournament.id));
  const isForgotten = useEnrolledAt(tournament.id) === null;
  if (stage === 'arrived' || stage === 'late') {
    return <RegistrationSuccess tournament={tournament} isLate={stage === 'late'} />;
  }
  if (stage === 'enrolled' && !isForgotten) {
    return <Enrolled tournament={tournament} onAnother={refusal === null ? () => setStage('another') : null} />;
  }
  if (!begun && refusal !== null) return <RegistrationBlocked reason={refusal} />;

  const finish = (isLate: boolean) => {
    window.scrollTo(0, 0);
    setStage(isLate ? 'late' : 'arrived');
    onRegistered();
  };
  return (
    <div className={styles.registration}>
      <header className={styles.head}>
        <p className={styles.kicker}>Inscripción</p>
        <PageTitle title={tournament.name} />
        {summary}
        <Link className={styles.rules} to={paths.rules(tournament.id)}>
          Leer las reglas
        </Link>
      </header>
      <div className={styles.form}>
        {refusal === null ? null : <Notice tone="warning">{errorText[refusal]}</Notice>}
        <FormPlace tournament={tournament} fillsIn={stage !== 'another'} onRegistered={finish} />
      </div>
    </div>
  );
}

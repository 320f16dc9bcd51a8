import { errorText, type PublicTournament, refusalOf } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { currentAttempt } from './attempt.ts';
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

function FormPlace({ tournament, onRegistered }: Omit<Props, 'summary'>) {
  const { view, reload } = useQuestions();
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
          key={tournament.teamSize}
          tournament={tournament}
          questions={view.questions}
          onRegistered={onRegistered}
        />
      );
  }
}

/**
 * Registering in one tournament. Where it takes nobody, that is all it says; but a form once begun stays, with
 * what was typed and a note of what changed, because the last place may have gone to this very player.
 */
export function Registration({ tournament, summary, onRegistered }: Props) {
  const refusal = useNow((now) => refusalOf(tournament, now));
  const [begun] = useState(() => refusal === null || currentAttempt(tournament.id).unanswered);
  const [registered, setRegistered] = useState(false);
  if (registered) return <RegistrationSuccess />;
  if (!begun && refusal !== null) return <RegistrationBlocked reason={refusal} />;

  const finish = () => {
    window.scrollTo(0, 0);
    setRegistered(true);
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
        <FormPlace tournament={tournament} onRegistered={finish} />
      </div>
    </div>
  );
}

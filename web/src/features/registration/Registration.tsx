import { type ActiveQuestion, canWait, counted, errorText, type PublicTournament, refusalOf } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/addresses/paths.ts';
import { enrolmentIn, useEnrolment } from '../../lib/storage/enrolled.ts';
import { useStored } from '../../lib/storage/live.ts';
import { useServerNow } from '../../lib/time/clock.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import { useQuestions } from './fields/use-questions.ts';
import { Enrolled } from './outcome/Enrolled.tsx';
import { RegistrationBlocked } from './outcome/RegistrationBlocked.tsx';
import { RegistrationSuccess } from './outcome/RegistrationSuccess.tsx';
import styles from './Registration.module.css';
import { RegistrationForm, RegistrationFormSkeleton } from './RegistrationForm.tsx';
import { currentAttempt } from './sending/attempt.ts';
import { dropRefusal, useAttendance } from './sending/outgoing.ts';
import type { Arrival } from './use-registration.ts';

interface Props {
  tournament: PublicTournament;
  /** What the screen shows of the tournament beside the form. */
  summary: ReactNode;
  onRegistered: () => void;
}

interface FormProps {
  tournament: PublicTournament;
  joinsLine: boolean;
  fillsIn: boolean;
  onRegistered: (arrival: Arrival) => void;
}

interface QuestionsProps {
  questions: readonly ActiveQuestion[];
  /** Called when the server found something wrong with answers that nothing was wrong with here. */
  onOthersAsked: () => void;
}

/** The form that asks these questions. One that asks others takes its place with what was typed and what came of it. */
function AskedForm(props: FormProps & QuestionsProps) {
  const { tournament, questions, fillsIn } = props;
  const [isForgotten, setForgotten] = useState(false);
  useAttendance(tournament.id);
  const forget = () => {
    setForgotten(true);
    dropRefusal(tournament.id);
  };
  // So does the form of who was forgotten, empty.
  const key = `${isForgotten} ${tournament.teamSize} ${JSON.stringify(questions)}`;
  return <RegistrationForm key={key} {...props} fillsIn={fillsIn && !isForgotten} onForgotten={forget} />;
}

function FormPlace(props: FormProps) {
  const { view, reread } = useQuestions(props.tournament.id);
  switch (view.state) {
    case 'loading':
      return <RegistrationFormSkeleton />;
    case 'failed':
      return (
        <Notice tone="error" action={<Button onClick={reread}>Reintentar</Button>}>
          No pudimos cargar el formulario. Verifica tu conexión a internet.
        </Notice>
      );
    case 'ready':
      return <AskedForm {...props} questions={view.questions} onOthersAsked={reread} />;
  }
}

/** How far this player has come: `enrolled` from an earlier visit, or how they arrived just now. */
type Stage = 'enrolled' | 'form' | 'another' | Arrival;

function firstStage(tournamentId: string): Stage {
  return enrolmentIn(tournamentId) === null || currentAttempt(tournamentId).unanswered !== null ? 'form' : 'enrolled';
}

/** What joining the line means, and how long it is. */
function LineNotice({ waiting }: { waiting: number }) {
  const others = counted(waiting, 'persona', 'personas');
  const before = waiting === 0 ? 'serías la primera persona' : `hay ${others} antes que tú`;
  return (
    <Notice tone="info">
      {`Ya no hay cupos. Te anotas en la lista de espera: ${before}. Si se libera un cupo y es tu turno, te lo ofrecemos en «Mi lugar».`}
    </Notice>
  );
}

/**
 * Registering in one tournament. Where it takes nobody, that is all it says; but a form once begun stays, with
 * what was typed and a note of what changed, because the last place may have gone to this very player. Who has
 * registered from this phone finds that said, and no empty form. The server, which writes the page, knows no phone.
 */
export function Registration({ tournament, summary, onRegistered }: Props) {
  const refusal = useServerNow((now) => refusalOf(tournament, now));
  const joinsLine = useServerNow((now) => canWait(tournament, now));
  const isOpen = refusal === null || joinsLine;
  const [begun] = useState(() => isOpen || currentAttempt(tournament.id).unanswered !== null);
  const stays = useStored(() => begun, isOpen);
  const [stage, setStage] = useState<Stage>(() => firstStage(tournament.id));
  const enrolment = useEnrolment(tournament.id);
  if (typeof stage === 'object') return <RegistrationSuccess tournament={tournament} {...stage} />;
  if (stage === 'enrolled' && enrolment !== null) {
    const another = isOpen ? () => setStage('another') : null;
    return <Enrolled tournament={tournament} enrolment={enrolment} onAnother={another} />;
  }
  if (!stays && refusal !== null) return <RegistrationBlocked reason={refusal} />;

  const finish = (arrival: Arrival) => {
    window.scrollTo(0, 0);
    setStage(arrival);
    onRegistered();
  };
  return (
    <div className={styles.registration}>
      <header className={styles.head}>
        <p className="muted lead">Inscripción</p>
        <PageTitle title={tournament.name} />
        {summary}
        <Link className="touch underlined" to={paths.rules(tournament.id)}>
          Leer las reglas
        </Link>
      </header>
      <div className={styles.form}>
        {joinsLine ? <LineNotice waiting={tournament.waitingPlayers} /> : null}
        {isOpen ? null : <Notice tone="warning">{errorText[refusal]}</Notice>}
        <FormPlace tournament={tournament} joinsLine={joinsLine} fillsIn={stage !== 'another'} onRegistered={finish} />
      </div>
    </div>
  );
}

import { type ActiveQuestion, CONNECTION_LOST, limits, type PublicTournament } from '@arena/domain';
import { paths } from '../../lib/addresses/paths.ts';
import { useProof } from '../../lib/proof/use-proof.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { OverlayLink } from '../../ui/dialogs/OverlayLink.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import { AgeFields } from './fields/AgeFields.tsx';
import { ForgetButton } from './fields/ForgetButton.tsx';
import { FreeFireIdField } from './fields/FreeFireIdField.tsx';
import { QuestionField } from './fields/QuestionField.tsx';
import { TeamFields } from './fields/TeamFields.tsx';
import styles from './RegistrationForm.module.css';
import { type Arrival, useRegistration } from './use-registration.ts';

interface Props {
  tournament: Pick<PublicTournament, 'id' | 'teamSize' | 'waitingList'>;
  /** Whether it leads to the waiting list, as far as one knows here. */
  joinsLine: boolean;
  questions: readonly ActiveQuestion[];
  /** Whether what the phone remembers of its player fills in a form that nobody has begun yet. */
  fillsIn: boolean;
  /** Called when its player had the phone forget: this form is theirs no longer. */
  onForgotten: () => void;
  onOthersAsked: () => void;
  onRegistered: (arrival: Arrival) => void;
}

const RESUMED =
  'Tu envío anterior quedó sin respuesta. Envíalo otra vez: si ya había llegado, no te inscribes dos veces.';

const UNSENT = `${CONNECTION_LOST} Guardamos tu inscripción: se envía sola cuando vuelva la señal. Si cambias algo, envíala otra vez. No cierres esta pestaña hasta ver que llegó.`;

/** The public registration form (specification, sections 2, 4 and 5). */
export function RegistrationForm(props: Props) {
  const { tournament, joinsLine, questions, onForgotten } = props;
  const { form, sending, unsent, failure, submit, resumed, mayBeOwn, isFilledIn } = useRegistration(props);
  const { id: tournamentId, teamSize } = tournament;
  const { errors } = form.formState;
  useProof('registration', tournamentId);
  const own = (name: 'fullName' | 'nickname' | 'email' | 'phone') => ({
    error: errors[name]?.message,
    required: true,
    ...form.register(name),
  });
  return (
    <form className="below gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {resumed && failure === null ? <Notice tone="info">{RESUMED}</Notice> : null}
      {isFilledIn ? (
        <Notice tone="info" action={<ForgetButton onForgotten={onForgotten} />}>
          Llenamos el formulario con lo que este teléfono recuerda. Revísalo antes de enviarlo.
        </Notice>
      ) : null}
      <TextField label="Nombre completo" {...own('fullName')} autoComplete="name" />
      <TextField
        label="Apodo en Free Fire"
        {...own('nickname')}
        maxLength={limits.nicknameCharacters}
        autoComplete="off"
      />
      <FreeFireIdField tournamentId={tournamentId} form={form} error={errors.freeFireId?.message} mayBeOwn={mayBeOwn} />
      <TextField label="Correo" {...own('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField
        label="Teléfono"
        hint="Con el código de tu país, por ejemplo +52 55 1234 5678."
        {...own('phone')}
        type="tel"
        autoComplete="tel"
      />
      <AgeFields form={form} />
      {teamSize === 1 ? null : (
        <TeamFields tournamentId={tournamentId} teamSize={teamSize} form={form} mayBeOwn={mayBeOwn} />
      )}
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} form={form} />
      ))}
      {unsent ? <Notice tone="warning">{UNSENT}</Notice> : null}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button type="submit" wide busy={sending}>
        {sending ? 'Enviando Inscripción...' : joinsLine ? 'Anotarme en la lista' : 'Enviar Inscripción'}
      </Button>
      <p className={styles.privacy}>
        Al enviarla aceptas los <OverlayLink to={paths.terms()}>términos y condiciones</OverlayLink>. Tu apodo se ve en
        los resultados; lo demás, solo los administradores del torneo.
      </p>
    </form>
  );
}

const FIELDS = ['fullName', 'nickname', 'freeFireId', 'email', 'phone'];

/** The form's place while its questions are on their way. */
export function RegistrationFormSkeleton() {
  return (
    <div className="below gap-5">
      <p className="visually-hidden" role="status">
        Cargando formulario…
      </p>
      {FIELDS.map((field) => (
        <div key={field} className="below gap-2" aria-hidden="true">
          <Skeleton measure="medium" />
          <div className={styles.controlPlace} />
        </div>
      ))}
    </div>
  );
}

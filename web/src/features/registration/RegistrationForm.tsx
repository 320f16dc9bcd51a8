import { type ActiveQuestion, CONNECTION_LOST, limits, type PublicTournament } from '@arena/domain';
import { paths } from '#lib/addresses/paths.ts';
import { Button, OverlayLink } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { AgeFields, EmailField, FreeFireIdField, PhoneField, QuestionField } from './fields/PlayerFields.tsx';
import { TeamFields } from './fields/TeamFields.tsx';
import { ForgetButton } from './outcome/RememberMe.tsx';
import styles from './Registration.module.css';
import { FAILED } from './sending/registration-outbox.ts';
import {
  REGISTRATION_FORM,
  type RegistrationArrival,
  type RegistrationSending,
  useRegistration,
} from './use-registration.ts';

interface Props {
  tournament: Pick<PublicTournament, 'id' | 'teamSize' | 'waitingList' | 'asksNickname' | 'guardianConsent'>;
  /** True if it probably leads to the waiting list. */
  joinsLine: boolean;
  questions: readonly ActiveQuestion[];
  /** True if remembered data fills an untouched form. */
  fillsIn: boolean;
  /** Token of the invitation that opened the form; empty without one. */
  invitation: string;
  sending: RegistrationSending;
  /** Called after the player asked this phone to forget them. */
  onForgotten: () => void;
  onOthersAsked: () => void;
  onRegistered: (arrival: RegistrationArrival) => void;
}

const RESUMED =
  'Tu envío anterior quedó sin respuesta. Envíalo otra vez: si ya había llegado, no te inscribes dos veces.';

const UNSENT = `${FAILED} ${CONNECTION_LOST} Guardamos tu inscripción: se envía sola cuando vuelva la señal. Si cambias algo, envíala otra vez. No cierres esta pestaña hasta ver que llegó.`;

export function RegistrationForm(props: Props) {
  const { tournament, joinsLine, questions, onForgotten } = props;
  const { form, isReady, isSending, isUnsent, failure, submit, isResumed, isFilledIn } = useRegistration(props);
  const { teamSize, asksNickname, guardianConsent } = tournament;
  const { errors } = form.formState;
  const own = (name: 'fullName' | 'nickname') => ({
    error: errors[name]?.message,
    required: true,
    ...form.register(name),
  });
  return (
    <Stack as="form" gap={5} id={REGISTRATION_FORM} noValidate onSubmit={(event) => void submit(event)}>
      {isResumed && failure === null ? <Notice tone="info">{RESUMED}</Notice> : null}
      {isFilledIn ? (
        <Notice tone="info" action={<ForgetButton onForgotten={onForgotten} />}>
          Llenamos el formulario con lo que este teléfono recuerda. Revísalo antes de enviarlo.
        </Notice>
      ) : null}
      <TextField label="Nombre completo" {...own('fullName')} autoComplete="name" />
      <TextField
        label="Apodo en Free Fire"
        {...own('nickname')}
        required={asksNickname}
        maxLength={limits.nicknameCharacters}
        autoComplete="off"
      />
      <FreeFireIdField form={form} />
      <EmailField form={form} />
      <PhoneField form={form} />
      <AgeFields form={form} isRequired={guardianConsent} />
      {teamSize === 1 ? null : <TeamFields teamSize={teamSize} form={form} />}
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} form={form} />
      ))}
      {isUnsent ? <Notice tone="warning">{UNSENT}</Notice> : null}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      {/* Sent without its code, the form would put what was typed into the address. */}
      <Button type="submit" wide busy={isSending} disabled={!isReady}>
        {isSending ? 'Enviando Inscripción...' : joinsLine ? 'Anotarme en la lista' : 'Enviar Inscripción'}
      </Button>
      <p className={styles.privacy}>
        Al enviarla aceptas los <OverlayLink to={paths.terms()}>términos y condiciones</OverlayLink>. Tu apodo se ve en
        los resultados; lo demás, solo los administradores del torneo.
      </p>
    </Stack>
  );
}

const FIELDS = ['fullName', 'nickname', 'freeFireId', 'email', 'phone'];

/** Placeholder of the form while its questions load. */
export function RegistrationFormSkeleton() {
  return (
    <Stack gap={5}>
      <p className="visually-hidden" role="status">
        Cargando formulario…
      </p>
      {FIELDS.map((field) => (
        <Stack gap={2} key={field} aria-hidden="true">
          <Skeleton measure="medium" />
          <div className={styles.control} />
        </Stack>
      ))}
    </Stack>
  );
}

import type { ActiveQuestion } from '@arena/domain';
import { RegistrationForm } from '../../features/registration/RegistrationForm.tsx';

/** Renders the registration form as players see it, without a tournament. */
export function registrationPreview(questions: readonly ActiveQuestion[]) {
  return (
    <RegistrationForm
      tournament={{ id: 'preview', teamSize: 1, waitingList: 'off', asksNickname: false, guardianConsent: false }}
      joinsLine={false}
      questions={questions}
      fillsIn={false}
      sending={{ requestId: 'preview', link: '', outgoing: null, isBehind: false, setBehind: () => undefined }}
      onForgotten={() => undefined}
      onOthersAsked={() => undefined}
      onRegistered={() => undefined}
    />
  );
}

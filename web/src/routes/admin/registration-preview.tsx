import type { ActiveQuestion } from '@arena/domain';
import { RegistrationForm } from '../../features/registration/RegistrationForm.tsx';

/** The registration form as players see it, for organisers to look at: it belongs to no tournament. */
export function registrationPreview(questions: readonly ActiveQuestion[]) {
  return (
    <RegistrationForm
      tournament={{ id: 'preview', teamSize: 1, waitingList: 'off' }}
      joinsLine={false}
      questions={questions}
      fillsIn={false}
      onForgotten={() => undefined}
      onOthersAsked={() => undefined}
      onRegistered={() => undefined}
    />
  );
}

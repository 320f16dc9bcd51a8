import { emptyTournament, type GuardianView, HOUR } from '@arena/domain';
import { sampleMyData } from '@arena/domain/samples';
import { NOW, success } from './answers.ts';
import { heading, type VisualState } from './visual-state.ts';

const LINK = 'EEEEEEEEEEEEEEEEEEEEEA';
const fromNow = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();

const asked: GuardianView = {
  tournament: { id: 'liga', name: 'Liga Bermuda', date: fromNow(48), endDate: null, registrationDeadline: fromNow(24) },
  consent: null,
  waits: emptyTournament.guardianConsent,
  year: null,
  hasPrize: false,
  erasedBy: fromNow(92 * 24),
  data: sampleMyData({
    fullName: 'Nube Ramírez',
    freeFireId: '1234567890',
    email: 'nube@example.com',
    phone: '+52 55 1234 5678',
    answers: { clan: 'Furia Norte' },
    guardian: { name: 'Rosa Ramírez', contact: '+52 55 8765 4321' },
    guardianAsked: 'player',
    status: 'pending',
    createdAt: fromNow(-3),
    questions: [
      { id: 'clan', text: '¿De qué clan eres?', type: 'text', required: false, placeholder: '', options: [] },
    ],
    hasOrigin: true,
    rights: { correct: true, players: false, leave: true, correctUntil: fromNow(24) },
  }),
};

function state(
  picture: string,
  title: string,
  given: boolean | null,
  data: Partial<GuardianView['data']> = {},
): VisualState {
  const consent = given === null ? null : { given, at: fromNow(-1), way: 'player_link' as const };
  return {
    picture,
    path: `/tutor#${LINK}`,
    answers: { '/api/guardians/read': success({ ...asked, consent, data: { ...asked.data, consent, ...data } }) },
    until: heading(title),
  };
}

const noRights = { correct: false, players: false, leave: false, correctUntil: null };

export const guardian: readonly VisualState[] = [
  state('guardian-asked', '¿Le das permiso para jugar?', null),
  state('guardian-given', 'Diste permiso', true, { status: 'approved' }),
  state('guardian-refused', 'Dijiste que no', false, { status: 'rejected', out: 'no_consent', rights: noRights }),
  { picture: 'guardian-none', path: '/tutor', until: heading('Permiso de un adulto') },
];

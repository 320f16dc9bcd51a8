import { HOUR, type MemberView, MINUTE, type MyMatch, type MyRegistration, type RoomCode } from '@arena/domain';
import { sampleMyMatch, sampleMyRegistration } from '@arena/domain/samples';
import type { Page } from '@playwright/test';
import { toMemberView } from '../../../functions/src/my-page/presenter.ts';
import { LINK, MEMBER_LINK } from '../../fixtures/resources/my-registration.ts';
import { NOW, nothing, success } from './answers.ts';
import type { Network } from './network.ts';
import { heading, type VisualState } from './visual-state.ts';

const fromNow = (time: number) => new Date(NOW.getTime() + time).toISOString();

const opened = { from: fromNow(-5 * MINUTE), changedAt: fromNow(-30 * MINUTE) };

const match = sampleMyMatch({
  id: 'primera',
  stage: 'Grupos',
  group: 'A',
  map: 'Bermuda',
  startsAt: fromNow(10 * MINUTE),
  room: opened,
});
const later: MyMatch = { ...match, id: 'segunda', number: 2, map: '', startsAt: fromNow(HOUR), room: null };
const code: RoomCode = { roomId: '10203040', password: 'caracol', changedAt: fromNow(-30 * MINUTE), isChanged: false };

const liga = {
  id: 'liga',
  name: 'Liga Bermuda',
  date: fromNow(10 * MINUTE),
  endDate: null,
  registrationDeadline: fromNow(-2 * HOUR),
};

const approved = sampleMyRegistration(NOW.getTime(), {
  createdAt: fromNow(-30 * HOUR),
  decidedAt: fromNow(-28 * HOUR),
  tournament: liga,
});

/** A player's private page, and the room's code. */
function state(picture: string, title: string, place: Partial<MyRegistration>, act?: VisualState['act']): VisualState {
  const read = { ...approved, ...place };
  const answers = {
    '/api/my-registration/read': success(read),
    // Without the server's rendering: the browser renders the screen.
    '/api/my-registration/open': success({ myRegistration: read, screen: null }),
    '/api/my-registration/room': success(code),
  };
  return { picture, path: `/mi-lugar#${LINK}`, answers, until: heading(title), ...(act && { act }) };
}

/** A team page, as teammates see it. */
function teamState(picture: string, title: string, view: Partial<MemberView>, act?: VisualState['act']): VisualState {
  const answers = {
    '/api/members/read': success({ ...toMemberView(approved), name: 'Furia Norte', ...view }),
    '/api/members/room': success(code),
  };
  return { picture, path: `/equipo#${MEMBER_LINK}`, answers, until: heading(title), ...(act && { act }) };
}

const revealed = async (page: Page) => {
  await page.getByRole('button', { name: 'Ver el código de la sala' }).click();
  await page.getByText('caracol').waitFor();
};

const pending = { status: 'pending', decidedAt: null } as const;
const inLine = (waiting: MyRegistration['waiting']) => ({ ...pending, status: 'waiting', waiting }) as const;

/** Loses the connection while the code is visible: cached data show their age. */
const offline = async (page: Page, network: Network) => {
  network.answer(nothing);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByText(/Ves tu inscripción de hace/).waitFor();
};

/** A match to be confirmed. */
const confirming: Pick<MyRegistration, 'confirmations' | 'matches'> = {
  confirmations: [
    { kind: 'enrolment', opensAt: fromNow(-28 * HOUR), closesAt: fromNow(-4 * HOUR), state: 'confirmed' },
    { kind: 'match', opensAt: fromNow(-6 * HOUR), closesAt: fromNow(2 * HOUR), state: 'open' },
  ],
  matches: [{ ...match, startsAt: fromNow(4 * HOUR), room: null }],
};

const playing: Partial<MyRegistration> = { entry: 'active', hasStandings: true, matches: [match, later] };

export const myRegistration: readonly VisualState[] = [
  state('place-received', 'Tu inscripción está en revisión', pending),
  state('place-consent', 'Falta el permiso de tu tutor', { ...pending, consent: 'open' }),
  state('place-waiting', 'Eres el número 3 en la lista de espera', inLine({ number: 3, offeredUntil: null })),
  state('place-offered', '¡Hay un cupo para ti!', inLine({ number: null, offeredUntil: fromNow(80 * MINUTE) })),
  state('place-confirm', 'Confirma tu cupo', {
    confirmations: [
      { kind: 'enrolment', opensAt: fromNow(-6 * HOUR), closesAt: fromNow(18 * HOUR), state: 'open' },
      { kind: 'match', opensAt: fromNow(48 * HOUR), closesAt: fromNow(70 * HOUR), state: 'later' },
    ],
  }),
  state('place-approved', '¡Estás dentro!', {}),
  { ...state('place-playing', 'Tu próxima partida', playing, revealed), next: { 'place-offline': offline } },
  state('place-rooms', 'Tu próxima partida', {
    entry: 'active',
    matches: [
      { ...match, state: 'playing', startsAt: fromNow(-30 * MINUTE), room: { ...opened, from: fromNow(-40 * MINUTE) } },
      { ...match, id: 'segunda', number: 2, map: 'Kalahari', room: opened },
    ],
  }),
  state('place-match', 'Confirma que juegas', { entry: 'active', ...confirming }),
  state('place-played', 'Ya jugaste tus partidas', {
    entry: 'active',
    hasStandings: true,
    matches: [{ ...match, state: 'official', placement: 2, kills: 5, room: null }],
  }),
  state('place-final', 'Confirma la final', {
    entry: 'active',
    hasStandings: true,
    confirmations: [{ kind: 'final', opensAt: fromNow(-HOUR), closesAt: fromNow(90 * MINUTE), state: 'open' }],
    matches: [{ ...match, stage: 'Final', startsAt: fromNow(2 * HOUR), room: null }],
  }),
  state('place-held-back', 'Tu próxima partida', {
    entry: 'active',
    confirmations: [{ kind: 'match', opensAt: fromNow(-22 * HOUR), closesAt: fromNow(-5 * MINUTE), state: 'missed' }],
    matches: [match, later],
  }),
  state('place-out', 'Ya no estás en este torneo', { entry: 'withdrawn', hasStandings: true, matches: [match] }),
  state('place-rejected', 'Esta vez no te aprobaron', { status: 'rejected', reason: 'La cuenta es menor a nivel 40' }),
  { picture: 'place-none', path: '/mi-lugar', until: heading('Mi lugar') },
  state('place-team', '¡Estás dentro!', { name: 'Furia Norte', teamLink: { number: 1, isMade: false } }, (page) =>
    page.getByRole('button', { name: 'Compartir con mi equipo' }).scrollIntoViewIfNeeded(),
  ),
];

export const team: readonly VisualState[] = [
  teamState('team-confirm', 'Falta confirmar que juegan', confirming),
  teamState('team-playing', 'Tu próxima partida', playing, revealed),
];

import { HOUR, type MyRegistration } from '@arena/domain';
import { sampleMyMatch, sampleMyRegistration } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { OwnPageContext } from '../use-my-registration.ts';
import { NextStep } from './NextStep.tsx';

const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const tournament = { id: 'copa', name: 'Copa', date: at(48), endDate: null, registrationDeadline: null };
const line = { decidedAt: null, waiting: { number: 3, offeredUntil: null } };
const waiting = sampleMyRegistration(Date.now(), { status: 'waiting', ...line, tournament });

const played: Partial<MyRegistration> = { entry: 'active', matches: [sampleMyMatch({ state: 'official' })] };
const place = {
  stage: 'Clasificatoria',
  rank: 20,
  of: 47,
  points: 12,
  isTied: false,
  isTeam: false,
  next: 'Final',
} as const;
const approved = { status: 'approved', waiting: null } as const;

const show = (change: Partial<MyRegistration>) =>
  render(
    <OwnPageContext
      value={{ token: 't', myRegistration: { ...waiting, ...change }, isTeams: false, refresh: () => undefined }}
    >
      <NextStep />
    </OwnPageContext>,
    { wrapper: SampleScreen },
  );

test.each<[string, Partial<MyRegistration>, string[]]>([
  [
    'waits, and their guardian hasn’t answered',
    { consent: 'open' },
    ['Eres el número 3 en la lista de espera', 'Falta el permiso de tu tutor'],
  ],
  [
    'is offered a seat before their guardian answers',
    { consent: 'open', waiting: { number: null, offeredUntil: at(1) } },
    ['¡Hay un cupo para ti!'],
  ],
  [
    'was still waiting when the tournament began',
    { consent: 'open', tournament: { ...tournament, date: at(-0.1) } },
    ['El torneo ya empezó'],
  ],
  ['is out', { ...approved, entry: 'disqualified', reason: 'Usó trampas.' }, ['Te descalificaron de este torneo']],
  [
    'plays, and their guardian hasn’t answered',
    { ...approved, consent: 'open', matches: [sampleMyMatch({ startsAt: at(0.2) })] },
    ['Tu próxima partida', 'Falta el permiso de tu tutor'],
  ],
  ['waits after a guardian’s refusal', { consent: 'refused' }, ['Tu tutor no dio permiso']],
  [
    'did not take an offered seat in time',
    { status: 'rejected', waiting: null, out: 'unanswered' },
    ['No tomaste el cupo a tiempo'],
  ],
  [
    'did not confirm the seat in time',
    { status: 'rejected', waiting: null, out: 'unconfirmed' },
    ['No confirmaste a tiempo'],
  ],
  [
    'has played all matches of a stage',
    { ...approved, ...played, standing: { ...place, outcome: 'open' } },
    ['Vas 20.º de 47 · 12 puntos en Clasificatoria'],
  ],
  [
    'is through to the next stage',
    { ...approved, ...played, standing: { ...place, rank: 1, points: 71, outcome: 'through' } },
    ['Pasaste: 1.º de 47 · 71 puntos en Clasificatoria'],
  ],
  [
    'isn’t through to the next stage',
    { ...approved, ...played, standing: { ...place, outcome: 'out' } },
    ['Quedaste 20.º de 47 · 12 puntos en Clasificatoria'],
  ],
  ['has played without a result', { ...approved, ...played }, ['Ya jugaste tus partidas']],
  [
    'did not confirm the final in time',
    { ...approved, confirmations: [{ kind: 'final', opensAt: at(-2), closesAt: at(-1), state: 'missed' }] },
    ['No confirmaste la final a tiempo'],
  ],
])('shows the main message to a player who %s', (_, change, headings) => {
  show(change);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(headings);
  if (change.reason) screen.getByText('Motivo: Usó trampas. Si crees que es un error, pregunta en el chat.');
});

test('says how the player got to the final that they have to confirm', () => {
  const confirmations = [{ kind: 'final', opensAt: at(-1), closesAt: at(1), state: 'open' }] as const;
  const standing = { ...place, rank: 1, points: 71, outcome: 'through' } as const;
  const change = { ...approved, ...played, standing, confirmations: [...confirmations] };
  show(change);
  screen.getByRole('heading', { name: 'Confirma la final' });
  screen.getByText('Pasaste: 1.º de 47 · 71 puntos en Clasificatoria');
});

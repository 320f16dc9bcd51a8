import { HOUR, type MyMatch, type MyRegistration } from '@arena/domain';
import { sampleMyMatch, sampleMyRegistration } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleScreen } from '../../../ui/sample-screen.tsx';
import { MemberStep } from './MemberStep.tsx';

const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const tournament = { id: 'copa', name: 'Copa', date: at(48), endDate: null, registrationDeadline: null };

const approved = sampleMyRegistration(Date.now(), { name: 'Furia', tournament, hasStandings: true });
const match = sampleMyMatch({ startsAt: at(0.2), room: { from: at(-0.1), changedAt: null } });
const window = (kind: 'match' | 'final', state: 'open' | 'missed') =>
  ({ kind, state, opensAt: at(-1), closesAt: at(state === 'open' ? 1 : -0.5) }) as const;
const waits = (number: number | null, offeredUntil: string | null) =>
  ({ status: 'waiting', waiting: { number, offeredUntil } }) as const;

const CODE = 'Ver el código de la sala';

/** A match whose room has opened so many minutes ago. */
const opened = (number: number, minutes: number, state: MyMatch['state'] = 'scheduled'): MyMatch => {
  const from = at(-minutes / 60);
  return { ...match, id: `m${number}`, number, state, room: { from, changedAt: from } };
};

test.each<[string, Partial<MyRegistration>, string, string[]]>([
  ['is to be decided on', { status: 'pending' }, 'La inscripción de tu equipo está en revisión', []],
  ['waits', waits(3, null), 'Tu equipo es el número 3 en la lista de espera', []],
  ['is offered a place', waits(null, at(1)), '¡Hay un cupo para tu equipo!', []],
  ['slept through it', waits(null, at(-0.1)), 'El tiempo para tomar el cupo se acabó', []],
  [
    'waited until it began',
    { ...waits(3, null), tournament: { ...tournament, date: at(-1) } },
    'El torneo ya empezó',
    [],
  ],
  ['is in', {}, '¡Tu equipo está dentro!', []],
  ['has to confirm', { confirmations: [window('match', 'open')], matches: [match] }, 'Falta confirmar que juegan', []],
  ['plays next', { matches: [match] }, 'Tu próxima partida', [CODE]],
  [
    'plays next, while the room of the match before is open',
    { matches: [opened(1, 40, 'playing'), opened(2, 5)] },
    'Tu próxima partida',
    [CODE, 'Código de la partida 1'],
  ],
  ['was silent', { confirmations: [window('match', 'missed')], matches: [match] }, 'Tu próxima partida', []],
  [
    'was silent before the final',
    { confirmations: [window('final', 'missed')] },
    'No se confirmó la final a tiempo',
    [],
  ],
  ['is out', { entry: 'disqualified', matches: [match] }, 'Tu equipo ya no está en este torneo', []],
  ['has played', { matches: [{ ...match, state: 'official' }] }, 'Ya jugaste tus partidas', []],
])('shows a teammate the main message for a team that %s, without actions', (_, change, title, buttons) => {
  render(<MemberStep token="t" myRegistration={{ ...approved, ...change }} />, { wrapper: SampleScreen });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

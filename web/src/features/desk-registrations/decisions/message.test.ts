import { type Registration, readRegistration, readTournament } from '@arena/domain';
import { describe, expect, it, test } from 'vitest';
import { whatsAppLink, whatsAppNumber } from '../../../lib/sharing/whatsapp.ts';
import { messageFor } from './message.ts';

const SITE = 'https://arena.example';
const copa = readTournament('copa', { name: 'Copa Relámpago', date: '2026-11-22T01:00:00.000Z' });

function registration(fields: Partial<Registration>): Registration {
  const ana = readRegistration('copa_12345678', {
    tournamentId: 'copa',
    freeFireId: '12345678',
    fullName: 'Ana Peña',
  });
  return { ...ana, ...fields };
}

test.each([
  ['+52 55 1234 5678', '525512345678'],
  ['0052 55 1234 5678', '525512345678'],
  ['55 1234 5678', '525512345678'],
  ['(442) 900-1111', '524429001111'],
  ['+502 5555 1234', '50255551234'],
  ['+51 987 654 321', '51987654321'],
  ['5215512345678', '5215512345678'],
  ['- - - - 12', null],
])('%s is called as %s', (phone, number) => {
  expect(whatsAppNumber(phone)).toBe(number);
});

describe('the message', () => {
  it('to one who is in says when it begins and where to look', () => {
    expect(messageFor(registration({ status: 'approved' }), copa, SITE)).toBe(
      '¡Hola, Ana! Aprobamos tu inscripción en Copa Relámpago (ID 12345678). Empieza el sáb 21 nov a las 19:00 hora de México. ' +
        'Aquí está todo: https://arena.example/tournament/copa',
    );
  });

  it('to one who is not says why, where there is a reason', () => {
    const rejected = registration({ status: 'rejected', reason: 'Inscripción repetida.' });
    expect(messageFor(rejected, copa, SITE)).toBe(
      'Hola, Ana. Esta vez no pudimos aprobar tu inscripción en Copa Relámpago (ID 12345678). Motivo: Inscripción ' +
        'repetida. Si crees que es un error, respóndenos por aquí.',
    );
    expect(messageFor({ ...rejected, reason: null }, copa, SITE)).not.toContain('Motivo');
    expect(messageFor({ ...rejected, out: 'left' }, copa, SITE)).toBeNull();
  });

  it('to one who waits says until when a place is theirs, and nothing before', () => {
    const offered = registration({ status: 'waiting', offeredUntil: '2026-11-21T20:00:00.000Z' });
    expect(messageFor(offered, copa, SITE)).toBe(
      '¡Hola, Ana! Se liberó un cupo en Copa Relámpago y es para ti (ID 12345678). Entra con tu enlace a ' +
        'https://arena.example/mi-lugar y toca «Tomar el cupo» hasta el sáb 21 nov a las 14:00 hora de México. ' +
        'Después pasa a la siguiente persona. ¿Perdiste tu enlace? Respóndenos y te mandamos otro.',
    );
    expect(messageFor({ ...offered, offeredUntil: null }, copa, SITE)).toBeNull();
  });

  it('does without a date, and without a tournament', () => {
    expect(messageFor(registration({ status: 'approved' }), { ...copa, date: null }, SITE)).not.toContain('Empieza');
    expect(messageFor(registration({ status: 'rejected' }), undefined, SITE)).toContain('tu inscripción (ID 12345678)');
  });

  it('is none while there is no decision', () => {
    expect(messageFor(registration({ status: 'pending' }), copa, SITE)).toBeNull();
  });
});

test('the link carries the number and the message', () => {
  const link = 'https://wa.me/525512345678?text=%C2%BFS%C3%AD%20%26%20no%3F';
  expect(whatsAppLink('+52 55 1234 5678', '¿Sí & no?')).toBe(link);
  expect(whatsAppLink('12', 'Hola')).toBeNull();
});

import { type Registration, readRegistration, readTournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { messageFor } from './message-texts.ts';

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

describe('the message', () => {
  it('to an approved player has the time and the link', () => {
    expect(messageFor(registration({ status: 'approved' }), copa, SITE)).toBe(
      '¡Hola, Ana! Aprobamos tu inscripción en Copa Relámpago (ID 12345678). Empieza el sáb 21 nov a las 19:00 hora de México. ' +
        'Aquí está todo: https://arena.example/tournament/copa',
    );
  });

  it('to a rejected player has the reason, if given', () => {
    const rejected = registration({ status: 'rejected', reason: 'Inscripción repetida.' });
    expect(messageFor(rejected, copa, SITE)).toBe(
      'Hola, Ana. Esta vez no pudimos aprobar tu inscripción en Copa Relámpago (ID 12345678). Motivo: Inscripción ' +
        'repetida. Si crees que es un error, respóndenos por aquí.',
    );
    expect(messageFor({ ...rejected, reason: null }, copa, SITE)).not.toContain('Motivo');
    expect(messageFor({ ...rejected, out: 'left' }, copa, SITE)).toBeNull();
  });

  it("to a waiting player has the offer's deadline, and is empty without an offer", () => {
    const offered = registration({ status: 'waiting', offeredUntil: '2026-11-21T20:00:00.000Z' });
    expect(messageFor(offered, copa, SITE)).toBe(
      '¡Hola, Ana! Se liberó un cupo en Copa Relámpago y es para ti (ID 12345678). Entra con tu enlace a ' +
        'https://arena.example/mi-lugar y toca «Tomar el cupo» hasta el sáb 21 nov a las 14:00 hora de México. ' +
        'Después pasa a la siguiente persona. ¿Perdiste tu enlace? Toca «Perdí mi enlace» en «Mi lugar», o respóndenos y te mandamos otro.',
    );
    expect(messageFor({ ...offered, offeredUntil: null }, copa, SITE)).toBeNull();
  });

  it('omits a missing date or tournament', () => {
    expect(messageFor(registration({ status: 'approved' }), { ...copa, date: null }, SITE)).not.toContain('Empieza');
    expect(messageFor(registration({ status: 'rejected' }), undefined, SITE)).toContain('tu inscripción (ID 12345678)');
  });

  it('is null for a pending registration', () => {
    expect(messageFor(registration({ status: 'pending' }), copa, SITE)).toBeNull();
  });
});

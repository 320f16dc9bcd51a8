import { describe, expect, it } from 'vitest';
import { Guardian } from './guardian.schema.ts';

const typed = (fields: object) => Guardian.safeParse({ name: 'Rosa Pérez', contact: '+52 55 1234 5678', ...fields });

describe('the guardian of a player', () => {
  it.each([
    ['+52 55 1234 5678', '+52 55 1234 5678'],
    [' 0414.123.45.67 ', '0414 123 45 67'],
    ['‪55-1234-5678‬', '55-1234-5678'],
    [' Rosa@Correo.MX ', 'rosa@correo.mx'],
  ])('can have the contact %j', (contact, kept) => {
    expect(typed({ contact }).data?.contact).toBe(kept);
  });

  it.each([
    ['', 'Escribe su teléfono o su correo'],
    ['rosa@', 'Ingresa un teléfono o un correo válido'],
    ['55 1234 5678\nrosa@correo.mx', 'Ingresa un teléfono o un correo válido'],
    ['5'.repeat(61), 'Ingresa un teléfono o un correo válido'],
  ])('cannot have the contact %j', (contact, message) => {
    expect(typed({ contact }).error?.issues.map((issue) => issue.message)).toContain(message);
  });

  it('needs a name', () => {
    expect(typed({ name: ' ' }).error?.issues[0]?.message).toBe('Escribe el nombre de tu tutor');
  });
});

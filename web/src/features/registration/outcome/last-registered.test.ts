// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keptLinks } from '#lib/addresses/links.ts';
import { enrolmentIn } from '#lib/storage/local-registrations.ts';
import { noteRegistered } from './last-registered.ts';

test('a new tab knows a registration and its link, and no personal data is stored', () => {
  const player = { fullName: 'Ana', freeFireId: '1234567890', email: 'ana@correo.mx', phone: '5512345678' };
  const body = { ...player, tournamentId: 'copa', link: 'A'.repeat(22), answers: {}, requestId: 'request-1' };
  noteRegistered(body, { waits: false, isHeld: true });
  sessionStorage.clear();
  expect(keptLinks()).toMatchObject([{ token: 'A'.repeat(22), tournamentId: 'copa' }]);
  expect(enrolmentIn('copa')).not.toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ana|1234567890|correo\.mx|5512345678/);
});

import { permissions, type Role } from '@arena/domain';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { AdminPanel } from './AdminPanel.tsx';

vi.mock('./session.ts', () => ({ session: { signOut: vi.fn(), signOutEverywhere: vi.fn() } }));

function open(role: Role): string {
  signIn([...permissions[role]]);
  const user = { uid: 'yuli', email: 'yuli@example.com', displayName: 'Yuli', photoURL: null, emailVerified: true };
  const rank = { role, isAdmin: role === 'admin', isOwner: false, permissions: [...permissions[role]] };
  const metadata = { creationTime: null, lastSignInTime: null };
  const view = { ...user, ...rank, metadata, loginTime: '', expiry: null, remembered: true };
  const { container } = render(<AdminPanel view={view} today={null} />, { wrapper: SampleScreen });
  return container.textContent ?? '';
}

afterEach(signOutOrganiser);

test.each<[role: Role, says: string, silentAbout: RegExp]>([
  ['scorer', 'Escribes las salas y anotas los resultados', /Crear, publicar|Aprobar|Preguntas|todo el torneo/],
  ['moderator', 'Apruebas y rechazas inscripciones', /Crear, publicar|Preguntas|resultados\./],
  ['admin', 'De principio a fin', /^$/],
])('tells a %s what is theirs, and nothing that their role can’t do', (role, says, silentAbout) => {
  const text = open(role);
  expect(text).toContain(says);
  expect(text).not.toMatch(silentAbout);
  expect(screen.getByRole('link', { name: 'Leer la guía' }).getAttribute('href')).toMatch(/^\/guia/);
});

import type { CompetitionView } from '@arena/domain/api';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { adminPatterns } from '../../../lib/addresses/admin-paths.ts';
import { signIn, signOut } from '../../../lib/calls/sample-server.ts';
import { SampleScreen } from '../../../ui/sample-screen.tsx';
import { SampleCompetition } from './SampleCompetition.tsx';
import { SampleServer } from './sample-server.ts';
import { sampleMatch, sampleView } from './samples.ts';

export const organiser = { uid: 'yo', permissions: ['manage_competition', 'enter_results', 'manage_registrations'] };

/** Signs in an organiser for each test of a file. @returns the fake server */
export function sampleCompetitionAdmin(): () => SampleServer {
  let server = new SampleServer();
  beforeEach(() => {
    server = new SampleServer();
    vi.stubGlobal('fetch', vi.fn(server.serve));
    signIn(organiser.permissions, organiser.uid);
  });
  afterEach(() => {
    signOut();
    sessionStorage.clear();
    localStorage.clear();
  });
  return () => server;
}

/** Renders the admin area; a second call acts as a reload. */
export function show(): void {
  cleanup();
  render(
    <Routes>
      <Route path="*" element={<SampleCompetition organiser={organiser} />} />
      <Route path={adminPatterns.competition} element={<SampleCompetition organiser={organiser} />} />
      <Route path={adminPatterns.prizes} element={<SampleCompetition organiser={organiser} fixed="prizes" />} />
    </Routes>,
    { wrapper: SampleScreen },
  );
}

/** Renders another page of the same tab offline, without cached queries. */
export function showAnewOffline(): void {
  cleanup();
  signOut();
  signIn(organiser.permissions, organiser.uid);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show();
}

/** Opens the admin area of this competition and waits until it is loaded. */
export async function open(server: SampleServer, of: CompetitionView): Promise<void> {
  server.view = of;
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actualizar' })).toHaveProperty('disabled', false));
}

export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
export const dialog = () => screen.findByRole('alertdialog');

export async function choose(name: string, action: string): Promise<void> {
  await press(`Acciones de ${name}`);
  const menu = screen.getByRole('list', { name: `Acciones de ${name}` });
  fireEvent.click(within(menu).getByRole('button', { name: action }));
}

export const turnTo = (name: RegExp) => fireEvent.click(screen.getByRole('link', { name }));
export const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

export const played = [sampleMatch(1, 'official', 'ANA BETO CARO'), sampleMatch(2, 'official', 'ANA BETO CARO')];
export const toPlay = () => sampleView([sampleMatch(1, 'scheduled')]);
export const emptyLobby = [{ id: 'a', name: 'Sala única', entryIds: [] }];

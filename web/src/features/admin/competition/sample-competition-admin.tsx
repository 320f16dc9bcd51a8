import type { CompetitionView } from '@arena/domain/api';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect } from 'vitest';
import { adminPatterns } from '#lib/addresses/admin-paths.ts';
import { signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { CompetitionApi } from './competition-api.ts';
import { SampleCompetition } from './SampleCompetition.tsx';
import { sampleMatch, sampleView } from './samples.ts';

export const organiser = { uid: 'yo', permissions: ['manage_competition', 'enter_results', 'manage_registrations'] };

/** Signs in an organiser for each test of a file. @returns the API that the test calls */
export function sampleCompetitionAdmin(): () => CompetitionApi {
  let server: CompetitionApi;
  beforeEach(() => {
    server = new CompetitionApi();
    signIn(organiser.permissions, organiser.uid);
  });
  afterEach(signOutOrganiser);
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

/** Opens the admin area of this competition, waits until it is loaded, and turns to a tab. */
export async function open(server: CompetitionApi, of: CompetitionView, tab?: RegExp): Promise<void> {
  server.view = of;
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actualizar' })).toHaveProperty('disabled', false));
  if (tab !== undefined) turnTo(tab);
}

/** Reads the competition again, also behind a dialog. */
export const refresh = () => fireEvent.click(screen.getByRole('button', { name: 'Actualizar', hidden: true }));

export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
export const dialog = () => screen.findByRole('alertdialog');
export const pressInDialog = async (name: string) =>
  fireEvent.click(within(await dialog()).getByRole('button', { name }));

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

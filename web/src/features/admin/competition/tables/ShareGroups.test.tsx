import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open, press, sampleCompetitionAdmin, turnTo } from '../sample-competition-admin.tsx';
import { sampleEntry, sampleMatch, sampleView } from '../samples.ts';

const server = sampleCompetitionAdmin();

async function openList(status: 'published' | 'draft') {
  const shown = [sampleEntry('ANA', { name: '', seed: 7, players: [{ nickname: '', freeFireId: null }] })];
  server().tournament = { ...server().tournament, status };
  await open(server(), { ...sampleView([sampleMatch(1, 'official', 'ANA BETO CARO')]), shown });
  turnTo(/^Tabla/);
  await press('Compartir las listas');
}

const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => String(address));

test('shares a group’s list with public names and slots, and its picture', async () => {
  await openList('published');
  expect(await screen.findByLabelText('Así se lee')).toHaveProperty(
    'value',
    expect.stringMatching(/Slots de la sala:\n1\. Jugador 7\n2\. BETO\n3\. CARO$/),
  );
  await waitFor(() => expect(asked()).toContainEqual(expect.stringMatching(/group-1-1\.jpg\?v=[\da-f]{12}$/)));
});

test('asks for no picture of a draft, which has none', async () => {
  await openList('draft');
  await screen.findByText('La imagen aparece cuando publicas el torneo.');
  expect(asked()).not.toContainEqual(expect.stringContaining('.jpg'));
});

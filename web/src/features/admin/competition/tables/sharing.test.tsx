import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { open, press, sampleCompetitionAdmin } from '../sample-competition-admin.tsx';
import { sampleEntry, sampleMatch, sampleView } from '../samples.ts';

const server = sampleCompetitionAdmin();

/** Opens what is shared of a competition in which ANA is hidden. */
async function openToShare(way: string, status: 'published' | 'draft' = 'published'): Promise<void> {
  const shown = [sampleEntry('ANA', { name: '', seed: 7, players: [{ nickname: '', freeFireId: null }] })];
  server().tournament = { ...server().tournament, status };
  await open(server(), { ...sampleView([sampleMatch(1, 'official', 'ANA BETO CARO')]), shown }, /^Tabla/);
  await press(way);
}

const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => String(address));

beforeEach(() => void vi.spyOn(globalThis, 'fetch'));

test.each([
  ['Compartir', /1\. Jugador 7.*BETO/s],
  ['Compartir las listas', /Slots de la sala:\n1\. Jugador 7\n2\. BETO\n3\. CARO$/],
])('leaves hidden players’ names out: %s', async (way, text) => {
  await openToShare(way);
  const { value } = await screen.findByLabelText<HTMLTextAreaElement>('Así se lee');
  expect(value).toMatch(text);
  expect(value).not.toContain('ANA');
});

test('shows the picture of a group’s list only for a published tournament', async () => {
  await openToShare('Compartir las listas');
  await waitFor(() => expect(asked()).toContainEqual(expect.stringMatching(/group-1-1\.jpg\?v=[\da-f]{12}$/)));
  vi.mocked(fetch).mockClear();
  await openToShare('Compartir las listas', 'draft');
  await screen.findByText('La imagen aparece cuando publicas el torneo.');
  expect(asked()).not.toContainEqual(expect.stringContaining('.jpg'));
});

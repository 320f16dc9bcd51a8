import type { Prize } from '@arena/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, open, played, press, sampleDesk, turnTo } from '../sample-desk.tsx';
import { samplePrize, sampleView } from '../samples.ts';

const server = sampleDesk();

async function openPrize(change: Partial<Prize> = {}): Promise<void> {
  await open(server(), { ...sampleView(played), prizes: [samplePrize(change)] });
  turnTo(/^Premios/);
}

test('who is given a prize is written to at once, and nobody whose it was', async () => {
  const anas = { entryId: 'ANA', contact: '+52 55 1111 1111', guardian: 'Rosa' };
  const betos = { entryId: 'BETO', contact: '+52 55 2222 2222', guardian: null };
  server().contacts = [anas];
  await openPrize({ question: { at: '2026-11-20T00:00:00.000Z', candidates: ['BETO'] } });
  await screen.findByText(/con su tutor, Rosa/);
  await press('Decidir de quién es');
  server().contacts = [anas, betos];
  server().put({ prizes: [samplePrize({ entryId: 'BETO' })] });
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Dárselo a BETO' }));
  const link = await screen.findByRole('link', { name: /^WhatsApp/ });
  expect(link).toHaveProperty('href', expect.stringContaining('525522222222'));
  expect(screen.queryByText(/con su tutor/)).toBeNull();
});

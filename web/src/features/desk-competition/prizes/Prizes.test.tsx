import type { Prize } from '@arena/domain';
import { samplePrize } from '@arena/domain/samples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, open, played, press, sampleDesk, turnTo } from '../sample-desk.tsx';
import { sampleView } from '../samples.ts';

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

const SENT = { state: 'sent', sentAt: '2026-11-21T00:00:00.000Z', how: 'Nequi' } as const;

test.each<[string, Partial<Prize>, string]>([
  ['sent', SENT, 'Se borra cómo lo enviaste, el comprobante y el día.'],
  [
    'received',
    { ...SENT, state: 'received', receivedAt: '2026-11-22T00:00:00.000Z' },
    'Se borra cómo lo enviaste, el comprobante y el día, y que ANA ya lo recibió.',
  ],
  ['forfeited', { state: 'forfeited', reason: 'No respondió' }, 'Se borra el motivo: «No respondió».'],
])('a prize that was %s is owed again only where somebody knows what goes', async (_, change, said) => {
  await openPrize(change);
  await press('Acciones del premio 1');
  await press('Volver a por entregar');
  expect((await dialog()).textContent).toContain(said);
  expect(server().last).toEqual({});
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Volver a por entregar' }));
  await waitFor(() => expect(server().last).toMatchObject({ state: 'owed', expectedRevision: 1 }));
});

const OBJECTED = { ...SENT, objectedAt: '2026-11-22T00:00:00.000Z' };
const act = async (name: string) => fireEvent.click(within(await dialog()).getByRole('button', { name }));

async function look(): Promise<void> {
  await press('Acciones del premio 1');
  await press('Ver o cambiar el comprobante');
}

test('a prize of which its player says that it didn’t arrive is sent again by the button that says so alone', async () => {
  await openPrize(OBJECTED);
  await look();
  await act('Guardar comprobante');
  await screen.findByText('Premio de ANA: comprobante guardado.');
  expect(server().last).toEqual({ state: 'sent', how: 'Nequi', proof: null, again: false, expectedRevision: 1 });
  await press('Marcar enviado otra vez');
  await act('Marcar enviado otra vez');
  await screen.findByText('Premio de ANA: enviado otra vez.');
  expect(server().last).toMatchObject({ again: true });
});

test('how a prize was sent can be looked at and set right once it arrived, and it stays received', async () => {
  await openPrize({ ...SENT, state: 'received', receivedAt: '2026-11-22T00:00:00.000Z' });
  await look();
  expect(within(await dialog()).getByLabelText(/^Cómo lo enviaste/)).toHaveProperty('value', 'Nequi');
  await act('Guardar comprobante');
  await waitFor(() => expect(server().last).toMatchObject({ state: 'sent', how: 'Nequi', again: false }));
});

test('who was about to send a prize again hears that it arrived, and sends nothing', async () => {
  await openPrize(OBJECTED);
  await press('Marcar enviado otra vez');
  const receivedAt = '2026-11-23T00:00:00.000Z';
  server().put({ prizes: [samplePrize({ ...SENT, state: 'received', receivedAt, revision: 2 })] });
  await act('Marcar enviado otra vez');
  await within(await dialog()).findByText('Premio del 1.º: ahora dice «Recibido»');
  await act('Guardar comprobante');
  await waitFor(() => expect(server().last).toMatchObject({ again: false, expectedRevision: 2 }));
});

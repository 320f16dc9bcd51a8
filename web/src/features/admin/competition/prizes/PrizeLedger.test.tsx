import type { Prize } from '@arena/domain';
import { samplePrize } from '@arena/domain/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, open, played, press, pressInDialog, sampleCompetitionAdmin } from '../sample-competition-admin.tsx';
import { sampleView } from '../samples.ts';

const server = sampleCompetitionAdmin();

const openPrize = (change: Partial<Prize> = {}) =>
  open(server(), { ...sampleView(played), prizes: [samplePrize(change)] }, /^Premios/);

test("offers a message to a prize's new owner, not to the former one", async () => {
  const anas = { entryId: 'ANA', contact: '+52 55 1111 1111', guardian: 'Rosa' };
  const betos = { entryId: 'BETO', contact: '+52 55 2222 2222', guardian: null };
  server().contacts = [anas];
  await openPrize({ question: { at: '2026-11-20T00:00:00.000Z', candidates: ['BETO'] } });
  await screen.findByText(/con su tutor, Rosa/);
  await press('Decidir de quién es');
  server().contacts = [anas, betos];
  server().put({ prizes: [samplePrize({ entryId: 'BETO' })] });
  await pressInDialog('Dárselo a BETO');
  const link = await screen.findByRole('link', { name: /^WhatsApp/ });
  expect(link).toHaveProperty('href', expect.stringContaining('525522222222'));
  expect(screen.queryByText(/con su tutor/)).toBeNull();
});

const SENT = { state: 'sent', sentAt: '2026-11-21T00:00:00.000Z', how: 'Nequi' } as const;

const AT = '2026-11-22T00:00:00.000Z';

test.each<[string, Partial<Prize>, string]>([
  ['sent', SENT, 'Se borra cómo lo enviaste, el comprobante y el día.'],
  ['received', { ...SENT, state: 'received', receivedAt: AT }, 'el comprobante y el día, y que ANA ya lo recibió.'],
  ['forfeited', { state: 'forfeited', reason: 'No respondió' }, 'Se borra el motivo: «No respondió».'],
])('reopening a prize that was %s first lists the data it deletes', async (_, change, said) => {
  await openPrize(change);
  await press('Acciones del premio 1');
  await press('Marcar como «Por entregar»');
  expect((await dialog()).textContent).toContain(said);
  expect(server().last).toEqual({});
  await pressInDialog('Marcar como «Por entregar»');
  await waitFor(() => expect(server().last).toMatchObject({ state: 'owed', expectedRevision: 1 }));
});

const OBJECTED = { ...SENT, objectedAt: AT };

async function look(): Promise<void> {
  await press('Acciones del premio 1');
  await press('Ver o cambiar el comprobante');
}

test('saving the proof doesn’t resend a disputed prize; the resend button does', async () => {
  await openPrize(OBJECTED);
  await look();
  await pressInDialog('Guardar comprobante');
  await screen.findByText('Premio de ANA: comprobante guardado.');
  expect(server().last).toEqual({ state: 'sent', how: 'Nequi', proof: null, again: false, expectedRevision: 1 });
  await press('Marcar como enviado otra vez');
  await pressInDialog('Marcar como enviado otra vez');
  await screen.findByText('Premio de ANA: enviado otra vez.');
  expect(server().last).toMatchObject({ again: true });
});

test('a resend stops if the prize is already received; its proof stays editable', async () => {
  await openPrize(OBJECTED);
  await press('Marcar como enviado otra vez');
  server().put({ prizes: [samplePrize({ ...SENT, state: 'received', receivedAt: AT, revision: 2 })] });
  await pressInDialog('Marcar como enviado otra vez');
  await within(await dialog()).findByText('Premio del 1.º: ahora dice «Recibido»');
  await pressInDialog('Guardar comprobante');
  await waitFor(() => expect(server().last).toMatchObject({ again: false, expectedRevision: 2 }));
  await screen.findByText('Premio de ANA: comprobante guardado.');
  await look();
  expect(within(await dialog()).getByLabelText(/^Cómo lo enviaste/)).toHaveProperty('value', 'Nequi');
});
